import Glibc

/// Reads small files.
enum FileBytes {
  /// The bytes of a regular file; `nil` if it does not exist, cannot be read, or is larger than `limit`
  /// bytes.
  static func read(_ path: String, limit: Int = 1 << 20) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit else {
      return nil
    }
    return bytes(of: file, count: Int(status.st_size))
  }

  static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The next bytes of an open file; `nil` if fewer are left.
  static func bytes(of file: CInt, count: Int) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = Glibc.read(file, buffer.baseAddress?.advanced(by: filled), count - filled)
        if got > 0 { filled += got } else if got == 0 || errno != EINTR { return }
      }
    }
    return bytes.count == count ? bytes : nil
  }
}

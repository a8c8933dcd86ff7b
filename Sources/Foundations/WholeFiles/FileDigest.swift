import AstroBytes
import Glibc

package enum FileDigest {
  /// The digest in hexadecimal digits; `nil` if the file cannot be read to its end.
  package static func sha256(of path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var sum = SHA256()
    while let bytes = next(file) {
      if bytes.isEmpty { return sum.hex() }
      sum.update(bytes)
    }
    return nil
  }

  /// The next 64 KiB or less; empty at the end of the file, `nil` if reading fails.
  private static func next(_ file: CInt) -> [UInt8]? {
    var isRead = false
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
      var got = 0
      repeat { got = read(file, buffer.baseAddress, buffer.count) } while got < 0 && errno == EINTR
      (isRead, filled) = (got >= 0, max(0, got))
    }
    return isRead ? bytes : nil
  }
}

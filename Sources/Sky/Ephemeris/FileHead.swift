import AstroDiagnostics
import AstroWholeFiles
import Glibc

/// The beginning of a file of any size, or why it cannot be read.
enum FileHead: Hashable, Sendable {
  case missing
  /// The reason, as a single clause.
  case unreadable(Told)
  case bytes([UInt8], fileSize: Int)

  /// Reads at most `count` bytes; never blocks, even if the path names a pipe.
  init(_ path: String, count: Int) {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      self = errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(FileHead.reason)
      return
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      self = .unreadable(EphemerisFault.notRegular)
      return
    }
    let size = Int(status.st_size)
    guard let bytes = FileBytes.bytes(of: file, count: min(count, size)) else {
      self = .unreadable(FileHead.reason)
      return
    }
    self = .bytes(bytes, fileSize: size)
  }

  private static var reason: Told { EphemerisFault.system(.last) }
}

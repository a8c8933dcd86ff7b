package import Diagnostics
import Glibc

/// A file that is about to be written.
struct OutputFile {
  /// As the user named it.
  let path: String
  let bytes: [UInt8]

  /// What is at the path now.
  enum Kind { case nothing, file(mode: mode_t), folder, device }

  static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .nothing }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(mode: status.st_mode & 0o7777)
    case S_IFDIR: return .folder
    default: return .device
    }
  }

  var isDevice: Bool { if case .device = OutputFile.kind(of: path) { true } else { false } }

  /// Writes into what is there already, which cannot be replaced: a device or a pipe.
  func writeInPlace() throws(Problem) {
    do throws(SystemError) {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .last }
      defer { close(descriptor) }
      try Descriptor.write(bytes, to: descriptor)
    } catch {
      throw .output(path, error)
    }
  }
}

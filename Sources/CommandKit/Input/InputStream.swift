package import Diagnostics
import Glibc

/// A file that is read bit by bit, or standard input.
package final class InputStream: Sendable {
  private let file: InputFile
  private let descriptor: Int32

  /// - Throws: `noInput` where it is not there or cannot be read.
  package init(_ file: InputFile) throws(Problem) {
    self.file = file
    descriptor = file.isStandardInput ? STDIN_FILENO : open(file.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw file.unreadable(.last) }
  }

  deinit { if !file.isStandardInput { close(descriptor) } }

  /// Whether it is what lies at a path, by whatever name.
  package func isFile(at path: String) -> Bool {
    var (own, other) = (stat(), stat())
    guard fstat(descriptor, &own) == 0, stat(path, &other) == 0 else { return false }
    return own.st_dev == other.st_dev && own.st_ino == other.st_ino
  }

  /// How much of it was read, 0…1; `nil` for what has no size, such as a pipe.
  package var partRead: Double? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, case .file = FileKind(status), status.st_size > 0 else {
      return nil
    }
    return Double(lseek(descriptor, 0, SEEK_CUR)) / Double(status.st_size)
  }

  /// What is there now, 64 KiB at most, waiting until there is anything; nothing at the end.
  ///
  /// - Throws: `noInput`.
  package func read() throws(Problem) -> [UInt8] {
    do throws(SystemError) {
      return try Descriptor.readSome(descriptor)
    } catch {
      throw file.unreadable(error)
    }
  }
}

package import AstroDiagnostics
import Glibc

/// A file, or standard input, that is read in portions.
package final class InputStream: Sendable {
  private let file: InputFile
  private let descriptor: Int32

  /// - Throws: `missingFile` if it does not exist, `noInput` if it cannot be read.
  package init(_ file: InputFile) throws(Problem) {
    self.file = file
    descriptor = file.isStandardInput ? STDIN_FILENO : open(file.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw file.unreadable(.last) }
  }

  deinit { if !file.isStandardInput { close(descriptor) } }

  /// The name in messages.
  package var name: String { file.name }

  /// Whether it is the same file as the one at a path.
  package func isFile(at path: String) -> Bool {
    var (own, other) = (stat(), stat())
    guard fstat(descriptor, &own) == 0, stat(path, &other) == 0 else { return false }
    return own.st_dev == other.st_dev && own.st_ino == other.st_ino
  }

  /// The fraction that has been read, 0…1; `nil` for something without a size, such as a pipe.
  package var partRead: Double? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, case .file = FileKind(status), status.st_size > 0 else {
      return nil
    }
    return Double(lseek(descriptor, 0, SEEK_CUR)) / Double(status.st_size)
  }

  /// At most 64 KiB of what is available, waiting until there is something; empty at the end.
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

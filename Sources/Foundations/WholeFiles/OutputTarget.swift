import AstroDiagnostics
import Glibc

/// The file that an output replaces.
struct OutputTarget {
  /// The path as the user gave it, for messages.
  let path: String
  /// The path with links resolved.
  let file: String
  let folder: Folder
  /// The mode of the existing file; `nil` if there is none.
  let mode: mode_t?

  /// - Throws: If the file cannot be replaced.
  init(of output: OutputFile) throws(Problem) {
    path = output.path
    guard case .file(let file) = output.destination else {
      throw .output(path, SystemError(number: EISDIR))
    }
    (self.file, folder) = (file, Folder(of: file))
    guard case .file(let mode) = FileKind(of: file) else { self.mode = nil; return }
    self.mode = mode
    // A write-protected file is meant to stay, even if the permissions of its folder allow replacing it.
    guard access(file, W_OK) == 0 else { throw .output(path, .last) }
  }

  /// Calls a closure, and reports a system error as a problem of this target.
  func telling<Result>(_ work: () throws(SystemError) -> Result) throws(Problem) -> Result {
    do throws(SystemError) {
      return try work()
    } catch {
      let isLink = error.number == ENOENT && file != path
      throw .output(isLink ? "\(path) (a link to \(file))" : path, error)
    }
  }
}

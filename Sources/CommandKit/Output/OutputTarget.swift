import Diagnostics
import Glibc

/// What a file is to replace.
struct OutputTarget {
  /// As the user named it, for messages.
  let path: String
  /// Where that leads.
  let file: String
  let folder: Folder
  /// The mode of the file that is there; `nil` where there is none.
  let mode: mode_t?

  /// - Throws: Where it cannot be replaced.
  init(of output: OutputFile) throws(Problem) {
    path = output.path
    guard case .file(let file) = output.destination else {
      throw .output(path, SystemError(number: EISDIR))
    }
    (self.file, folder) = (file, Folder(of: file))
    guard case .file(let mode) = FileKind(of: file) else { self.mode = nil; return }
    self.mode = mode
    // A file that is closed to writing is meant to stay, though its folder would let us replace it.
    guard access(file, W_OK) == 0 else { throw .output(path, .last) }
  }

  /// Does a part of the work, and tells a refusal as one of this target.
  func telling<Result>(_ work: () throws(SystemError) -> Result) throws(Problem) -> Result {
    do throws(SystemError) {
      return try work()
    } catch {
      let isLink = error.number == ENOENT && file != path
      throw .output(isLink ? "\(path) (a link to \(file))" : path, error)
    }
  }
}

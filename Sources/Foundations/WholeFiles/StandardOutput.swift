package import AstroDiagnostics
import Glibc

/// The destination of results that are not stored in a file.
package enum StandardOutput {
  /// The name in messages.
  package static let name = "standard output"

  package static func write(_ bytes: [UInt8]) throws(Problem) {
    do throws(SystemError) {
      try Descriptor.write(bytes, to: STDOUT_FILENO)
    } catch {
      throw .output(name, error)
    }
  }
}

extension Problem {
  /// The problem of an output that cannot be created, or not completely written.
  package static func output(_ name: String, _ error: SystemError) -> Problem {
    let hint: Hint =
      switch error.number {
      case ENOENT: "create the folder first"
      case EACCES, EPERM, EROFS: "choose another folder with -o"
      case ENOSPC, EDQUOT: "make room, or choose another folder with -o"
      case EFBIG: "raise the limit with ulimit -f, or choose another folder with -o"
      case ELOOP: "name a file with -o"
      default: ""
      }
    let message = error.number == ENOENT ? "its folder does not exist" : error.message
    return Problem(.noOutput, at: Problem.Location(source: name), message, hint: hint)
  }
}

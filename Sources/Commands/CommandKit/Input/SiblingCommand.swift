package import AstroDiagnostics
import Glibc

/// Another command of this package, in the same folder as the running one.
package enum SiblingCommand {
  /// Replaces this process by another command, which gets the same arguments.
  ///
  /// This lets a command draw without loading any drawing code itself. Standard input must not have been read
  /// before.
  ///
  /// - Throws: `missingCommand` if the command is neither beside this one nor in the search path of the
  ///   system.
  package static func takeOver(_ name: String) throws(Problem) -> Never {
    let arguments = [name] + (try Arguments.checked())
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    words.append(nil)
    if let folder { execv(folder + name, words) }
    execvp(name, words)
    words.forEach { free($0) }
    throw Problem(
      .missingCommand, at: Problem.Location(source: name), "is not installed beside this command",
      hint: "pictures of a calendar need it: install all commands together")
  }

  /// The folder of the running program, with a trailing slash; `nil` if the system does not tell it.
  private static var folder: String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    guard count > 0 else { return nil }
    let path = String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return path.lastIndex(of: "/").map { String(path[...$0]) }
  }
}

package import Diagnostics
import Glibc

/// Another of our commands, which lies beside the one that runs.
package enum SiblingCommand {
  /// Lets another command take over this process, with the arguments that it was given.
  ///
  /// So a command may draw that otherwise loads nothing that draws. Standard input must not have been read.
  ///
  /// - Throws: `missingCommand` where there is no such command, neither beside this one nor among those of the system.
  package static func takeOver(_ name: String) throws(Problem) -> Never {
    let arguments = [name] + (try Arguments.checked())
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    words.append(nil)
    if let folder { execv(folder + name, words) }
    execvp(name, words)
    words.forEach { free($0) }
    throw Problem(
      .missingCommand, at: Place(source: name), "is not installed beside this command",
      hint: "pictures of a calendar need it: install all commands together")
  }

  /// That of the running program, with the stroke behind it; `nil` where the system does not say.
  private static var folder: String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    guard count > 0 else { return nil }
    let path = String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return path.lastIndex(of: "/").map { String(path[...$0]) }
  }
}

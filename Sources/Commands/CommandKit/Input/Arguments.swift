import CAstroSystem

/// The command line as the system passed it.
enum Arguments {
  /// The last part of the path by which the process was started; of a link, the link's.
  static var programName: String {
    let path = (csystem_argc() > 0 ? csystem_argv()?[0] : nil).map { String(cString: $0) } ?? ""
    return path.split(separator: "/").last.map(String.init) ?? path
  }

  /// All arguments but the command's name.
  ///
  /// - Throws: If an argument is not UTF-8; Swift would silently change it.
  static func checked() throws(Problem) -> [String] {
    var arguments: [String] = []
    for index in 1..<max(1, Int(csystem_argc())) {
      guard let argument = csystem_argv()?[index] else { break }
      guard let text = String(validatingCString: argument) else {
        throw .usage("", OptionFault.notUTF8(argument: index))
      }
      arguments.append(text)
    }
    return arguments
  }
}

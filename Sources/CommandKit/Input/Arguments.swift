package import Diagnostics
import Glibc

/// The command line as the system handed it over.
enum Arguments {
  /// Refuses arguments that are not UTF-8, of which Swift would otherwise make something else in silence.
  static func checkEncoding() throws(Problem) {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index] else { continue }
      guard String(validatingCString: argument) == nil else { continue }
      throw .usage("argument \(index)", "is not UTF-8", hint: "use a UTF-8 locale, such as C.UTF-8")
    }
  }
}

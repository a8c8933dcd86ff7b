import CAstroEphemerisEnvironment
import Glibc

/// Finds the directory of the Swiss Ephemeris' data files.
package enum EphemerisDirectory {
  /// The directory into which Debian's packages swe-basic-data and swe-standard-data install them.
  package static let distribution = "/usr/share/libswe/ephe"

  /// The value of `SE_EPHE_PATH` when the program started.
  ///
  /// libswe prefers that variable to any path it is given. The variable is therefore removed from the
  /// environment, so that the path that a program names is the one that is searched. This happens while the
  /// program is being loaded, before `main` and before there is a second thread: the program need not do
  /// anything, and no thread that reads the environment is disturbed. Child processes of the program do not
  /// inherit the variable.
  ///
  /// A program that sets the variable itself must do so before its first chart and while it has only one
  /// thread; the variable is then removed when this property is first read.
  package static let inherited: String? = {
    guard let own = getenv("SE_EPHE_PATH").map({ String(cString: $0) }) else {
      return ephemeris_path_at_start().map { String(cString: $0) }
    }
    unsetenv("SE_EPHE_PATH")
    return own
  }()

  /// The directory to use: the one the user named, else that of the environment, else that of the
  /// distribution.
  package static func resolve(argument: String?, environment: String? = inherited) -> String {
    [argument, environment].lazy.compactMap(\.self).first { !$0.isEmpty } ?? distribution
  }
}

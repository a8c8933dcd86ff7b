import CEphemerisEnvironment
import Glibc

/// Where the Swiss Ephemeris' data files are.
package enum EphemerisDirectory {
  /// Where Debian's packages swe-basic-data and swe-standard-data put them.
  package static let distribution = "/usr/share/libswe/ephe"

  /// What `SE_EPHE_PATH` was when the program started.
  ///
  /// libswe prefers that variable to any path it is given. It is therefore taken out of the environment, so that the
  /// path which a program names is the path that is searched. That is done as the program is loaded, before `main` and
  /// before there is a second thread: a program need do nothing, and no thread that reads the environment is disturbed.
  /// What the program itself starts no longer inherits the variable.
  ///
  /// A program that sets the variable on its own does so before its first chart, and while it has but one thread; it is
  /// then taken out when this is first asked.
  package static let inherited: String? = {
    guard let own = getenv("SE_EPHE_PATH").map({ String(cString: $0) }) else {
      return ephemeris_path_at_start().map { String(cString: $0) }
    }
    unsetenv("SE_EPHE_PATH")
    return own
  }()

  /// The directory to use: what the user named, else what the environment says, else the distribution's.
  package static func resolve(argument: String?, environment: String? = inherited) -> String {
    [argument, environment].lazy.compactMap(\.self).first { !$0.isEmpty } ?? distribution
  }
}

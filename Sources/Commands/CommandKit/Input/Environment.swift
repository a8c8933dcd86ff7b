import CAstroEphemerisEnvironment
import Glibc

/// The environment variables that commands use.
package enum Environment {
  package static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The value that `SE_EPHE_PATH` had when the program was loaded.
  ///
  /// It is removed from the environment then, because libswe would prefer it to the option `--ephemeris`.
  package static var ephemerisPath: String? { ephemeris_path_at_start().map { String(cString: $0) } }

  /// The variables that determine the language of messages.
  package static var locale: [String: String] {
    ["LC_ALL", "LC_MESSAGES", "LANG"].reduce(into: [:]) { $0[$1] = value($1) }
  }

  /// The creation date of outputs: the one set in the environment, or else the current
  /// time.
  package static func date() throws(Problem) -> Moment {
    try sourceDate() ?? Moment(secondsSince1970: time(nil))
  }

  /// The creation date set in the environment for reproducible builds; `nil` if it is
  /// not set.
  package static func sourceDate() throws(Problem) -> Moment? {
    guard let text = value("SOURCE_DATE_EPOCH"), !text.isEmpty else { return nil }
    // The limit is the last second of the year 9999, the last that a PDF can express.
    guard let seconds = Int(text), (0...253_402_300_799).contains(seconds) else {
      throw .usage("SOURCE_DATE_EPOCH", OptionFault.date)
    }
    return Moment(secondsSince1970: seconds)
  }
}

package import Diagnostics
import Glibc

/// The variables of the environment that commands heed.
package enum Environment {
  package static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Those that say which language messages should be in.
  package static var locale: [String: String] {
    ["LC_ALL", "LC_MESSAGES", "LANG"].reduce(into: [:]) { $0[$1] = value($1) }
  }

  /// The date of what is written, in seconds since 1970: the one that is set, else this moment.
  package static func date() throws(Problem) -> Int { try sourceDate() ?? time(nil) }

  /// The date of what is written, in seconds since 1970, for builds that can be repeated; `nil` where none is set.
  package static func sourceDate() throws(Problem) -> Int? {
    guard let text = value("SOURCE_DATE_EPOCH"), !text.isEmpty else { return nil }
    // The last second of the year 9999, the last a PDF can name.
    guard let seconds = Int(text), (0...253_402_300_799).contains(seconds) else {
      throw .usage(
        "SOURCE_DATE_EPOCH", "is not a number of seconds since 1970", hint: "unset it, or set it right")
    }
    return seconds
  }
}

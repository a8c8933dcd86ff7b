import Glibc

/// Finds the directory of the Swiss Ephemeris' data files.
package enum EphemerisDirectory {
  /// The directory into which Debian's packages swe-basic-data and swe-standard-data install them.
  package static let distribution = "/usr/share/libswe/ephe"

  /// The value of `SE_EPHE_PATH` in the environment of the process, which is only read.
  ///
  /// libswe prefers that variable to any path it is given; see `OpenFiles`.
  package static var environment: String? { getenv("SE_EPHE_PATH").map { String(cString: $0) } }

  /// The directory to use: the one the user named, else that of the environment, else that of the
  /// distribution.
  package static func resolve(argument: String?, environment: String? = environment) -> String {
    [argument, environment].lazy.compactMap(\.self).first { !$0.isEmpty } ?? distribution
  }
}

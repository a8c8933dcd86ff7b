import Glibc

/// Where the Swiss Ephemeris' data files are.
public enum EphemerisDirectory {
  /// Where Debian's package swe-basic-data puts them.
  public static let distribution = "/usr/share/libswe/ephe"

  /// What `SE_EPHE_PATH` was when this was first asked.
  ///
  /// libswe prefers that variable to any path it is given. It is therefore taken out of the environment, once and
  /// before libswe is first called: from then on the path that a program names is the path that is searched.
  public static let inherited: String? = {
    guard let value = getenv("SE_EPHE_PATH").map({ String(cString: $0) }) else { return nil }
    unsetenv("SE_EPHE_PATH")
    return value
  }()

  /// The directory to use: what the user named, else what the environment says, else the distribution's.
  public static func resolve(argument: String?, environment: String? = inherited) -> String {
    [argument, environment].lazy.compactMap(\.self).first { !$0.isEmpty } ?? distribution
  }
}

import AstroChartModel
import AstroDiagnostics

/// The files of minor planets by number, each of which has its own.
extension EphemerisFolders {
  /// The days for which a minor planet's own file has positions, as Julian days in universal time.
  ///
  /// - Throws: `missingEphemeris` where there is no file, or a damaged one.
  func days(of minorPlanet: MinorPlanet) throws(Problem) -> ClosedRange<Double> {
    for name in minorPlanet.files {
      let title = name.split(separator: "/").last.map(String.init) ?? name
      switch state(of: name, header: { EphemerisHeader($0, name: title, of: minorPlanet) }) {
      case .missing: continue
      case .sound(_, let header):
        // The light that is seen left a body in the farthest orbits known two days before.
        return header.days.lowerBound + 2...max(header.days.lowerBound + 2, header.days.upperBound - 1)
      case .damaged(let path, let reason):
        throw .ofPoints(EphemerisFault.unusable(path, reason, of: minorPlanet))
      }
    }
    throw .ofPoints(EphemerisFault.missing(minorPlanet, from: text))
  }
}

extension Problem {
  /// A file that only these points need: other charts may well be computed.
  fileprivate static func ofPoints(_ told: Told) -> Problem {
    Problem(.missingEphemeris, at: Location(path: [.name("settings"), .name("points")]), told)
  }
}

extension MinorPlanet {
  /// Where libswe looks for its file, in this order: the long file, then that of six centuries, each in the folder of
  /// its thousand, then without it.
  var files: [String] {
    let digits = String(number)
    let name =
      number > 99_999
      ? "s\(digits)" : "se\(String(repeating: "0", count: 5 - digits.count))\(digits)"
    let names = ["\(name).se1", "\(name)s.se1"]
    return names.map { "ast\(number / 1000)/\($0)" } + names
  }
}

import AstroChartModel
import AstroDiagnostics
import AstroJSON

extension Chart {
  /// Reads and checks a computed chart.
  ///
  /// Degrees are decisive: signs and houses are derived from them, and if the file contradicts itself, the
  /// chart gets a warning.
  init(
    _ root: JSONCursor, kind: ChartKind, name: String?, birth: BirthData?, settings: ChartSettings
  ) throws(Problem) {
    let derived = try Derivation(root["derived"])
    let houses = try Houses(root["houses"])
    var reader = PlacementReader(houses: houses)
    let planets = try reader.placements(root["planets"], of: .planets)
    let points = try reader.placements(root["points"], of: .points)
    let isExact = kind != .natal || derived != nil
    try self.init(
      kind: kind, derived: derived, name: name, birth: birth, settings: settings,
      moment: try Moment(root["moment"], isExact: isExact),
      ephemeris: try EphemerisSource(root["ephemeris"]), planets: planets, points: points,
      houses: houses, angles: try Angles(root["angles"], isRequired: houses != nil))
    guard !planets.isEmpty else {
      throw root["planets"].problem(ChartFileFault.noPlanet)
    }
    aspects = try aspects(root["aspects"])
    warnings = try root["warnings"].warnings()
    let found = reader.contradictions.filter { note in !warnings.contains { $0.tells(note) } }
    warnings += found
  }
}

extension EphemerisSource {
  /// `nil` if the field is absent.
  fileprivate init?(_ field: JSONCursor) throws(Problem) {
    guard !field.isAbsent else { return nil }
    try field.requireObject()
    self.init(
      source: try field["source"].label() ?? "unknown", version: try field["version"].label() ?? "unknown",
      houseSystem: try field["houseSystem"].named(ChartSettings.houseSystem))
  }
}

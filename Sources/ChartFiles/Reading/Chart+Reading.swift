import ChartModel
import Diagnostics
import JSON

extension Chart {
  /// A computed chart, checked.
  ///
  /// Degrees are what counts: signs and houses follow from them, and where a file contradicts itself the chart
  /// carries a warning.
  init(_ root: JSONCursor, name: String?, birth: BirthData?, settings: ChartSettings) throws(Problem) {
    let houses = try Houses(root["houses"])
    var reader = PlacementReader(houses: houses)
    let planets = try reader.placements(root["planets"], of: .planets)
    let points = try reader.placements(root["points"], of: .points)
    try self.init(
      name: name, birth: birth, settings: settings, moment: try Moment(root["moment"]),
      ephemeris: try EphemerisSource(root["ephemeris"]), planets: planets, points: points,
      houses: houses, angles: try Angles(root["angles"], isRequired: houses != nil))
    guard !planets.isEmpty else {
      throw root["planets"].problem(
        "holds no planet", hint: "leave it out to have the planets computed from birth")
    }
    aspects = try aspects(root["aspects"])
    warnings = try root["warnings"].warnings()
    warnings += reader.contradictions.filter { !warnings.contains($0) }
  }
}

extension Moment {
  /// `nil` where the field is absent.
  fileprivate init?(_ field: JSONCursor) throws(Problem) {
    guard !field.isAbsent else { return nil }
    try field.requireObject()
    guard let utc = try field["utc"].text() else { throw field["utc"].missing(hint: Moment.form) }
    guard let seconds = Moment.seconds(utcText: utc) else {
      throw field["utc"].problem("\(Quotation.of(utc)) is no moment", hint: Moment.form)
    }
    self.init(
      secondsSince1970: seconds,
      utcOffsetSeconds: try field["utcOffsetSeconds"].integer(in: -86_400...86_400) ?? 0,
      offsetSource: try field["offsetSource"].name(of: "source of an offset") ?? .fixed)
  }

  private static var form: Hint { "as in 1990-04-15T10:30:00Z" }
}

extension EphemerisSource {
  /// `nil` where the field is absent.
  fileprivate init?(_ field: JSONCursor) throws(Problem) {
    guard !field.isAbsent else { return nil }
    try field.requireObject()
    self.init(
      source: try field["source"].label() ?? "unknown", version: try field["version"].label() ?? "unknown",
      houseSystem: try field["houseSystem"].named(ChartSettings.houseSystem))
  }
}

extension JSONCursor {
  fileprivate func warnings() throws(Problem) -> [Note] {
    var warnings: [Note] = []
    for element in try elements() {
      try element.requireObject()
      guard let code = try element["code"].label() else { throw element["code"].missing() }
      warnings.append(Note(Note.Code(rawValue: code), try element["message"].text() ?? ""))
    }
    return warnings
  }
}

import AstroChartModel
import AstroDiagnostics
import AstroJSON

extension Derivation {
  /// `nil` if the field is absent.
  ///
  /// - Throws: `invalidChart` at the field that is wrong.
  init?(_ field: JSONCursor) throws(Problem) {
    guard !field.isAbsent else { return nil }
    try field.requireObject()
    var from: [Origin] = []
    for element in try field["from"].elements() { from.append(try Origin(element)) }
    self.init(
      from: from,
      method: try field["method"].name(of: "method"), angles: try field["angles"].name(of: "way of angles"),
      housesBy: try field["housesBy"].name(of: "source of houses"), place: try Site(field["place"]),
      target: try Moment(field["target"], isExact: true), arc: try field["arc"].roundedNumber(in: -360...360),
      body: try field["body"].name(of: "body"), cycle: try field["cycle"].integer(in: -100_000...100_000),
      pass: try field["pass"].integer(in: 1...99), passes: try field["passes"].integer(in: 1...99),
      isPrecessed: try field["precessed"].truth(), number: try field["number"].integer(in: 1...100_000))
  }
}

extension Derivation.Origin {
  fileprivate init(_ field: JSONCursor) throws(Problem) {
    try field.requireObject()
    self.init(
      name: try field["name"].label(),
      birth: field["birth"].isAbsent ? nil : try BirthData(field["birth"], nil),
      julianDay: try field["julianDay"].number(in: -365_249_999...365_249_999))
  }
}

extension Site {
  /// `nil` if the field is absent.
  fileprivate init?(_ field: JSONCursor) throws(Problem) {
    guard !field.isAbsent else { return nil }
    try field.requireObject()
    let latitude = try field["latitude"].requiredNumber(hint: ChartFileFault.latitude)
    let longitude = try field["longitude"].requiredNumber(hint: ChartFileFault.longitude)
    let name = try field["name"].text()
    self = try field.checked { () throws(Problem) in
      try Site(latitude: latitude, longitude: longitude, name: name)
    }
  }
}

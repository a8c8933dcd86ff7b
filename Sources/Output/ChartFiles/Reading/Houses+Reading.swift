import AstroChartModel
import AstroDiagnostics
import AstroJSON

extension Houses {
  /// Reads twelve cusps in order; `nil` if there are none.
  init?(_ field: JSONCursor) throws(Problem) {
    let elements = try field.elements()
    guard !elements.isEmpty else { return nil }
    try field.checked { () throws(Problem) in try Houses.check(count: elements.count) }
    var cusps: [Longitude] = []
    for (index, element) in elements.enumerated() {
      try element.requireObject()
      if let number = try element["number"].integer(in: 1...12), number != index + 1 {
        throw element["number"].problem(ChartFileFault.house(number, wanted: index + 1))
      }
      _ = try element["sign"].name(of: "sign", Sign.self)
      cusps.append(try element["degree"].longitude())
    }
    self = try field.checked { [cusps] () throws(Problem) in try Houses(cusps: cusps) }
  }
}

extension Angles {
  /// Reads Ascendant and Midheaven, from which the other two angles follow; `nil` if the field is absent.
  init?(_ field: JSONCursor, isRequired: Bool) throws(Problem) {
    guard !field.isAbsent else {
      if isRequired { throw field.missing(hint: ChartFileFault.asAngles) }
      return nil
    }
    try field.requireObject()
    for angle in ChartAngle.allCases where !field[angle.rawValue].isAbsent {
      let angle = field[angle.rawValue]
      try angle.requireObject()
      _ = try angle["sign"].name(of: "sign", Sign.self)
      _ = try angle["degree"].longitude()
    }
    self.init(
      ascendant: try field["ascendant"]["degree"].longitude(),
      midheaven: try field["midheaven"]["degree"].longitude())
  }
}

import AstroChartModel
import AstroDiagnostics
import AstroJSON

extension JSONCursor {
  /// A number in a range, rounded to the millionth; `nil` if it is absent.
  func roundedNumber(in range: ClosedRange<Double>) throws(Problem) -> Double? {
    try number(in: range).map(Longitude.rounded)
  }

  /// A required number of any size.
  func requiredNumber(hint: Hint) throws(Problem) -> Double {
    guard let number = try number() else { throw missing(hint: hint, code: .missingBirthData) }
    return number
  }

  /// A required longitude.
  func longitude() throws(Problem) -> Longitude {
    guard let degrees = try number() else { throw missing(hint: ChartFileFault.asDegree) }
    guard degrees >= 0, degrees < 360 else {
      throw problem(ChartFileFault.degree(degrees))
    }
    return Longitude(degrees)
  }

  /// A text that may be shown in a picture; `nil` if it is absent, empty or only whitespace.
  func label() throws(Problem) -> String? {
    guard let text = try text() else { return nil }
    return try checked { () throws(Problem) in try Label.checked(text) }
  }
}

package import ChartModel
package import Drawing
package import Ephemeris

extension CommandError {
  /// A chart file that is none.
  package init(_ error: ChartFormatError, in file: String) {
    self.init(.data, code: error.code.rawValue, at: [file, error.place], error.message, hint: error.hint)
  }

  /// A birth without a chart.
  package init(_ error: EphemerisError, in file: String) {
    let (status, code) = CommandError.meaning(of: error.code)
    self.init(status, code: code, at: [file, error.field ?? ""], error.message, hint: error.hint ?? "")
  }

  private static func meaning(of code: EphemerisError.Code) -> (ExitStatus, String) {
    switch code {
    case .badBirth, .ambiguousTime, .nonexistentTime, .unknownZone, .outOfRange:
      (.data, ChartFormatError.Code.invalidChart.rawValue)
    case .missingEphemeris, .missingTimeZones: (.unavailable, "CALCULATION_ERROR")
    case .calculation: (.software, "CALCULATION_ERROR")
    }
  }

  /// A picture that could not be made.
  package init(_ error: RenderingError) {
    let status: ExitStatus =
      switch error.code {
      case .missingFont: .unavailable
      case .size: .usage
      case .drawing, .encoding, .outOfMemory: .software
      }
    self.init(status, code: "RENDERING_ERROR", at: [], error.message, hint: error.hint)
  }
}

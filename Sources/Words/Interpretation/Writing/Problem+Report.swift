import AstroChartModel
import AstroDiagnostics

/// Why a chart has no report.
extension Problem {
  static let noPlanets = Problem(
    .noReport, at: .field("planets"), ReportFault.noPlanets)

  static func noBirth(_ kind: ChartKind) -> Problem {
    Problem(
      .noReport, at: .field("kind"), ReportFault.notNatal(kind))
  }

  static func tooFewFactors(in area: Area, _ count: Int) -> Problem {
    Problem(
      .noReport, at: .field("planets"), ReportFault.tooFewRules(count, on: area))
  }
}

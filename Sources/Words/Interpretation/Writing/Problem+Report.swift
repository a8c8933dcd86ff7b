import AstroChartModel
import AstroDiagnostics

/// Why a chart has no report.
extension Problem {
  static let noPlanets = Problem(
    .noReport, at: .field("planets"), "the chart has no planets to read",
    hint: "give the birth, or positions of the ten planets")

  static func noBirth(_ kind: ChartKind) -> Problem {
    Problem(
      .noReport, at: .field("kind"), "our rules cannot read a chart of the kind \(kind.rawValue)",
      hint: "give the natal chart; astro-pdf shows other skies in figures")
  }

  static func tooFewFactors(in area: Area, _ count: Int) -> Problem {
    Problem(
      .noReport, at: .field("planets"),
      "the \(count) rules on \(area.rawValue) that hold in the chart do not fill a report",
      hint: "give all ten planets, or more rules with --rules")
  }
}

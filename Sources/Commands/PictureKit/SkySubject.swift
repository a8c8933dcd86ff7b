package import AstroChartModel
package import AstroCommandKit
package import AstroDiagnostics
import AstroDrawing
import AstroSvitla
import AstroThemes
import AstroWheelLayout
import AstroWording

/// Skies that a document shows in figures: a chart, the skies around it, and the charts from which it was
/// made.
package struct SkySubject {
  let base: Chart
  let around: [OuterSky]
  let others: [Chart]

  /// Makes the subject of a chart and the skies around it.
  ///
  /// A sky derived from one birth is shown around that birth, if its file includes it. A sky of two births is
  /// shown alone, followed by both.
  ///
  /// - Returns: `nil` for a natal chart alone, which needs a reading instead.
  package init?(
    of chart: Chart, around: [OuterSky], by shared: SharedOptions
  ) throws(Problem) {
    guard chart.kind != .natal || !around.isEmpty else { return nil }
    var births: [Chart] = []
    for origin in chart.kind == .natal ? [] : chart.derived?.from ?? [] {
      guard let birth = origin.birth else { continue }
      births.append(try shared.ephemerisSource.chart(of: birth, name: origin.name, settings: chart.settings))
    }
    if births.count == 1, around.isEmpty {
      self.init(births[0], around: [.init(chart, as: SkyRole(chart.kind))], others: [], by: shared)
    } else {
      self.init(chart, around: around, others: births, by: shared)
    }
  }

  private init(
    _ base: Chart, around: [OuterSky], others: [Chart], by shared: SharedOptions
  ) {
    (self.base, self.others) = (base, others)
    self.around = around.dated(around: base, by: shared.ephemerisSource)
  }

  func document(in language: Language, theme: Theme, shaper: any TextShaper) -> ReportDocument {
    ReportDocument(
      of: base, around: around, others: others, language: language, theme: theme, shaper: shaper)
  }
}

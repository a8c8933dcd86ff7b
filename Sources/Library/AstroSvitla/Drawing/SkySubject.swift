import AstroBirthplaces
import AstroChartModel
import AstroDiagnostics
import AstroDocuments
import AstroDrawing
import AstroEphemeris
import AstroThemes
import AstroWheelLayout
import AstroWording

/// Skies that a document shows in figures: a chart, the skies around it, and the charts from which it was
/// made.
struct SkySubject {
  let base: Chart
  let around: [OuterSky]
  let others: [Chart]

  /// Makes the subject of a chart and the skies around it.
  ///
  /// A sky derived from one birth is shown around that birth, if its file includes it. A sky of two births is
  /// shown alone, followed by both.
  ///
  /// - Throws: `outOfRange` for more skies than can be drawn.
  init(of chart: Chart, around: [OuterSky], by ephemeris: SwissEphemeris) throws(Problem) {
    try OuterSky.check(around, around: chart)
    var births: [Chart] = []
    for origin in chart.kind == .natal ? [] : chart.derived?.from ?? [] {
      guard let birth = origin.birth else { continue }
      births.append(try ephemeris.chart(of: birth, name: origin.name, settings: chart.settings))
    }
    if births.count == 1, around.isEmpty {
      base = births[0]
      self.around = [OuterSky(chart, as: SkyRole(chart.kind))].dated(around: base, by: ephemeris)
      others = []
    } else {
      base = chart
      self.around = around.dated(around: chart, by: ephemeris)
      others = births
    }
  }

  func document(in language: Language, theme: Theme, shaper: any TextShaper) -> ReportDocument {
    ReportDocument(
      of: base.namingPlaces(in: language), around: around.map { $0.namingPlaces(in: language) },
      others: others.map { $0.namingPlaces(in: language) }, language: language, theme: theme, shaper: shaper)
  }
}

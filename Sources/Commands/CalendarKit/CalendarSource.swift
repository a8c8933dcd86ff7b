package import AstroChartModel
package import AstroCommandKit
package import AstroDiagnostics
import AstroEphemeris
package import AstroSkies
import AstroWholeFiles

/// The source of events for one call: a chart, if there is one, and the ephemeris.
package struct CalendarSource {
  private let chart: String?
  private let shared: SharedOptions
  private let spanOption: String

  /// - Parameters:
  ///   - chart: The path of a natal chart or a birth; `nil` for the sky alone.
  ///   - spanOption: The option that messages name for a problem with the span.
  package init(_ chart: String?, _ shared: SharedOptions, spanOption: String = "--from, --to") {
    (self.chart, self.shared, self.spanOption) = (chart, shared, spanOption)
  }

  /// The name of the chart in messages.
  package var name: String { chart.map { InputFile($0).name } ?? "" }

  /// The natal chart, with notes on how it was read.
  package func natal() throws(Problem) -> Made<Chart>? {
    guard let chart else { return nil }
    let input = InputFile(chart)
    let document = try input.document(in: shared.chosenLanguage)
    let natal = try ChartSource(shared, file: input.name).natal(from: document)
    return Made(natal, notes: natal.warnings)
  }

  /// The events; a problem with the span is located at its option, one with the chart at its file.
  package func events(
    _ natal: Chart?, _ request: CalendarRequest, from place: Skies.Viewpoint?
  ) throws(Problem) -> Made<[SkyEvent]> {
    let zodiac = natal?.settings.zodiac ?? shared.applied(to: ChartSettings()).zodiac
    let ephemeris = shared.ephemerisSource
    do throws(Problem) {
      if shared.verifyEphemeris { try ephemeris.verify() }
      var calendar = SkyCalendar(ephemeris, in: zodiac, around: request.span.from, seenFrom: place)
      return try calendar.events(request, of: natal)
    } catch {
      switch error.code {
      case .usage, .missingEphemeris: throw error
      case .outOfRange: throw error.of(spanOption)
      default: throw chart == nil ? error : error.of(name)
      }
    }
  }

  /// The placements of the planets at an instant.
  package func places(_ natal: Chart?, at moment: Moment) throws(Problem) -> [Placement] {
    try sky(natal, at: moment).planets
  }

  /// The sky at an instant with the settings of the chart, without a place.
  package func sky(_ natal: Chart?, at moment: Moment) throws(Problem) -> Chart {
    let settings = natal?.settings ?? shared.applied(to: ChartSettings())
    return try Skies(shared.ephemerisSource).transit(to: nil, at: moment, settings: settings)
  }
}

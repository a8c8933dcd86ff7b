package import ChartModel
package import CommandKit
package import Diagnostics
import Ephemeris
package import Skies

/// Where the events of one call come from: a chart, if there is one, and the ephemeris.
package struct CalendarSource {
  private let chart: String?
  private let shared: SharedOptions
  private let spanOption: String

  /// - Parameters:
  ///   - chart: The path of a natal chart or a birth; `nil` for the sky alone.
  ///   - spanOption: Where a problem of the span is told.
  package init(_ chart: String?, _ shared: SharedOptions, spanOption: String = "--from, --to") {
    (self.chart, self.shared, self.spanOption) = (chart, shared, spanOption)
  }

  /// What messages call the chart.
  package var name: String { chart.map { InputFile($0).name } ?? "" }

  /// The natal chart, with what is to be told of its reading.
  package func natal() throws(Problem) -> Made<Chart>? {
    guard let chart else { return nil }
    let input = InputFile(chart)
    let document = try input.document(in: shared.chosenLanguage)
    let natal = try ChartSource(shared, file: input.name).natal(from: document)
    return Made(natal, notes: natal.warnings)
  }

  /// The events; a problem of the span is told at its option, one of the chart at its file.
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

  /// Where the planets stand at an instant.
  package func places(_ natal: Chart?, at moment: Moment) throws(Problem) -> [Placement] {
    try sky(natal, at: moment).planets
  }

  /// The sky of an instant as the chart reckons it, of no place.
  package func sky(_ natal: Chart?, at moment: Moment) throws(Problem) -> Chart {
    let settings = natal?.settings ?? shared.applied(to: ChartSettings())
    return try Skies(shared.ephemerisSource).transit(to: nil, at: moment, settings: settings)
  }
}

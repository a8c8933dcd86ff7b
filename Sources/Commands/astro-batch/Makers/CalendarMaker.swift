import ArgumentParser
import AstroCalendarKit
import AstroChartFiles
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroJSON
import AstroSkies
import AstroStreamKit
import AstroWording

/// Lists the events of a span, as `astro-calendar` does.
struct CalendarMaking: ParsableArguments, Making {
  @Argument var file: String?
  @OptionGroup var span: SpanOptions
  @OptionGroup var events: EventOptions
  @OptionGroup var shared: SharedOptions

  var portion: Int { 2 }

  func check() throws(Problem) { _ = try span.span() }

  func maker() throws(Problem) -> any StreamMaker {
    Maker(making: self, source: ChartSource(shared, file: ""), span: try span.span())
  }

  private struct Maker: StreamMaker {
    let making: CalendarMaking
    let source: ChartSource
    let span: CalendarSpan
    /// The fitted skies of earlier lines, by the name of their zodiac.
    var calendars: [String: SkyCalendar] = [:]

    private var language: Language { making.shared.chosenLanguage }

    mutating func make(_ document: Made<ChartDocument>) throws(Problem) -> StreamProduct {
      let natal = try source.natal(from: document)
      let request = try making.events.request(span, for: natal)
      let place = try making.events.viewpoint(
        in: language, of: natal, zone: making.span.zone, request
      ).value
      let events = try events(request, of: natal, from: place)
      let clock = try making.span.clock(longitude: place?.site.longitude ?? 0)
      return .object(
        written(clock.map { clock in events.map { $0.told(clock) } } ?? events, isLocal: clock != nil))
    }

    private mutating func events(
      _ request: CalendarRequest, of natal: Chart, from place: Skies.Viewpoint?
    ) throws(Problem) -> [SkyEvent] {
      let zodiac = natal.settings.zodiac
      // Planetary hours depend on a place, so a sky for them cannot be shared.
      let isShared = !request.kinds.contains(.hour)
      var calendar =
        (isShared ? calendars[zodiac.name] : nil)
        ?? SkyCalendar(
          making.shared.ephemerisSource, in: zodiac, around: span.from, seenFrom: isShared ? nil : place)
      // With two references to it, changing the calendar would copy it.
      calendars[zodiac.name] = nil
      let made = try calendar.events(request, of: natal)
      if isShared { calendars[zodiac.name] = calendar }
      return made.value
    }

    private func written(_ events: [SkyEvent], isLocal: Bool) -> [UInt8] {
      var writer = JSONWriter(.oneLine, capacity: 1 << 15)
      writer.object { writer in
        writer.member("events") { writer in
          writer.array(events) { $1.write(to: &$0, in: language, isLocal: isLocal) }
        }
      }
      return writer.finished()
    }
  }
}

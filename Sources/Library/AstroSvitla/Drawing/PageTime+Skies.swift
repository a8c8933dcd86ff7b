import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroSkies
import AstroWebPage
import AstroWheelLayout

extension PageTime {
  /// A year from the day of the outermost sky, if that is a transit.
  ///
  /// If the ephemeris does not cover the whole year, the result is `nil` and the page has no slider; nothing
  /// else depends on it.
  init?(of skies: [OuterSky], around base: Chart, by ephemeris: SwissEphemeris) {
    guard let outer = skies.last, outer.sky == .transit, let shown = outer.chart.moment,
      Body.planets.allSatisfy({ outer.chart.placement(of: $0) != nil })
    else { return nil }
    let zodiac = base.settings.zodiac
    let start = shown.midnight
    let places = Body.planets.map {
      ephemeris.longitudes(of: $0, in: zodiac, around: shown.julianDay)
    }
    do throws(Problem) {
      try self.init(
        from: start, shown: shown, passages: PageTime.passages(outer, base, from: start, ephemeris),
        orbs: outer.orbs
      ) { (body, day) throws(Problem) in
        try places[Body.planets.firstIndex(of: body) ?? 0](day)
      }
      zone = base.birth?.timeZone ?? zone
    } catch { return nil }
  }

  /// The passages that are exact in the year; empty if the base is not a birth.
  private static func passages(
    _ outer: OuterSky, _ base: Chart, from start: Moment, _ ephemeris: SwissEphemeris
  ) -> [Passage] {
    let end = Moment(
      secondsSince1970: start.secondsSince1970 + 366 * 86_400, utcOffsetSeconds: 0, offsetSource: .fixed)
    guard let span = try? CalendarSpan(from: start, to: end) else { return [] }
    let request = CalendarRequest(span, kinds: [.transit], orbs: outer.orbs)
    var calendar = SkyCalendar(ephemeris, in: base.settings.zodiac, around: start)
    let events = (try? calendar.events(request, of: base))?.value ?? []
    return events.compactMap { if case .transit(let passage) = $0 { passage } else { nil } }
  }
}

extension Moment {
  /// The start of its day in UTC.
  fileprivate var midnight: Moment {
    let day = (Double(secondsSince1970) / 86_400).rounded(.down)
    return Moment(secondsSince1970: Int(day) * 86_400, utcOffsetSeconds: 0, offsetSource: .fixed)
  }
}

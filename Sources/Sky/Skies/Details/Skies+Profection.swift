import AstroAlmanac
import AstroChartModel
import AstroDiagnostics
import AstroEphemeris

extension Skies {
  /// The year and the month of annual profection that hold a moment, counted as in calendars; none before the birth.
  func profections(of natal: Chart, on moment: Moment) throws(Problem) -> [Profection] {
    let next = Moment(secondsSince1970: moment.secondsSince1970 + 1)
    let span = try CalendarSpan(from: moment, to: next)
    var calendar = SkyCalendar(ephemeris, in: natal.settings.zodiac, around: moment)
    let events = try calendar.events(CalendarRequest(span, kinds: [.profection]), of: natal).value
    return events.compactMap { event in
      guard case .profection(let profection) = event else { return nil }
      return profection.start.julianDay <= moment.julianDay && moment.julianDay < profection.end.julianDay
        ? profection : nil
    }
  }
}

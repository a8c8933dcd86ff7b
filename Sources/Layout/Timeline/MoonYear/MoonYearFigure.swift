package import AstroChartModel
import AstroDiagnostics
package import AstroWording

/// What the picture of the Moon's year shows.
package struct MoonYearFigure: Sendable {
  /// A year of the Gregorian calendar.
  package let year: Int
  /// The clock by which days begin, noon is noon and times are shown, and the name of its zone.
  package var clock: LocalClock
  package var zone: String
  /// The zodiac of the signs, which is told unless it is the tropical one.
  package var zodiac: Zodiac
  /// Which bodies' aspects end the void times.
  package var voids: VoidReckoning
  /// Whether the Moon is shown as it stands in the sky south of the equator.
  package var isSouthern: Bool
  package var events: [SkyEvent]

  /// - Parameter events: In any order. The Moon's ingresses, quarters and void times of the year and of
  ///   ``margin`` around it must be among them: they are all that its places are known from.
  package init(
    of year: Int, clock: LocalClock = .utc, zone: String = "UTC", zodiac: Zodiac = .tropical,
    voids: VoidReckoning = .traditional, isSouthern: Bool = false, events: [SkyEvent]
  ) {
    (self.year, self.clock, self.zone, self.zodiac) = (year, clock, zone, zodiac)
    (self.voids, self.isSouthern, self.events) = (voids, isSouthern, events)
  }

  /// How many seconds before and after a year events are needed: longer than from one quarter to the next.
  package static let margin = 10 * 86_400

  package func title(in language: Language) -> String { CalendarPictureWords(language).moonYear(year) }

  func days(ofMonth month: Int) -> [CivilDate] {
    (1...CivilDate.days(inMonth: month, of: year)).compactMap {
      CivilDate(year: year, month: month, day: $0)
    }
  }

  /// The first instants of a day and of the next one.
  func hours(of day: CivilDate) -> (start: Moment, end: Moment) {
    (clock.start(of: day), clock.start(of: CivilDate(daysSince1970: day.daysSince1970 + 1)))
  }

  /// The instant at which the clock shows noon, in seconds since 1970.
  ///
  /// Where a day of the calendar was left out altogether, there is none: the middle of the day stands for it.
  func noon(of day: CivilDate) -> Double {
    let (start, end) = hours(of: day)
    let local = Double(day.daysSince1970 * 86_400 + 43_200)
    let middle = (start.exactSeconds + end.exactSeconds) / 2
    let offset = Moment(
      secondsSince1970: Int(middle.rounded()), utcOffsetSeconds: 0, offsetSource: .fixed)
    let noon = local - Double(clock.told(offset).utcOffsetSeconds)
    return (start.exactSeconds..<max(end.exactSeconds, start.exactSeconds + 1)).contains(noon) ? noon : middle
  }
}

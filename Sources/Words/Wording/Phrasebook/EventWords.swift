package import AstroChartModel

/// Words for events in the sky, each in one clause without its time.
///
/// Places in the zodiac are passed in words, as in “25°11′ Aries”.
package protocol EventWords: Sendable {
  /// A day as calendars write it, as in “3 February 2027”.
  ///
  /// - Parameter year: A year from 1 on.
  func calendarDate(year: Int, month: Int, day: Int) -> String
  /// The time from a beginning to an end, as in “3 February 2027, 06:05 to 14:30”.
  func lasting(_ start: String, until end: String) -> String

  /// A transit, as in “Saturn squares your Sun”.
  func transit(of body: Body, _ aspect: AspectType, to natal: AspectEnd) -> String
  /// Which meeting of several, as in “second of three”.
  func meeting(_ number: Int, of count: Int) -> String
  /// How often a passage is exact, as in “exact three times”.
  func exactTimes(_ count: Int) -> String
  /// For a body that turns back before the aspect is exact, as in “turns back 0°12′ before”.
  func nearMiss(_ orb: String) -> String
  /// An aspect in the sky, as in “Venus in Taurus sextiles Mars in Cancer”.
  func aspect(_ aspect: MutualAspect) -> String
  func ingress(_ ingress: Ingress) -> String
  func station(_ station: Station, at position: String) -> String
  func shadow(of body: Body, from first: String, to last: String) -> String
  func lunation(_ phase: Lunation.Phase, at position: String) -> String
  func eclipse(of luminary: Eclipse.Luminary, _ type: Eclipse.EclipseType) -> String
  /// A void of course of the Moon, with the last aspect before it.
  func void(_ void: VoidOfCourse) -> String
  /// The same without that aspect, as in “Moon void of course in Libra”.
  func voidOfCourse(in sign: Sign) -> String
  func bodyReturn(_ body: BodyReturn) -> String
  func profection(_ profection: Profection) -> String
  func hour(_ hour: PlanetaryHour) -> String
  /// A natal house that is entered, as in “Saturn enters your fourth house”.
  func houseIngress(_ ingress: HouseIngress) -> String
  /// A sign or a phase of the progressed Moon, as in “Your progressed Moon enters Leo”.
  func progressed(_ change: ProgressedChange) -> String
  /// As in “Moon out of bounds, north of the Sun’s path”.
  func outOfBounds(_ time: OutOfBoundsTime) -> String
  /// A time of life and who rules it, as in “Firdaria: Moon, part of Saturn”.
  func lordTime(_ time: LordTime) -> String
}

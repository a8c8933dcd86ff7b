public import AstroChartModel

/// The Vimshottari dasha: 120 years of nine lords, from the Moon's mansion at birth.
///
/// Source: *Brihat Parashara Hora Shastra*, chapter 46. The first period had begun before the birth, by the part of the
/// mansion that the Moon had passed. A period M years long holds a part of M·A/120 years for each lord of A years, from
/// its own lord on.
public struct Vimshottari: Hashable, Sendable {
  /// The Moon in the sidereal zodiac.
  public let moon: Longitude
  /// The nine periods with their parts.
  public let periods: [LordPeriod]
  /// How many days the periods move if the Moon moves by one minute of arc.
  public let daysOfMinute: Double

  package init(of birth: Double, moon: Longitude, yearOf days: Double) {
    self.moon = moon
    let passed = Double(moon.millionths * 27 % 360_000_000) / 360_000_000
    let lord = Nakshatra(at: moon).lord
    let begin = birth - passed * Vimshottari.years(of: lord) * days
    let whole = LordPeriod(lord: lord, start: begin, end: begin + 120 * days, parts: [])
    periods = Vimshottari.divided(whole, levels: 2)
    daysOfMinute = Vimshottari.years(of: lord) * days / 800
  }

  /// Who rules at an instant: a period, its part, and the part of that; empty outside of the 120 years.
  public func ruling(at julianDay: Double) -> [LordPeriod] {
    let two = periods.ruling(at: julianDay)
    return two + (two.last.map { Vimshottari.divided($0, levels: 1).ruling(at: julianDay) } ?? [])
  }

  /// The nine parts of a period, in order from its lord.
  private static func divided(_ period: LordPeriod, levels: Int) -> [LordPeriod] {
    guard levels > 0, let first = Nakshatra.lords.firstIndex(of: period.lord) else { return [] }
    var start = period.start
    return (0..<9).map { turn in
      let lord = Nakshatra.lords[(first + turn) % 9]
      let end = start + (period.end - period.start) * years(of: lord) / 120
      defer { start = end }
      let part = LordPeriod(lord: lord, start: start, end: end, parts: [])
      return LordPeriod(lord: lord, start: start, end: end, parts: divided(part, levels: levels - 1))
    }
  }

  package static func years(of lord: Body) -> Double {
    switch lord {
    case .southNode, .mars: 7
    case .venus: 20
    case .sun: 6
    case .moon: 10
    case .northNode: 18
    case .jupiter: 16
    case .saturn: 19
    default: 17
    }
  }
}

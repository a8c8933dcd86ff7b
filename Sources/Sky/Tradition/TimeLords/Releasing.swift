public import AstroChartModel

/// Zodiacal releasing: the signs in order from that of a lot, each for its own number of years.
///
/// Source: Vettius Valens, *Anthology* IV. A year has 360 days; each level below is a twelfth of the one above it: 30 days,
/// 2½ days, 5 hours. Below the first level, when all twelve signs have had their turn and the first would come again, the bond
/// is loosed, and the opposite sign follows.
public struct Releasing: Hashable, Sendable {
  /// A stretch of life that a sign rules.
  public struct Period: Hashable, Sendable {
    /// The level, 1…4.
    public let level: Int
    /// The sign.
    public let sign: Sign
    /// Its traditional ruler.
    public var lord: Body { sign.traditionalRuler }
    /// When it begins, as a Julian day in universal time.
    public let start: Double
    /// When it ends; the last one of a period ends with that.
    public let end: Double
    /// Whether the bond was loosed before it.
    public let isLoosed: Bool
    /// Its place from Fortune if it is angular, 1, 4, 7 or 10: a peak; else `nil`.
    public let peak: Int?
  }

  /// The lot from which is released.
  public let lot: Lot.Name
  /// The sign that begins.
  public let first: Sign
  /// Whether that is the sign after the lot's own, because Spirit stands in the sign of Fortune.
  public let isShifted: Bool
  private let fortune: Sign
  private let birth: Double

  /// - Parameter lot: Fortune or Spirit.
  /// - Returns: `nil` for another lot, or without the two.
  package init?(from lot: Lot.Name, of lots: [Lot], birth: Double) {
    guard let fortune = lots.first(where: { $0.name == .fortune })?.longitude.sign,
      let own = lots.first(where: { $0.name == lot })?.longitude.sign, [.fortune, .spirit].contains(lot)
    else { return nil }
    (self.lot, self.fortune, self.birth) = (lot, fortune, birth)
    isShifted = lot == .spirit && own == fortune
    first = isShifted ? Sign(index: own.index + 1) : own
  }

  /// The periods of the first level, for a life of so many years of 360 days, and at least one.
  public func periods(years: Double = 100) -> [Period] {
    run(level: 1, from: first, birth, until: birth + years * 360, cutsLast: false)
  }

  /// The periods within another; empty for one of the fourth level.
  public func parts(of period: Period) -> [Period] {
    guard period.level < 4 else { return [] }
    return run(level: period.level + 1, from: period.sign, period.start, until: period.end, cutsLast: true)
  }

  /// Which signs rule at an instant, from the first level to the fourth; empty before the birth.
  public func ruling(at julianDay: Double) -> [Period] {
    guard julianDay >= birth else { return [] }
    var level = periods(years: (julianDay - birth) / 360 + 1)
    var found: [Period] = []
    while let period = level.first(where: { $0.start <= julianDay && julianDay < $0.end }) {
      found.append(period)
      level = parts(of: period)
    }
    return found
  }

  private func run(level: Int, from sign: Sign, _ start: Double, until end: Double, cutsLast: Bool)
    -> [Period]
  {
    var (periods, index, turn, day): ([Period], Int, Int, Double) = ([], sign.index, 0, start)
    while day < end {
      let isLoosed = level > 1 && turn == 12
      if isLoosed { index += 6 }
      let sign = Sign(index: index)
      let next = day + Double(sign.releasedYears) * Releasing.days(ofLevel: level)
      periods.append(
        Period(
          level: level, sign: sign, start: day, end: cutsLast ? min(next, end) : next, isLoosed: isLoosed,
          peak: peak(of: sign)))
      (index, turn, day) = (index + 1, turn + 1, next)
    }
    return periods
  }

  private func peak(of sign: Sign) -> Int? {
    let place = (sign.index - fortune.index + 12) % 12 + 1
    return place % 3 == 1 ? place : nil
  }

  /// The days of a year, a month, and their twelfths.
  package static func days(ofLevel level: Int) -> Double { (1..<level).reduce(360) { days, _ in days / 12 } }
}

extension Sign {
  /// Its years in zodiacal releasing, together 211.
  package var releasedYears: Int { [15, 8, 20, 25, 19, 20, 8, 15, 12, 27, 30, 12][index] }
}

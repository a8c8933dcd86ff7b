public import ChartModel

/// Births as the promises of the wheel speak of them: 1900 to 2100, −66° to 66°, in any zone of whole hours.
public struct RandomBirths: Sequence, IteratorProtocol, Sendable {
  private var generator: SeededGenerator
  private let knowsTime: Bool
  private let latitudes: ClosedRange<Double>

  /// Endless; the same seed gives the same births.
  public init(seed: UInt64, latitudes: ClosedRange<Double> = -66...66, knowsTime: Bool = true) {
    generator = SeededGenerator(seed: seed)
    (self.latitudes, self.knowsTime) = (latitudes, knowsTime)
  }

  public mutating func next() -> BirthData? {
    let first = CivilDate(year: 1900, month: 1, day: 1)?.daysSince1970 ?? 0
    let last = CivilDate(year: 2100, month: 12, day: 31)?.daysSince1970 ?? 0
    let time = ClockTime(hour: generator.whole(in: 0...23), minute: generator.whole(in: 0...59))
    return BirthData(
      date: CivilDate(daysSince1970: generator.whole(in: first...last)), time: knowsTime ? time : nil,
      timeZone: "+00:00", latitude: generator.number(in: latitudes),
      longitude: generator.number(in: -180...180))
  }
}

/// Settings of every kind: any house system, both zodiacs, no points to all of them.
public struct RandomSettings: Sequence, IteratorProtocol, Sendable {
  private var generator: SeededGenerator

  /// Endless; the same seed gives the same settings.
  public init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  public mutating func next() -> ChartSettings? {
    let points = Set(Body.points.shuffled(using: &generator).prefix(generator.whole(in: 0...11)))
    return ChartSettings(
      houseSystem: generator.one(of: HouseSystem.allCases, or: .placidus),
      zodiac: generator.happens(0.5)
        ? .tropical : .sidereal(generator.one(of: Ayanamsa.allCases, or: .lahiri)),
      points: Body.points.filter(points.contains),
      orbs: generator.happens(0.5) ? ChartSettings.majorOrbs : ChartSettings.allOrbs)
  }
}

package import AstroChartModel

/// Births as the promises of the wheel speak of them: 1900 to 2100, −66° to 66°, in any zone of whole hours.
package struct RandomBirths: Sequence, IteratorProtocol, Sendable {
  private var generator: SeededGenerator
  private let knowsTime: Bool
  private let latitudes: ClosedRange<Double>

  /// Endless; the same seed gives the same births.
  package init(seed: UInt64, latitudes: ClosedRange<Double> = -66...66, knowsTime: Bool = true) {
    generator = SeededGenerator(seed: seed)
    (self.latitudes, self.knowsTime) = (latitudes, knowsTime)
  }

  package mutating func next() -> BirthData? {
    let first = CivilDate(year: 1900, month: 1, day: 1)?.daysSince1970 ?? 0
    let last = CivilDate(year: 2100, month: 12, day: 31)?.daysSince1970 ?? 0
    let time = ClockTime(hour: generator.whole(in: 0...23), minute: generator.whole(in: 0...59))
    let date = CivilDate(daysSince1970: generator.whole(in: first...last))
    let (latitude, longitude) = (generator.number(in: latitudes), generator.number(in: -180...180))
    return sure {
      try BirthData(
        date: date, time: knowsTime ? time : nil, timeZone: "+00:00", latitude: latitude,
        longitude: longitude)
    }
  }
}

/// Settings of every kind: any house system, both zodiacs, no points to all of them.
package struct RandomSettings: Sequence, IteratorProtocol, Sendable {
  private var generator: SeededGenerator
  /// A generator of its own, so that the other draws do not depend on hypothetical planets.
  private var ofHypothetical: SeededGenerator

  private static let (hypothetical, real) = (
    Body.points.filter(\.isHypothetical), Body.points.filter { !$0.isHypothetical }
  )

  /// Endless; the same seed gives the same settings.
  package init(seed: UInt64) {
    (generator, ofHypothetical) = (SeededGenerator(seed: seed), SeededGenerator(seed: seed))
  }

  package mutating func next() -> ChartSettings? {
    let real = RandomSettings.real.shuffled(using: &generator).prefix(generator.whole(in: 0...11))
    let hypothetical = RandomSettings.hypothetical.filter { _ in ofHypothetical.happens(0.3) }
    let settings = ChartSettings(
      houseSystem: generator.one(of: HouseSystem.allCases, or: .placidus),
      zodiac: generator.happens(0.5)
        ? .tropical : .sidereal(generator.one(of: Ayanamsa.allCases, or: .lahiri)),
      points: real + hypothetical)
    let orbs = generator.happens(0.5) ? ChartSettings.majorOrbs : ChartSettings.allOrbs
    return sure { try settings.with(orbs: orbs) }
  }
}

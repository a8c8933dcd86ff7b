package import AstroChartModel

/// Charts no sky has made: bodies in knots, on cusps and on one another, houses of every width.
package struct SyntheticCharts: Sequence, IteratorProtocol, Sendable {
  private var generator: SeededGenerator
  private let narrowestHouse: Double

  /// Endless; the same seed gives the same charts.
  ///
  /// - Parameter narrowestHouse: In degrees, at most 30.
  package init(seed: UInt64, narrowestHouse: Double = 12) {
    generator = SeededGenerator(seed: seed)
    self.narrowestHouse = narrowestHouse
  }

  package mutating func next() -> Chart? {
    let houses = houses()
    let places = places(among: houses, count: generator.whole(in: 10...Body.allCases.count))
    let placements = zip(Body.allCases, places).map { body, place in
      Placement(
        body, at: place, speed: generator.number(in: -1...1), house: houses.house(of: place))
    }
    let planets = Array(placements.prefix(Body.planets.count))
    return sure {
      try Chart(
        planets: planets, points: Array(placements.dropFirst(planets.count)), houses: houses,
        angles: Angles(ascendant: houses.cusp(1), midheaven: houses.cusp(10)),
        aspects: AspectFinder(orbs: ChartSettings.majorOrbs).aspects(among: planets))
    }
  }

  /// Opposite houses are equally wide, as in every system but those of one hemisphere.
  private mutating func houses() -> Houses {
    let spare = 180 - 6 * narrowestHouse
    let cuts = [0] + (0..<5).map { _ in generator.number(in: 0...spare) }.sorted()
    let start = generator.number(in: 0...360)
    let half = cuts.enumerated().map { start + $1 + Double($0) * narrowestHouse }
    return sure { try Houses(cusps: (half + half.map { $0 + 180 }).map { Longitude($0) }) }
  }

  /// Around a few middles; now and then exactly on a cusp or exactly on another body.
  private mutating func places(among houses: Houses, count: Int) -> [Longitude] {
    let middles = (0..<generator.whole(in: 2...5)).map { _ in generator.number(in: 0...360) }
    var places: [Longitude] = []
    for _ in 0..<count {
      let spread = generator.number(in: 0...30)
      let loose = Longitude(generator.one(of: middles, or: 0) + generator.number(in: -spread...spread))
      let chance = generator.number(in: 0...1)
      places.append(
        chance < 0.05
          ? houses.cusp(generator.whole(in: 1...12))
          : chance < 0.1 ? generator.one(of: places, or: loose) : loose)
    }
    return places
  }
}

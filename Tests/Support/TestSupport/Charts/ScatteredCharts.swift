package import AstroChartModel

/// Charts as births scatter them, without an ephemeris: Mercury and Venus stay near the Sun, outer planets
/// move slowly, houses are unequal.
package struct ScatteredCharts: Sequence, IteratorProtocol {
  private var random: SeededGenerator
  private let withTime: Bool

  package init(seed: UInt64, withTime: Bool = true) {
    random = SeededGenerator(seed: seed)
    self.withTime = withTime
  }

  package mutating func next() -> Chart? {
    let sun = Double.random(in: 0..<360, using: &random)
    let node = Double.random(in: 0..<360, using: &random)
    let houses = withTime ? self.houses() : nil
    let planets = Body.planets.map { placement(of: $0, sun: sun, houses: houses) }
    let points = [
      point(.northNode, at: node, houses: houses), point(.southNode, at: node + 180, houses: houses),
      point(.chiron, at: Double.random(in: 0..<360, using: &random), houses: houses),
      point(.lilith, at: Double.random(in: 0..<360, using: &random), houses: houses),
    ]
    return sure {
      try Chart(
        planets: planets, points: points, houses: houses,
        angles: houses.map { Angles(ascendant: $0.cusp(1), midheaven: $0.cusp(10)) },
        aspects: AspectFinder(orbs: ChartSettings.majorOrbs).aspects(among: planets))
    }
  }

  private mutating func houses() -> Houses {
    let ascendant = Longitude(.random(in: 0..<360, using: &random))
    let quadrant = Double.random(in: 60...120, using: &random)
    let spans = [quadrant, 180 - quadrant, quadrant, 180 - quadrant].map { $0 / 3 }
    let starts = (0..<12).reduce(into: [0.0]) { $0.append(($0.last ?? 0) + spans[$1 / 3]) }
    return sure { try Houses(cusps: starts.prefix(12).map { ascendant + $0 }) }
  }

  private mutating func placement(of body: Body, sun: Double, houses: Houses?) -> Placement {
    let (degrees, speed) =
      switch body {
      case .sun: (sun, 0.98)
      case .moon: (Double.random(in: 0..<360, using: &random), 13.2)
      case .mercury: (sun + .random(in: -28...28, using: &random), direct(0.81) * 1.2)
      case .venus: (sun + .random(in: -47...47, using: &random), direct(0.93) * 1.1)
      case .mars: (Double.random(in: 0..<360, using: &random), direct(0.91) * 0.5)
      case .jupiter: (Double.random(in: 0..<360, using: &random), direct(0.7) * 0.1)
      case .saturn: (Double.random(in: 0..<360, using: &random), direct(0.64) * 0.05)
      default: (Double.random(in: 0..<360, using: &random), direct(0.58) * 0.02)
      }
    let noon = Longitude(degrees)
    let range = DayRange(atMidnight: noon + -speed / 2, atNextMidnight: noon + speed / 2)
    return Placement(
      body, at: noon, speed: speed, house: houses?.house(of: noon),
      range: houses == nil ? range : nil)
  }

  private mutating func direct(_ share: Double) -> Double {
    Double.random(in: 0..<1, using: &random) < share ? 1 : -1
  }

  private func point(_ body: Body, at degrees: Double, houses: Houses?) -> Placement {
    let place = Longitude(degrees)
    let range = DayRange(atMidnight: place + 0.025, atNextMidnight: place + -0.025)
    return Placement(
      body, at: place, speed: -0.05, house: houses?.house(of: place),
      range: houses == nil ? range : nil)
  }
}

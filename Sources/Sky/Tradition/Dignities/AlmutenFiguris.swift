public import AstroChartModel

/// The planet that leads the whole figure, after Ibn Ezra.
///
/// Three sums are kept apart, because schools differ in which of them they count: the dignities of each planet at five
/// places (Sun, Moon, Ascendant, Fortune, and the syzygy before the birth), the points of its own house, and those of the
/// ruler of the day (7) and of the hour (6).
public struct AlmutenFiguris: Hashable, Sendable {
  /// The points of every planet at the five places.
  public let dignities: [Body: Int]
  /// The points of the house in which each planet stands.
  public let houses: [Body: Int]
  /// The points of the rulers of day and hour; empty where the Sun does not rise.
  public let rulers: [Body: Int]

  /// All three together.
  public var totals: [Body: Int] {
    dignities.merging(houses, uniquingKeysWith: +).merging(rulers, uniquingKeysWith: +)
  }

  /// Those with most points, in the order of chart files: more than one is a tie.
  public var winners: [Body] { totals.leaders }

  /// The points of the houses 1…12.
  package static let pointsOfHouses = [12, 6, 3, 9, 7, 1, 10, 4, 5, 11, 8, 2]
  package static let (pointsOfDay, pointsOfHour) = (7, 6)

  /// - Parameter places: The almutens of the five places.
  package init(of chart: Chart, places: [Almuten], rulers time: RulersOfTime?) {
    dignities = places.map(\.scores).reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    let housed = chart.planets.filter { Body.visible.contains($0.body) }.compactMap { planet in
      planet.house.map { (planet.body, AlmutenFiguris.pointsOfHouses[$0 - 1]) }
    }
    houses = Dictionary(housed, uniquingKeysWith: { first, _ in first })
    let timed = time.map { [($0.day, AlmutenFiguris.pointsOfDay), ($0.hour, AlmutenFiguris.pointsOfHour)] }
    rulers = Dictionary(timed ?? [], uniquingKeysWith: +)
  }
}

/// The almutens of a chart.
public struct Almutens: Hashable, Sendable {
  /// The Sun, the Moon, Ascendant, Midheaven, Fortune, and the syzygy before the birth if it is known.
  public let places: [Almuten]
  /// The cusps of the houses 1…12.
  public let cusps: [Almuten]
  /// The new or full moon before the birth; `nil` if no ephemeris says it.
  public let syzygy: Syzygy?
  /// The planet that leads the whole figure; `nil` if the syzygy is not known.
  public let figuris: AlmutenFiguris?

  /// - Returns: `nil` without a time of birth.
  package init?(of chart: Chart, lots: [Lot]?, isDay: Bool, _ facts: SkyFacts, _ conventions: Conventions) {
    guard let angles = chart.angles, let houses = chart.houses, let lots,
      let sun = chart.placement(of: .sun), let moon = chart.placement(of: .moon)
    else { return nil }
    func almuten(_ place: Almuten.Place, _ longitude: Longitude) -> Almuten {
      Almuten(of: place, at: longitude, byDay: isDay, conventions)
    }
    let five =
      [
        almuten(.end(.body(.sun)), sun.longitude), almuten(.end(.body(.moon)), moon.longitude),
        almuten(.end(.angle(.ascendant)), angles.ascendant),
      ] + lots.prefix(1).map { almuten(.lot($0.name), $0.longitude) }
      + [facts.syzygy.map { almuten(.syzygy, $0.longitude) }].compactMap(\.self)
    places = five + [almuten(.end(.angle(.midheaven)), angles.midheaven)]
    cusps = houses.cusps.enumerated().map { almuten(.cusp($0.offset + 1), $0.element) }
    syzygy = facts.syzygy
    figuris = syzygy.map { _ in AlmutenFiguris(of: chart, places: five, rulers: facts.rulers) }
  }
}

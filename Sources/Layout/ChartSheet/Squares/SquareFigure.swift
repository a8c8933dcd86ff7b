package import AstroChartModel
package import AstroTradition

/// What one square shows: who stands in which sign of a division.
package struct SquareFigure: Hashable, Sendable {
  /// A body or the Ascendant in a sign.
  package struct Resident: Hashable, Sendable {
    package let end: AspectEnd
    package let sign: Sign
    /// The place in the zodiac.
    let longitude: Longitude
    /// Whether its degree is told: in the signs themselves, and where it holds all day.
    let hasDegree: Bool
    let isRetrograde: Bool
  }

  package let varga: Varga
  /// The sign that rises; `nil` without a time of birth.
  package let lagna: Sign?
  /// The Ascendant, then the bodies in the order of their degrees within a sign.
  package let residents: [Resident]
  /// Whether the Moon is left out, because it changes its sign on a day whose hour is not known.
  let lacksMoon: Bool
  /// Whether the chart has no nodes.
  let lacksNodes: Bool

  /// - Parameters:
  ///   - chart: A sidereal chart.
  ///   - showsOuterPlanets: Whether Uranus, Neptune and Pluto are shown besides the nine of tradition.
  package init(of chart: Chart, _ varga: Varga = .d1, showsOuterPlanets: Bool = false) {
    let chart = chart.withBothNodes
    let places = SiderealPlace.all(of: chart, startingAt: 0)
    let found = VargaChart(varga, of: places).places
    let longitudes = Dictionary(uniqueKeysWithValues: places.map { ($0.end, $0.longitude) })
    let all = found.compactMap { place -> Resident? in
      let placement = place.end.body.flatMap(chart.placement)
      guard let longitude = longitudes[place.end],
        place.end.body.map({ showsOuterPlanets || !SquareFigure.outer.contains($0) }) ?? true
      else { return nil }
      return Resident(
        end: place.end, sign: place.sign, longitude: longitude,
        hasDegree: varga == .d1 && !(placement?.isBroad ?? false),
        isRetrograde: placement?.isRetrograde ?? false)
    }
    self.varga = varga
    lagna = all.first { $0.end == .angle(.ascendant) }?.sign
    residents = all.sorted { SquareFigure.rank($0, varga) < SquareFigure.rank($1, varga) }
    lacksMoon = !all.contains { $0.end == .body(.moon) }
    lacksNodes = !all.contains { $0.end == .body(.northNode) }
  }

  private static let outer: Set<Body> = [.uranus, .neptune, .pluto]

  /// The Ascendant is first; a part of a division has no degrees, so that bodies keep the order of chart files.
  private static func rank(_ resident: Resident, _ varga: Varga) -> Double {
    guard let body = resident.end.body else { return -1 }
    return varga == .d1 ? resident.longitude.degreeInSign : Double(body.order)
  }

  /// Those in a sign.
  func residents(of sign: Sign) -> [Resident] { residents.filter { $0.sign == sign } }

  /// The house of a sign, 1…12 from the one that rises; `nil` without a time of birth.
  package func house(of sign: Sign) -> Int? { lagna.map { (sign.index - $0.index + 12) % 12 + 1 } }
}

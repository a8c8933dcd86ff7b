package import AstroChartModel
package import AstroTradition

/// What a dial shows, without any positions: places, the midpoints that each of them strikes, and where the pointer is.
package struct DialFigure: Hashable, Sendable {
  package let modulus: DialModulus
  /// The ten planets, the hypothetical planets of the chart, Ascendant and Midheaven with their midpoints; without a time
  /// of birth, the planets but the Moon.
  package let trees: [MidpointTree]
  /// The tree of the place to which the pointer is set; `nil` for none.
  package let pointed: MidpointTree?
  /// The bodies that move backwards.
  let retrograde: Set<Body>

  /// - Parameter pointer: The place of the pointer; there is none if the dial does not show it.
  package init(of chart: Chart, modulus: DialModulus = .ninety, pointer: AspectEnd? = .body(.sun)) {
    self.modulus = modulus
    trees = MidpointTree.all(of: chart, by: modulus.contacts)
    pointed = trees.first { $0.end == pointer }
    retrograde = Set(chart.placements.filter(\.isRetrograde).map(\.body))
  }

  /// The direction of a place in degrees of the circle, counter-clockwise from the top as a `Dial` counts, so that the
  /// numbers of the dial grow clockwise.
  func turned(_ longitude: Longitude) -> Double { turned(modulus.position(of: longitude)) }

  /// The same for a place on the dial, 0 ≤ degrees < modulus.
  func turned(_ position: Double) -> Double {
    let turn = position * 360 / Double(modulus.rawValue)
    return turn == 0 ? 0 : 360 - turn
  }
}

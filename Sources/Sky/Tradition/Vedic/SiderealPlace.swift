package import AstroChartModel

/// A planet, a node or the Ascendant in a sidereal zodiac.
package struct SiderealPlace: Hashable, Sendable {
  package let end: AspectEnd
  package let longitude: Longitude
  /// Where it is at both ends of a day whose hour is not known.
  private let atMidnights: [Longitude]

  /// Those of a chart.
  ///
  /// - Parameter start: How far the sidereal zodiac begins after that of the chart, in degrees; 0 for a sidereal chart.
  package static func all(of chart: Chart, startingAt start: Double) -> [SiderealPlace] {
    let bodies = chart.placements.filter { $0.body.isPlanet || [.northNode, .southNode].contains($0.body) }
    return bodies.map { body in
      let midnights = body.range.map { [$0.atMidnight, $0.atNextMidnight] } ?? []
      return SiderealPlace(
        end: .body(body.body), longitude: body.longitude + -start, atMidnights: midnights.map { $0 + -start })
    }
      + (chart.angles.map { angles in
        [SiderealPlace(end: .angle(.ascendant), longitude: angles.ascendant + -start, atMidnights: [])]
      } ?? [])
  }

  /// What is true of the place all day; `nil` if that changes.
  package func allDay<Value: Equatable>(_ value: (Longitude) -> Value) -> Value? {
    let here = value(longitude)
    return atMidnights.allSatisfy { value($0) == here } ? here : nil
  }
}

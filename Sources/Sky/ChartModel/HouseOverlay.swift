/// The houses of one chart in which the bodies of another fall.
package struct HouseOverlay: Hashable, Sendable {
  package struct Guest: Hashable, Sendable {
    package var end: AspectEnd
    /// The house of the host, 1…12.
    package var house: Int
  }

  /// Bodies in the order of chart files, then Ascendant and Midheaven; none that on a day without an hour may stand
  /// in either of two houses.
  package let guests: [Guest]

  /// - Returns: `nil` if the host has no houses.
  package init?(of guest: Chart, in host: Chart) {
    guard let houses = host.houses else { return nil }
    let bodies = guest.placements.compactMap { placement in
      houses.house(of: placement).map { Guest(end: .body(placement.body), house: $0) }
    }
    let angles: [Guest] = [ChartAngle.ascendant, .midheaven].compactMap { angle in
      guest.angles.map { Guest(end: .angle(angle), house: houses.house(of: $0[angle])) }
    }
    guests = bodies + angles
  }

  /// The host's house, 1…12, in which a guest stands; `nil` if there is no such guest.
  package func house(of end: AspectEnd) -> Int? { guests.first { $0.end == end }?.house }

  /// The guests that stand in a house of the host, 1…12.
  package func guests(in house: Int) -> [AspectEnd] { guests.filter { $0.house == house }.map(\.end) }
}

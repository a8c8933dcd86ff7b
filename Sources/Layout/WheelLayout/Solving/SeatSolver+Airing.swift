import AstroGeometry

extension SeatSolver {
  /// The stacks with wider gaps between their pieces where there is room.
  ///
  /// - Parameter walls: The lines that pieces must keep away from.
  func aired(_ places: [Place], between walls: [Segment]) -> [Place] {
    var places = places
    for index in places.indices {
      guard let aired = band.airyGaps.lazy.compactMap({ self.aired(index, of: places, $0, walls) }).first
      else { continue }
      places[index] = aired
    }
    return places
  }

  /// One stack with a given gap between its pieces, if others stay at least twice as far away; otherwise
  /// `nil`.
  private func aired(_ index: Int, of places: [Place], _ gap: Double, _ walls: [Segment]) -> Place? {
    var place = places[index]
    guard gap > place.gap, place.stack.fits(along: place.ray, head: place.head, band: band, gap: gap) else {
      return nil
    }
    place.gap = gap
    place.footprint = place.stack.footprint(
      along: place.ray, center: dial.center, head: place.head, band: band, gap: gap)
    return isFree(place, index, among: places, walls) ? place : nil
  }
}

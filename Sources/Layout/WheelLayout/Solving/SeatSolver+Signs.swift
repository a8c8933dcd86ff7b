import AstroChartModel
import AstroGeometry

extension SeatSolver {
  /// The places with the signs of bodies that a crowd has moved beside another sign than their own, where there is room.
  ///
  /// Elsewhere a crowd leaves signs out, as the ring around it shows them.
  /// - Parameters:
  ///   - places: Those of the solutions.
  ///   - stacks: All that might be told of each body.
  ///   - walls: The lines that pieces must keep away from.
  func namingSigns(
    _ solutions: [Solution], _ places: [Place], of stacks: [BodyStack], between walls: [Segment]
  ) -> [Place] {
    var places = places
    for index in solutions.indices where solutions[index].isBesideAnotherSign {
      let named = stacks.first { $0.placement.body == solutions[index].stack.placement.body }
      guard let named, !places[index].stack.hasSign,
        let place = namingSign(named, solutions[index]), isFree(place, index, among: places, walls)
      else { continue }
      places[index] = place
    }
    return places
  }

  private func namingSign(_ stack: BodyStack, _ solution: Solution) -> Place? {
    let place = place(
      stack.fitted(to: solution.seating, keepsSign: true), tier: solution.tier, solution.seating,
      at: solution.drawn)
    return place.stack.hasSign ? place : nil
  }

  private func isFree(_ place: Place, _ index: Int, among places: [Place], _ walls: [Segment]) -> Bool {
    places.indices.allSatisfy { other in
      other == index
        || place.footprint.isClear(
          of: places[other].footprint, gap: SeatBand.clearance * max(place.gap, places[other].gap))
    } && walls.allSatisfy { place.footprint.isClear(of: .wall($0), gap: band.gap) }
  }
}

extension SeatSolver.Solution {
  /// Whether the sign beside which it is drawn is not that in which the body is.
  fileprivate var isBesideAnotherSign: Bool { Longitude(drawn).sign != stack.placement.sign }
}

extension BodyStack {
  fileprivate var hasSign: Bool { pieces.contains { $0.kind == .planetSign } }
}

import AstroChartModel
import AstroGeometry

extension SeatSolver {
  /// The places with the signs of bodies that a crowd has moved beside another sign than their own, where there is room.
  ///
  /// Elsewhere a crowd leaves signs out, as the ring around it shows them.
  /// - Parameters:
  ///   - places: Those of the solutions.
  ///   - walls: The lines that pieces must keep away from.
  ///   - stacks: All that might be told of each body; not asked for where no body is beside another sign.
  func namingSigns(
    _ solutions: [Solution], _ places: [Place], between walls: [Segment], of stacks: () -> [BodyStack]
  ) -> [Place] {
    guard solutions.contains(where: \.isBesideAnotherSign) else { return places }
    let stacks = stacks()
    var places = places
    for index in solutions.indices where solutions[index].isBesideAnotherSign {
      let named = stacks.first { $0.placement.body == solutions[index].stack.placement.body }
      guard let named, !places[index].stack.hasSign else { continue }
      // Its degree stays as large as those beside it.
      let size = places[index].stack.degreeHeight
      let tried = namingSign(named, solutions[index]).first { place in
        place.stack.degreeHeight >= size && isFree(place, index, among: places, walls)
      }
      if let tried { places[index] = tried }
    }
    return places
  }

  /// The places of a stack with its sign, if the band has room for it: with its minute, and, unless it is the Sun or the Moon,
  /// without.
  private func namingSign(_ stack: BodyStack, _ solution: Solution) -> [Place] {
    let whole = stack.fitted(to: solution.seating, keepsSign: true)
    return ([whole] + (stack.isLuminary ? [] : [whole.without([.planetMinute])])).map { stack in
      place(stack, tier: solution.tier, solution.seating, at: solution.drawn)
    }.filter(\.stack.hasSign)
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

  /// Half the height of the degree, in points; 0 without one.
  fileprivate var degreeHeight: Double {
    pieces.first { $0.kind == .planetDegree }?.half.height ?? 0
  }
}

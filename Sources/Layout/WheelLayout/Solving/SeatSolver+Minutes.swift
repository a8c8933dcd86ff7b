import AstroChartModel
import AstroGeometry

extension SeatSolver {
  /// The places with the minutes of bodies that a crowd left without, where there is room without moving any.
  ///
  /// - Parameters:
  ///   - places: Those of the solutions.
  ///   - walls: The lines that pieces must keep away from.
  ///   - stacks: All that might be told of each body; not asked for where every body has its minute.
  func tellingMinutes(
    _ solutions: [Solution], _ places: [Place], between walls: [Segment], of stacks: () -> [BodyStack]
  ) -> [Place] {
    let silent = solutions.indices.filter {
      solutions[$0].seating.telling == .minutesOfLuminaries
        && solutions[$0].seating.scale >= band.leastWordScale
        && places[$0].stack.hasDegree && !places[$0].stack.hasMinute
    }
    guard !silent.isEmpty else { return places }
    let stacks = stacks()
    var places = places
    for index in silent {
      let (solution, now) = (solutions[index], places[index])
      guard let whole = stacks.stack(of: solution.stack), whole.hasMinute else { continue }
      var told = whole.without(now.stack.hasSign ? [] : .sign).scaled(by: solution.seating.scale)
      told.namesSign = now.stack.namesSign
      let place = place(told, tier: solution.tier, solution.seating, at: solution.drawn)
      // No digits get smaller for a minute.
      if place.stack.hasMinute, place.stack.degreeHeight >= now.stack.degreeHeight,
        isFree(place, index, among: places, walls)
      {
        places[index] = place
      }
    }
    return places
  }
}

extension BodyStack {
  fileprivate var hasMinute: Bool { pieces.contains { $0.kind == .planetMinute } }
}

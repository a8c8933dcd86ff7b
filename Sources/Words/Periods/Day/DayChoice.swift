import AstroAlmanac
import AstroChartModel
import AstroDiagnostics

/// Chooses what a day tells: the weightiest passage that is due.
struct DayChoice {
  let candidate: DayCandidate?

  /// Follows passages from the weightiest on, until none can say more than one that is due.
  ///
  /// - Parameters:
  ///   - peaks: About when the passage of one of them is exact, which is known before it is followed.
  ///   - follow: The passage of one of them.
  init(
    _ near: [Nearness], on day: DaySky, peaks: DayPlanner.Peaks, follow: DayPlanner.Follow
  ) throws(Problem) {
    // A fast body is told on no day but that on which it is exact.
    let able = near.filter { $0.orb == 0 || $0.contact?.isSlow == true }
    let turning = day.bodiesTurningBeside
    var best: DayCandidate?
    for near in able.weightiestFirst where near.weight > best?.weight ?? DayChoice.least {
      // What is exact today is due; anything else is followed only where it may be.
      if near.orb > 0, let contact = near.contact, !contact.mayBeDue(try peaks(near), on: day.span) {
        continue
      }
      guard let passage = try follow(near),
        let found = DayCandidate(passage, on: day.number, weight: near.weight)
      else { continue }
      let isToldBeside = !found.isExact && turning.contains(found.contact.body)
      if found.isDue, !isToldBeside, found.weight > best?.weight ?? 0 { best = found }
    }
    candidate = best
  }

  /// The weight below which a passage says too little for a day.
  private static let least = 0.2
}

extension [Nearness] {
  /// Sorted by weight, the greatest first; equal ones by what they are.
  var weightiestFirst: [Nearness] {
    sorted { one, other in
      (-one.weight, one.contact?.id ?? "", one.aspect.rawValue)
        < (-other.weight, other.contact?.id ?? "", other.aspect.rawValue)
    }
  }
}

import AstroAlmanac
import AstroChartModel
import AstroDiagnostics

/// Chooses what a day tells: the weightiest passage that is due.
struct DayChoice {
  let candidate: DayCandidate?

  /// Follows passages from the weightiest on, until one is due.
  init(_ near: [Nearness], on day: Int, follow: DayPlanner.Follow) throws(Problem) {
    // A fast body is told on no day but that on which it is exact.
    let able = near.filter { $0.orb == 0 || $0.contact?.isSlow == true }
    for near in able.weightiestFirst where near.weight > DayChoice.least {
      guard let passage = try follow(near), let found = DayCandidate(passage, on: day, weight: near.weight)
      else { continue }
      if found.isDue {
        candidate = found
        return
      }
    }
    candidate = nil
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

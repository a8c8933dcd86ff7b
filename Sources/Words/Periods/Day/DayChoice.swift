import AstroAlmanac
import AstroChartModel
import AstroDiagnostics

/// Chooses what a day tells: the weightiest passage that is due, else a spare one.
struct DayChoice {
  let candidate: DayCandidate?

  /// Follows passages from the weightiest on, until none of the rest can outweigh the best.
  init(_ near: [Nearness], on day: Int, follow: DayPlanner.Follow) throws(Problem) {
    var due: DayCandidate?
    var spare: DayCandidate?
    for near in near.weightiestFirst where near.weight > DayChoice.least {
      if let due, due.weight >= near.weight { break }
      guard let passage = try follow(near), let candidate = DayCandidate(passage, on: day, weight: near.weight)
      else { continue }
      if candidate.isDue {
        due = candidate
      } else if spare == nil, candidate.isSpare {
        spare = candidate
      }
    }
    candidate = due ?? spare
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

import ChartModel

extension SeatSolver {
  /// Nearer than this, two stacks of neighboring spans are seen side by side, in degrees.
  static let sideBySide = 12.0

  /// Sets what stands side by side in one size: a small span takes its neighbors with it.
  func evenOut(_ solved: inout [[Solution]?], of spans: [ZodiacSpan]) {
    // Each round makes one span smaller, of which there are few sizes.
    for _ in 0..<(spans.count * Seating.steps.count) {
      guard let (larger, scale) = uneven(solved), let seating = solved[larger]?.first?.seating else { return }
      var smaller = seating
      smaller.scale = scale
      guard let again = solve(spans[larger], from: smaller) else { return }
      solved[larger] = again
    }
  }

  /// A span whose neighbor is set smaller right beside it, and how small that is.
  private func uneven(_ solved: [[Solution]?]) -> (larger: Int, scale: Double)? {
    let filled = solved.indices.filter { solved[$0]?.isEmpty == false }
    for (here, next) in zip(filled, filled.dropFirst() + filled.prefix(1)) where here != next {
      guard let last = solved[here]?.last, let first = solved[next]?.first,
        last.seating.scale != first.seating.scale,
        Longitude(last.drawn).distance(forwardTo: Longitude(first.drawn)) < SeatSolver.sideBySide
      else { continue }
      return last.seating.scale > first.seating.scale
        ? (here, first.seating.scale) : (next, last.seating.scale)
    }
    return nil
  }
}

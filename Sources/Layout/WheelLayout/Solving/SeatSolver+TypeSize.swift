import AstroChartModel

extension SeatSolver {
  /// The distance in degrees below which two stacks of neighboring spans appear side by side.
  static let sideBySide = 12.0

  /// Gives stacks that are side by side the same size: a span with a small size makes its neighbors smaller
  /// too.
  func evenOut(_ solved: inout [[Solution]?], of spans: [ZodiacSpan]) {
    // Each round makes one span smaller, and there are only a few sizes.
    for _ in 0..<(spans.count * Seating.steps.count) {
      guard let (larger, scale) = uneven(solved), let seating = solved[larger]?.first?.seating else { return }
      var smaller = seating
      smaller.scale = scale
      guard let again = solve(spans[larger], from: smaller) else { return }
      solved[larger] = again
    }
  }

  /// A span whose stacks are larger than those of a neighbor next to them, and the scale of that neighbor.
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

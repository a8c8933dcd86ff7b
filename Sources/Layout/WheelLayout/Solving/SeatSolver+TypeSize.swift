import AstroChartModel

extension SeatSolver {
  /// The distance in degrees below which two stacks of neighboring spans appear side by side.
  static let sideBySide = 12.0

  /// Gives all stacks of a ring one size, so that neither the Sun nor the Moon is smaller than other bodies.
  ///
  /// Only a crowd without them may be still smaller, and its neighbors then take its size; if the Sun or the Moon
  /// is among these, all do.
  func evenOut(_ solved: inout [[Solution]?], of spans: [ZodiacSpan]) {
    let found = solved.compactMap(\.self).filter { !$0.isEmpty }
    guard let least = found.map(\.scale).min(), least < 1 else { return }
    let luminaries = found.filter { $0.contains(where: \.stack.isLuminary) }.map(\.scale).min() ?? 1
    let wished = max(least, min(luminaries, Seating.leastCommonScale))
    // In a small picture, whose words cannot shrink with their glyphs, only neighbors of a crowd do.
    let common = band.leastWordScale <= wished ? wished : 1
    for span in solved.indices { shrink(&solved[span], spans[span], to: common) }
    guard least < common else { return }
    // Each round makes one span smaller, and there are only a few sizes.
    for _ in 0..<(spans.count * Seating.steps.count) {
      guard let (larger, scale) = uneven(solved) else { return }
      if band.leastWordScale <= scale, spans[larger].stacks.contains(where: \.isLuminary) {
        for span in solved.indices { shrink(&solved[span], spans[span], to: scale) }
      }
      if solved[larger]?.scale ?? 1 > scale, !shrink(&solved[larger], spans[larger], to: scale) { return }
    }
  }

  /// Makes the stacks of a span smaller, and returns whether there is such a solution.
  @discardableResult
  private func shrink(_ solved: inout [Solution]?, _ span: ZodiacSpan, to scale: Double) -> Bool {
    guard var seating = solved?.first?.seating, seating.scale > scale else { return false }
    seating.scale = scale
    guard let again = solve(span, from: seating) else { return false }
    solved = again
    return true
  }

  /// A span whose stacks are larger than those of a neighbor next to them, and the scale of that neighbor.
  func uneven(_ solved: [[Solution]?]) -> (larger: Int, scale: Double)? {
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

extension [SeatSolver.Solution] {
  /// The size of its stacks, which is the same for all.
  fileprivate var scale: Double { first?.seating.scale ?? 1 }
}

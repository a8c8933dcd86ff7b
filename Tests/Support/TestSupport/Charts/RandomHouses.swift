package import AstroChartModel

extension Houses {
  /// Twelve cusps in order, beginning anywhere.
  package static func random(_ dice: inout SeededGenerator) -> Houses {
    let start = Double.random(in: 0..<360, using: &dice)
    let steps = (0..<12).map { _ in Double.random(in: 0..<360, using: &dice) }.sorted()
    return sure { try Houses(cusps: steps.map { Longitude(start + $0) }) }
  }
}

/// What a chart is of: a birth, or a sky that was derived from one birth or two.
package enum ChartKind: String, CaseIterable, Hashable, Sendable, Codable {
  /// The sky of a birth; relocated too.
  case natal
  /// The sky of another moment, beside a birth or for itself.
  case transit
  /// The moment at which a body is back where it was at birth.
  case `return`
  /// A day, or a month, after birth for a year of life.
  case progressed
  /// The birth with everything moved on by one arc.
  case directed
  /// Midpoints of two births.
  case composite
  /// The moment and place half-way between two births.
  case davison
  /// Longitudes of a birth, multiplied.
  case harmonic
}

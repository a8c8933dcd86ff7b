/// What a chart shows: a birth, or a sky that was derived from one or two births.
package enum ChartKind: String, CaseIterable, Hashable, Sendable, Codable {
  /// The sky of a birth, relocated or not.
  case natal
  /// The sky of another moment, compared with a birth or on its own.
  case transit
  /// The sky at the moment when a body returns to its place at birth.
  case `return`
  /// The sky after birth with time scaled: a day for a year or a month of life, or a month for a year.
  case progressed
  /// The birth chart with everything moved forward by one arc.
  case directed
  /// The midpoints of two birth charts.
  case composite
  /// The sky at the moment and place halfway between two births.
  case davison
  /// The longitudes of a birth chart, multiplied by a number.
  case harmonic
}

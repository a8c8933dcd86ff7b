import Geometry

/// The ring in which columns stand, in points from the middle of the wheel.
struct SeatBand {
  /// Where cusp lines begin, outside the leaders.
  var wallOuter: Double
  /// Where leaders end and stems begin.
  var outer: Double
  /// Where the house numbers begin.
  var inner: Double
  /// What must stay free between two columns, and between a column and a line.
  var gap: Double
  /// What stays free between the pieces of one column.
  var pieceGap: Double
  /// The half diagonal of the largest glyph: how far a head must stay inside the outer edge.
  var headInset: Double

  /// The distance of a column's head in one of several tiers.
  func head(tier: Int, of tiers: Int, scale: Double) -> Double {
    outer - headInset * scale - (outer - inner) / Double(tiers) * Double(tier)
  }
}

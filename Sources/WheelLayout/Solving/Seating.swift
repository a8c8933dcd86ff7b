import Geometry

/// How the columns of one cell are drawn: the steps that a crowd makes them take, mildest first.
struct Seating: Hashable {
  /// The size of the pieces, as a fraction of the normal one.
  var scale: Double
  /// In how many rows, one within the other, the columns take turns.
  var tiers: Int

  /// Shrink, then stack in tiers while shrinking on; 0.6 is the least that can be read at 600 points.
  static let steps: [Seating] = [
    Seating(scale: 1, tiers: 1), Seating(scale: 0.93, tiers: 1), Seating(scale: 0.86, tiers: 1),
    Seating(scale: 0.8, tiers: 1), Seating(scale: 0.74, tiers: 1), Seating(scale: 0.86, tiers: 2),
    Seating(scale: 0.78, tiers: 2),
    Seating(scale: 0.7, tiers: 2), Seating(scale: 0.7, tiers: 3), Seating(scale: 0.6, tiers: 2),
    Seating(scale: 0.6, tiers: 3),
  ]
}

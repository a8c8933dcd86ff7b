import Geometry

/// The ring in which stacks stand, in points from the middle of the wheel.
struct SeatBand {
  /// Where cusp lines begin, outside the leaders.
  var wallOuter: Double
  /// Where leaders end and stems begin.
  var outer: Double
  /// Where the house numbers begin.
  var inner: Double
  /// What must stay free between two stacks, and between a stack and a line.
  var gap: Double
  /// What stays free between the pieces of one stack: less than half of the gap, so that no two stacks read as one.
  var pieceGap: Double
  /// What stays free between a leader and the glyph it leads to.
  var stemGap: Double
  /// The half diagonal of the largest glyph: how far a head must stay inside the outer edge.
  var headInset: Double
  /// The least fraction of its size at which a glyph can still be read.
  var leastScale = 0.6

  /// The distance of a stack's head in one of several tiers.
  func head(tier: Int, of tiers: Int, scale: Double) -> Double {
    outer - headInset * scale - (outer - inner) / Double(tiers) * Double(tier)
  }

  /// The same of a head of a size: where a mark of motion makes it wider, it stays inside the outer edge all the same.
  func head(_ half: Size, along ray: Vector, tier: Int, of tiers: Int, scale: Double) -> Double {
    min(head(tier: tier, of: tiers, scale: scale), outermostHead(half, along: ray))
  }

  /// The distance of a head that touches the outer edge.
  func outermostHead(_ half: Size, along ray: Vector) -> Double {
    outer - abs(ray.dx) * half.width - abs(ray.dy) * half.height
  }

  /// The same band for marks of another size.
  func scaled(by scale: Double) -> SeatBand {
    var band = self
    band.gap *= scale
    band.pieceGap *= scale
    return band
  }

  /// How far apart the pieces of a stack may stand where there is room, the airiest first.
  var airyGaps: [Double] { [1.8, 1.4].map { $0 * pieceGap } }

  /// How much clearer of each other stacks must be than their own pieces are.
  static let clearance = 2.0
}

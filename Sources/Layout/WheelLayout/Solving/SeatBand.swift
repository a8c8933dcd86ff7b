import AstroGeometry

/// The ring in which stacks are placed, with radii in points from the center of the wheel.
struct SeatBand {
  /// The radius at which cusp lines begin, outside the leaders.
  var wallOuter: Double
  /// The radius at which leaders end and stems begin.
  var outer: Double
  /// The radius at which the house numbers begin.
  var inner: Double
  /// The free space between two stacks, and between a stack and a line, in points.
  var gap: Double
  /// The free space between the pieces of one stack: less than half of `gap`, so that two stacks never look
  /// like one.
  var pieceGap: Double
  /// The free space between a leader and the glyph it leads to.
  var stemGap: Double
  /// Half the diagonal of the largest glyph: how far inside the outer edge a head must be.
  var headInset: Double
  /// The smallest scale at which a glyph can still be read.
  var leastScale = 0.6
  /// The smallest scale at which the smallest digits can still be read.
  var leastWordScale = 0.6

  /// A band of a plan, with the free space that goes with a size of type.
  init(_ band: WheelPlan.Band, _ metrics: WheelMetrics) {
    wallOuter = band.tickOuter * metrics.halfSide
    (outer, inner) = (band.stackOuter * metrics.halfSide, band.stackInner * metrics.halfSide)
    (gap, pieceGap, stemGap) = (metrics.stackGap, metrics.pieceGap, metrics.stemGap)
    // The widest planet glyphs span 0.68 by 0.72 of the em; half of that diagonal is less than 0.5.
    headInset = 0.5 * metrics.planetGlyph
  }

  /// The distance of a stack's head from the center of the wheel, in one of several tiers.
  func head(tier: Int, of tiers: Int, scale: Double) -> Double {
    outer - headInset * scale - (outer - inner) / Double(tiers) * Double(tier)
  }

  /// The same for a head of a given size, which stays inside the outer edge even if a mark of motion makes it
  /// wider.
  func head(_ half: Size, along ray: Vector, tier: Int, of tiers: Int, scale: Double) -> Double {
    min(head(tier: tier, of: tiers, scale: scale), outermostHead(half, along: ray))
  }

  /// The distance from the center of a head that touches the outer edge.
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

  /// The gaps between the pieces of a stack that are tried where there is room, the widest first, in points.
  var airyGaps: [Double] { [1.8, 1.4].map { $0 * pieceGap } }

  /// How many times farther apart stacks must be than the pieces of one stack.
  static let clearance = 2.0
}

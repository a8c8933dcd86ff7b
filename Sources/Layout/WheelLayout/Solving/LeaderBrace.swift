import AstroGeometry

/// One sign for a whole knot: an arc over its true longitudes, an arc over its stacks, and a line between the
/// two.
///
/// Which stack belongs to which tick then follows from their order, which is the same on both arcs.
struct LeaderBrace {
  private let knot: [LeaderRouter.End]
  private let dial: Dial
  private let band: WheelPlan.Band
  /// The radii of the two arcs, and the distance from them at which other lines end, as fractions of the half
  /// side.
  private let outer: Double
  private let inner: Double
  private let joint: Double

  init(of knot: [LeaderRouter.End], dial: Dial, band: WheelPlan.Band, lineWidth: Double) {
    (self.knot, self.dial, self.band) = (knot, dial, band)
    joint = lineWidth * 0.4
    // Ticks that end further in, such as those next to the arrow at the Ascendant, move the outer arc inwards
    // too.
    let starts = knot.map(\.start).min() ?? band.tickInner
    outer = min(band.laneOuter, starts - 2 * joint)
    // Glyphs of all stacks of the knot, and of others, may begin right below the inner arc.
    let clear = band.stackOuter + LeaderBrace.clearance + lineWidth / 2
    inner = max(band.laneInner, min(clear, (outer + band.laneInner) / 2))
  }

  /// The free space between the inner arc and glyphs, as a fraction of half the side.
  private static let clearance = 0.0075

  /// The leader of each body of the knot; the first one also contains the arcs and the line between them.
  var leaders: [Leader] {
    let start = knot.first?.trueDegree ?? 0
    return knot.indices.map { index in
      var leader = own(index, unrolled(from: start, index))
      if index == 0 { leader = leader.joined(with: frame) }
      return leader
    }
  }

  /// The longitude of a body, in degrees, on a circle that is cut opposite the knot.
  private func unrolled(from start: Double, _ index: Int) -> Double {
    let way = (knot[index].trueDegree - start).truncatingRemainder(dividingBy: 360)
    return start + (way > 180 ? way - 360 : way < -180 ? way + 360 : way)
  }

  /// The body's own lines: from the tick to the outer arc, and from the inner arc to the stack.
  private func own(_ index: Int, _ trueDegree: Double) -> Leader {
    let drawn = trueDegree + knot[index].shift
    let pieces = [
      [dial.point(trueDegree, radius: knot[index].start), dial.point(trueDegree, radius: outer + joint)],
      [dial.point(drawn, radius: inner - joint), dial.point(drawn, radius: knot[index].stemEnd)],
    ]
    return Leader(through: pieces[0]).joined(with: Leader(through: pieces[1]))
  }

  private var frame: Leader {
    let start = knot.first?.trueDegree ?? 0
    let trues = knot.indices.map { unrolled(from: start, $0) }
    let drawns = zip(trues, knot).map { $0 + $1.shift }
    let (low, high) = (trues.min() ?? start, trues.max() ?? start)
    let (first, last) = (drawns.min() ?? start, drawns.max() ?? start)
    // If the arcs share a ray, the line follows it, because a line nearly parallel to the arcs would look
    // like a part of them.
    let isShared = max(low, first) <= min(high, last)
    let shared = (max(low, first) + min(high, last)) / 2
    let link = link(
      from: isShared ? shared : (low + high) / 2, to: isShared ? shared : (first + last) / 2)
    return arc(from: low, to: high, outer).joined(with: Leader(through: link))
      .joined(with: arc(from: first, to: last, inner))
  }

  /// The points from the outer arc to the inner one, along a curve, because a straight line to a distant
  /// point would cut below the inner arc.
  private func link(from start: Double, to end: Double) -> [Point] {
    let count = max(1, Int(abs(end - start).rounded(.up)))
    return (0...count).map { step in
      let part = Double(step) / Double(count)
      return dial.point(
        start + (end - start) * part, radius: outer - joint + (inner - outer + 2 * joint) * part)
    }
  }

  private func arc(from start: Double, to end: Double, _ radius: Double) -> Leader {
    Leader(
      path: dial.arc(from: start, to: end, radius: radius),
      segments: Leader.segments(through: dial.points(from: start, to: end, radius: radius)))
  }
}

extension Leader {
  /// The two leaders as one.
  fileprivate func joined(with other: Leader) -> Leader {
    Leader(path: Path(path.elements + other.path.elements), segments: segments + other.segments)
  }
}

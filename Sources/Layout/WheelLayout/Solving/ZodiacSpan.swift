import AstroChartModel

/// A stretch of the zodiac whose stacks are placed independently of all others: as a rule, a house.
struct ZodiacSpan {
  /// The longitude at which it begins, in degrees.
  var start: Double
  /// Its length along the zodiac, in degrees.
  var length: Double
  /// Whether there is a line at each end.
  var isWalled: Bool
  /// Whether it continues the house of the span before it, from which an axis that is not a cusp separates
  /// it.
  var goesOn = false
  /// The stacks in zodiacal order; one borrowed from a neighbor may belong before the start or after the end.
  var stacks: [BodyStack] = []
  /// How many stacks at either end come from a neighboring span.
  var borrowedFirst = 0
  var borrowedLast = 0

  /// The distance of each stack's true longitude from the start, in degrees: negative or beyond the end for
  /// borrowed ones.
  var targets: [Double] {
    stacks.enumerated().map { index, stack in
      let forward = Longitude(start).distance(forwardTo: stack.placement.longitude)
      if index < borrowedFirst { return forward - 360 }
      // A stack borrowed from the next span is beyond the end, but never by a whole turn.
      return forward
    }
  }
}

extension ZodiacSpan {
  /// The houses as spans; if cusps are not in zodiacal order, as near the poles, the stretches between them.
  ///
  /// - Parameter axes: The longitudes of axes that are not cusps, which divide a house in two.
  static func walled(by houses: Houses, axes: [Longitude] = []) -> [ZodiacSpan] {
    let starts = Set((houses.cusps + axes).map(\.degrees)).sorted()
    guard starts.count > 1 else {
      return [ZodiacSpan(start: starts.first ?? 0, length: 360, isWalled: true)]
    }
    return starts.indices.map { index in
      let next = index + 1 < starts.count ? starts[index + 1] : starts[0] + 360
      return ZodiacSpan(
        start: starts[index], length: Longitude.rounded(next - starts[index]), isWalled: true,
        goesOn: axes.contains { $0.degrees == starts[index] })
    }
  }

  /// The span joined with the next one, which continues the same house.
  func joined(with next: ZodiacSpan) -> ZodiacSpan {
    var span = self
    span.length += next.length
    span.stacks += next.stacks
    span.borrowedLast = next.borrowedLast
    return span
  }

  /// The whole circle as one span, cut in the middle of its widest gap.
  ///
  /// A few degrees stay free on either side of the cut, so that the first and the last stack never meet.
  static func open(cutAmong longitudes: [Double]) -> ZodiacSpan {
    let cut = longitudes.widestGap ?? Longitude(0)
    return ZodiacSpan(start: (cut + seam).degrees, length: 360 - 2 * seam, isWalled: false)
  }

  private static let seam = 5.0

  /// Puts every stack into the span that contains it, in zodiacal order.
  static func filled(_ spans: [ZodiacSpan], with stacks: [BodyStack]) -> [ZodiacSpan] {
    spans.map { span in
      var span = span
      let start = Longitude(span.start)
      span.stacks = stacks.indices
        .map { (index: $0, offset: start.distance(forwardTo: stacks[$0].placement.longitude)) }
        .filter { $0.offset < span.length }
        .sorted { ($0.offset, stacks[$0.index].order) < ($1.offset, stacks[$1.index].order) }
        .map { stacks[$0.index] }
      return span
    }
  }
}

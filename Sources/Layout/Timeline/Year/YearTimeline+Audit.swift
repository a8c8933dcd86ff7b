import AstroChartModel
import AstroGeometry

extension YearTimeline {
  /// Everything in the picture that breaks a promise; empty if all is well.
  package func audit() -> [TimelineFinding] {
    let words = MarkAudit(marks: marks)
    return words.overlaps() + words.outside(Rect(origin: .origin, size: YearTimeline.size))
      + words.crossed(by: lines) + cutMarks() + bandOverlaps() + strayBands() + misplacedPeaks() + missing()
  }

  // MARK: - Lines

  /// Every curve, rule and tick, none of which may cross words.
  private var lines: [(id: String, segment: Segment)] {
    let rules = rules.flatMap { rule in rule.pieces.map { (id: "rule", segment: $0) } }
    let curves = groups.flatMap(\.bands).flatMap { band in
      zip(band.curve, band.curve.dropFirst()).map { (id: band.id, segment: Segment($0, $1)) }
        + band.peaks.map { peak in
          (
            id: band.id + ".peak",
            segment: Segment(peak.center, peak.center + Vector(dx: 0, dy: -BandPainter.dot))
          )
        }
    }
    let ticks = groups.compactMap(\.strip).flatMap { strip in
      strip.ticks.map { tick in
        (
          id: "motion.\(strip.body.rawValue)",
          segment: Segment(Point(x: tick.x, y: strip.box.minY), Point(x: tick.x, y: strip.box.maxY))
        )
      }
        + strip.retrograde.map { range in
          let bar = MotionStripPainter.bar(range, in: strip.box)
          return (
            id: "motion.\(strip.body.rawValue).retrograde",
            segment: Segment(bar.origin, Point(x: bar.maxX, y: bar.minY))
          )
        }
    }
    return rules + curves + ticks
  }

  // MARK: - Space

  private func cutMarks() -> [TimelineFinding] {
    groups.flatMap { group -> [TimelineFinding] in
      let strip = group.strip.map { MarkAudit(marks: $0.marks).cut(by: $0.box) } ?? []
      let room = Rect(
        x: YearPlan.left, y: group.top, width: YearPlan.plot.width, height: group.bottom - group.top)
      return strip + MarkAudit(marks: group.bands.flatMap(\.marks)).cut(by: room)
    }
  }

  /// Pairs of bands that overlap.
  private func bandOverlaps() -> [TimelineFinding] {
    let boxes = groups.flatMap(\.bands).map { ($0.id, Path(through: $0.curve).controlBounds) }
    return boxes.indices.flatMap { first in
      boxes.indices.dropFirst(first + 1).compactMap { second -> TimelineFinding? in
        let (a, b) = (boxes[first], boxes[second])
        guard a.1.expanded(by: -MarkAudit.tolerance).intersects(b.1) else { return nil }
        return TimelineFinding(.overlap, [a.0, b.0])
      }
    }
  }

  /// Bands that are partly outside the plot, or outside the part of it that belongs to their body.
  private func strayBands() -> [TimelineFinding] {
    groups.flatMap { group -> [TimelineFinding] in
      let room = Rect(
        x: YearPlan.left, y: group.top, width: YearPlan.plot.width, height: group.bottom - group.top
      ).expanded(by: MarkAudit.tolerance)
      let isInside = YearPlan.plot.expanded(by: MarkAudit.tolerance).contains(room.expanded(by: -0.5))
      let stray = group.bands.filter { band in
        !(band.curve + band.peaks.map(\.center)).allSatisfy(room.contains)
      }
      return stray.map { TimelineFinding(.outside, [$0.id]) }
        + (isInside ? [] : [TimelineFinding(.outside, ["mover.\(group.body.rawValue)"])])
    }
  }

  // MARK: - Correctness

  /// Peaks that are not at their instants, and days that are not in the order of their peaks.
  private func misplacedPeaks() -> [TimelineFinding] {
    groups.flatMap(\.bands).flatMap { band -> [TimelineFinding] in
      let wrong = band.peaks.map { abs($0.center.x - axis.x($0.moment)) }.filter { $0 > 0.05 }
      let lefts = band.marks.map(\.box.minX)
      let isOrdered = zip(lefts, lefts.dropFirst()).allSatisfy { $0 < $1 }
      return wrong.map { TimelineFinding(.misplaced, [band.id], amount: $0) }
        + (isOrdered ? [] : [TimelineFinding(.misplaced, [band.id])])
    }
  }

  /// Hits in the span that are neither drawn nor counted among what is left out.
  private func missing() -> [TimelineFinding] {
    groups.flatMap { group -> [TimelineFinding] in
      guard omitted[group.body] == nil else { return [] }
      let drawn = Set(group.bands.flatMap { $0.peaks.map(\.moment) })
      return hits(of: group.body).filter { !drawn.contains($0) }.map {
        TimelineFinding(.missing, ["mover.\(group.body.rawValue)", $0.utcText])
      }
    }
  }

  private func hits(of body: Body) -> [Moment] {
    figure.events.flatMap { event -> [Moment] in
      guard case .transit(let passage) = event, passage.transiting == body, figure.bandMovers.contains(body)
      else { return [] }
      return passage.hits.map(\.moment).filter(figure.span.contains)
    }
  }
}

import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroWheelLayout
import AstroWording

/// Drafts the bands of a year: what each shows, and where its labels are across the page.
struct BandDrafter {
  let axis: TimeAxis
  let words: BandWords

  private static let bounds = YearPlan.labels
  /// The distance between the name of a band and its first day, and between days, in points.
  private static let nameGap = 2.6
  private static let dayGap = 4.0

  // MARK: - Passages

  /// The bands of a passage, without regard to other bands with the same name.
  func drafts(of passage: Passage) -> [BandDraft] {
    let window = axis.span.from.exactSeconds...axis.span.to.exactSeconds
    return Course(of: passage, within: window).stretches.map { draft(of: $0, in: passage) }
  }

  private func draft(of stretch: [Course.Sample], in passage: Passage) -> BandDraft {
    let span = stretch.span ?? 0...0
    let hits = passage.hits.filter { span.contains($0.moment.exactSeconds) }
    var draft = BandDraft(
      id: "passage.\(passage.transiting.rawValue).\(passage.aspect.rawValue).\(passage.natal.name)",
      title: words.title(of: passage), aspect: passage.aspect,
      course: stretch.map { (axis.x(seconds: $0.seconds), $0.closeness) },
      peaks: hits.map {
        .init(
          x: axis.x($0.moment), closeness: 1, isRetrograde: $0.isRetrograde, isExact: true,
          moment: $0.moment)
      }, labels: [])
    let name = words.name(passage.aspect, passage.natal, house: passage.house)
    if hits.isEmpty, let nearest = nearest(stretch, of: passage) {
      draft.peaks = [peak(nearest, orb: passage.orb)]
      draft.labels = labels(name, days: [(words.nearest(nearest), axis.x(nearest.moment))])
    } else if hits.isEmpty {
      draft.labels = labels(name, beyond: passage, span)
    } else {
      draft.labels = labels(
        name, days: hits.map { (words.day($0.moment, $0.isRetrograde), axis.x($0.moment)) })
    }
    draft.settle(isShort: passage.transiting.isSoonOver, within: BandDrafter.bounds)
    return draft
  }

  /// The closest approach, where the body turns back before the exact aspect; `nil` if the stretch peaks
  /// outside the picture.
  private func nearest(_ stretch: [Course.Sample], of passage: Passage) -> Passage.Approach? {
    guard let span = stretch.span,
      let top = stretch.indices.max(by: { stretch[$0].closeness < stretch[$1].closeness })
    else { return nil }
    if let closest = passage.closest, span.contains(closest.moment.exactSeconds) { return closest }
    guard top > 0, top < stretch.count - 1,
      let day = Moment(julianDay: Moment.julianDay(seconds: stretch[top].seconds))
    else { return nil }
    return Passage.Approach(day, orb: (1 - stretch[top].closeness) * passage.orb)
  }

  private func peak(_ approach: Passage.Approach, orb: Double) -> BandDraft.Peak {
    BandDraft.Peak(
      x: axis.x(approach.moment), closeness: max(0, 1 - approach.orb / orb), isRetrograde: false,
      isExact: false, moment: approach.moment)
  }

  /// The labels of a stretch whose peak lies outside the picture: an arrow toward the day.
  private func labels(
    _ name: ShapedText, beyond passage: Passage, _ span: ClosedRange<Double>
  ) -> [BandDraft.Label] {
    let hit = passage.hits.min {
      abs($0.moment.exactSeconds - span.lowerBound) < abs($1.moment.exactSeconds - span.lowerBound)
    }
    // A day within the picture is already labeled at its own peak.
    guard let hit, !axis.span.contains(hit.moment) else { return labels(name, near: span) }
    let isBefore = hit.moment.exactSeconds < span.lowerBound
    let text = words.beyond(hit.moment, isBefore: isBefore)
    let edge = axis.x(seconds: isBefore ? span.lowerBound : span.upperBound)
    return labels(name, days: [(text, edge)])
  }

  // MARK: - Aspects between moving bodies

  /// A peak without a curve, in the group of the slower of the two bodies.
  func draft(of meeting: MutualAspect, with other: Body) -> BandDraft {
    let x = axis.x(meeting.moment)
    var draft = BandDraft(
      id: "aspect.\(meeting.body1.rawValue).\(meeting.type.rawValue).\(meeting.body2.rawValue)",
      title: words.title(of: meeting), aspect: meeting.type, course: [],
      peaks: [.init(x: x, closeness: 1, isRetrograde: false, isExact: true, moment: meeting.moment)],
      labels: labels(
        words.name(meeting.type, .body(other), house: nil), days: [(words.day(meeting.moment, false), x)]))
    draft.isShort = true
    return draft
  }

  /// A name alone, centered on its stretch.
  private func labels(_ name: ShapedText, near span: ClosedRange<Double>) -> [BandDraft.Label] {
    let middle = axis.x(seconds: (span.lowerBound + span.upperBound) / 2)
    return [BandDraft.Label(part: "name", text: name, left: middle - name.inkBounds.width / 2, gap: 0)]
  }

  // MARK: - Labels

  /// The name before the first day, and each day above its peak.
  private func labels(_ name: ShapedText, days: [(text: ShapedText, x: Double)]) -> [BandDraft.Label] {
    let dates = days.enumerated().map { index, day in
      BandDraft.Label(
        part: "day.\(index + 1)", text: day.text, left: day.x - day.text.inkBounds.width / 2,
        gap: BandDrafter.dayGap)
    }
    let first = dates.first?.left ?? YearPlan.left
    let left = first - name.inkBounds.width - BandDrafter.nameGap
    return [BandDraft.Label(part: "name", text: name, left: left, gap: BandDrafter.nameGap)] + dates
  }
}

extension [Course.Sample] {
  /// The time from the first sample to the last, in seconds since 1970.
  fileprivate var span: ClosedRange<Double>? {
    guard let first, let last else { return nil }
    return first.seconds...last.seconds
  }
}

extension BandDraft {
  fileprivate mutating func settle(isShort: Bool, within bounds: ClosedRange<Double>) {
    self.isShort = isShort
    if !isShort { spreadLabels(within: bounds) }
  }
}

extension Body {
  /// Whether its passages take days rather than months, except around its stations.
  var isSoonOver: Bool { slowness >= Body.mars.slowness }
}

import AstroChartModel
import AstroGeometry

/// The vertical lines of months and weeks, interrupted where there are words.
struct YearRules {
  let rules: [YearTimeline.Rule]

  /// The distance from a line to words, in points.
  private static let clearing = 0.9

  /// - Parameter days: The days of the span, in order.
  init(of timeline: YearTimeline, days: [CivilDate]) {
    let marks = timeline.groups.flatMap { $0.bands.flatMap(\.marks) }.map(\.box)
    let strips = timeline.groups.compactMap { $0.strip?.box }
    rules = days.dropFirst().filter { $0.day == 1 || $0.weekday == 1 }.map { day in
      let x = timeline.axis.x(timeline.figure.clock.start(of: day))
      let blocks = marks.filter { abs($0.center.x - x) < $0.width / 2 + YearRules.clearing } + strips
      return YearTimeline.Rule(x: x, isMonth: day.day == 1, pieces: YearRules.pieces(at: x, between: blocks))
    }
  }

  private static func pieces(at x: Double, between blocks: [Rect]) -> [Segment] {
    var (pieces, top): ([Segment], Double) = ([], YearPlan.top)
    func add(to bottom: Double) {
      if bottom > top { pieces.append(Segment(Point(x: x, y: top), Point(x: x, y: bottom))) }
    }
    for block in blocks.sorted(by: { $0.minY < $1.minY }) {
      add(to: block.minY - clearing)
      top = max(top, block.maxY + clearing)
    }
    add(to: YearPlan.bottom)
    return pieces
  }
}

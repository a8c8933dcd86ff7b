import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroWheelLayout

/// A band whose horizontal positions are settled, but which has no row yet.
struct BandDraft: Sendable {
  struct Peak: Sendable {
    var x: Double
    /// How close to exact the aspect is, from 0 to 1.
    var closeness: Double
    var isRetrograde: Bool
    var isExact: Bool
    var moment: Moment
  }

  struct Label: Sendable {
    var part: String
    var text: ShapedText
    /// The left edge of its ink: first the preferred one, later the actual one.
    var left: Double
    /// The distance to the ink of the next label, in points.
    var gap: Double
  }

  var id: String
  var title: String
  var aspect: AspectType
  /// Positions across the page, with how close to exact the aspect is at each.
  var course: [(x: Double, closeness: Double)]
  var peaks: [Peak]
  var labels: [Label]
  /// Whether its labels stand beside it on its own line, as for a short passage, and not above it.
  var isShort = false

  /// The horizontal extent that the band occupies in its row.
  var extent: ClosedRange<Double> {
    let edges =
      course.map(\.x) + peaks.flatMap { [$0.x - 2, $0.x + 2] }
      + labels.flatMap { [$0.left, $0.left + $0.text.inkBounds.width] }
    return (edges.min() ?? 0)...(edges.max() ?? 0)
  }

  /// Moves labels apart, each as little as possible, and into the plot.
  mutating func spreadLabels(within bounds: ClosedRange<Double>) {
    guard !labels.isEmpty else { return }
    let solved = Spreading(
      targets: labels.map(\.left),
      separations: labels.dropLast().map { $0.text.inkBounds.width + $0.gap },
      lows: labels.map { _ in bounds.lowerBound },
      highs: labels.map { bounds.upperBound - $0.text.inkBounds.width }
    ).solved()
    for (index, left) in (solved ?? inSequence(from: bounds.lowerBound)).enumerated() {
      labels[index].left = left
    }
  }

  /// The labels one after the other, for the case that the plot cannot hold them all.
  private func inSequence(from start: Double) -> [Double] {
    var left = start
    return labels.map { label in
      defer { left += label.text.inkBounds.width + label.gap }
      return left
    }
  }

  /// The possible forms of the band with its labels after it or before it, one after the other, as the plot
  /// has space.
  func withLabelsBeside(within bounds: ClosedRange<Double>) -> [BandDraft] {
    let edges = course.map(\.x) + peaks.flatMap { [$0.x - 1.6, $0.x + 1.6] }
    guard let first = edges.min(), let last = edges.max() else { return [self] }
    let width =
      labels.reduce(0) { $0 + $1.text.inkBounds.width } + labels.dropLast().reduce(0) { $0 + $1.gap }
    let starts = [last + BandDraft.clearing, first - BandDraft.clearing - width]
    let fitting = starts.filter { $0 >= bounds.lowerBound && $0 + width <= bounds.upperBound }
    return fitting.map { start in
      var draft = self
      for (index, left) in inSequence(from: start).enumerated() { draft.labels[index].left = left }
      return draft
    }
  }

  /// The distance between a band and a label beside it, in points.
  private static let clearing = 2.4

  /// The finished band, placed in a row.
  ///
  /// - Parameters:
  ///   - top: The top of the row, in points, where its labels are.
  ///   - height: The height of the row, in points.
  func band(top: Double, height: Double) -> Band {
    let baseline = top + height - YearPlan.baseGap
    let reach = height - YearPlan.baseGap - YearPlan.peakGap - (isShort ? 0 : YearPlan.lane)
    let words = isShort ? baseline - 0.9 : top + YearPlan.lane - 1.3
    func place(_ x: Double, _ closeness: Double) -> Point { Point(x: x, y: baseline - closeness * reach) }
    return Band(
      id: id, title: title, nature: aspect.nature, curve: course.map { place($0.x, $0.closeness) },
      baseline: baseline,
      peaks: peaks.map {
        Band.Peak(
          center: place($0.x, $0.closeness), isRetrograde: $0.isRetrograde, isExact: $0.isExact,
          moment: $0.moment)
      },
      marks: labels.map {
        TimelineMark(
          "\(id).\($0.part)", $0.text, inkFrom: $0.left, baseline: words, title: title)
      })
  }
}

import AstroChartModel
import AstroGeometry

/// What is already on the plot: curves, natal lines, and boxes that nothing else may touch.
struct GraphicField {
  let curves: [GraphicCurve]
  /// The positions of natal lines from the top of the page.
  let lines: [Double]
  let plot: Rect
  private var columns: [[Rect]]
  private var dots: [[Point]]
  private var leaders: [Segment] = []

  /// The width of a column in which boxes are looked up.
  private static let column = 24.0

  init(curves: [GraphicCurve], lines: [Double], plot: Rect) {
    (self.curves, self.lines, self.plot) = (curves, lines, plot)
    let count = Int(plot.width / GraphicField.column) + 1
    columns = Array(repeating: [], count: count)
    dots = columns.map { _ in [] }
  }

  private func index(_ x: Double) -> Int {
    min(max(Int((x - plot.minX) / GraphicField.column), 0), columns.count - 1)
  }

  /// Keeps others off a box.
  mutating func take(_ box: Rect) {
    for column in index(box.minX)...index(box.maxX) { columns[column].append(box) }
  }

  /// Keeps text off a dot, and aspect glyphs that belong to another nearer to that one.
  mutating func take(dot: Point, radius: Double) {
    take(Rect(center: dot, size: Size(width: 2 * radius, height: 2 * radius)))
    dots[index(dot.x)].append(dot)
  }

  private func isTaken(_ box: Rect) -> Bool {
    (index(box.minX)...index(box.maxX)).contains { column in columns[column].contains(where: box.intersects) }
  }

  /// Whether text has room in a box.
  ///
  /// - Parameters:
  ///   - own: The body whose curve may be interrupted.
  ///   - cuttingLines: Whether natal lines may be.
  func isFree(_ ink: Rect, own: Body? = nil, cuttingLines: Bool = false) -> Bool {
    let box = ink.expanded(by: GraphicPlan.air)
    guard plot.contains(box), !isTaken(box) else { return false }
    if !cuttingLines, lines.contains(where: { box.minY < $0 && $0 < box.maxY }) { return false }
    return !curves.contains { $0.body != own && $0.meets(box) }
  }

  /// Keeps others off a leader.
  mutating func take(leader: Segment) {
    for box in GraphicField.boxes(along: leader, width: 1) { take(box) }
    leaders.append(leader)
  }

  /// Whether a leader would cross another, even beside the dot where it begins.
  func crossesLeader(_ leader: Segment) -> Bool { leaders.contains { $0.crosses(leader) } }

  /// Whether a line touches neither dots nor text; it may cross curves.
  func isFree(line: Segment) -> Bool {
    GraphicField.boxes(along: line, width: 1.8).allSatisfy { plot.contains($0) && !isTaken($0) }
  }

  private static func boxes(along line: Segment, width: Double) -> [Rect] {
    let count = Int((line.length / width).rounded(.up))
    return (0...max(1, count)).map { step in
      Rect(
        center: line.start.interpolated(to: line.end, by: Double(step) / Double(max(1, count))),
        size: Size(width: width, height: width))
    }
  }

  /// Whether no dot but one is within some distance of a place.
  func isNearest(at distance: Double, to place: Point, but own: Point) -> Bool {
    let columns = index(place.x - distance)...index(place.x + distance)
    return !columns.contains { dots[$0].contains { $0 != own && $0.distance(to: place) < distance } }
  }
}

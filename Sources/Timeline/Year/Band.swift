public import ChartModel
public import Geometry

/// What is drawn of a passage without a break: its closeness to exact over time, its peaks, and their labels.
///
/// A meeting of two moving bodies has a peak and no curve.
public struct Band: Hashable, Sendable {
  /// Where the body is exact, or closest where it never is.
  public struct Peak: Hashable, Sendable {
    public var center: Point
    public var isRetrograde: Bool
    /// Whether the body gets there, instead of turning back before it.
    public var isExact: Bool
    public var moment: Moment
  }

  /// As in `passage.saturn.square.sun.2`: bands of one body, aspect and point are counted in order of time.
  public var id: String
  public var title: String
  public var nature: AspectNature
  /// The curve from left to right, in points; empty without an orb.
  public var curve: [Point]
  /// Where closeness is 0.
  public var baseline: Double
  public var peaks: [Peak]
  /// What the band is called, then the days of its peaks.
  public var marks: [TimelineMark]

  /// How far the band and its labels reach across the page.
  var extent: ClosedRange<Double> {
    let edges = curve.map(\.x) + peaks.map(\.center.x) + marks.flatMap { [$0.box.minX, $0.box.maxX] }
    return (edges.min() ?? 0)...(edges.max() ?? 0)
  }
}

package import ChartModel
package import Geometry

/// What is drawn of a passage without a break: its closeness to exact over time, its peaks, and their labels.
///
/// A meeting of two moving bodies has a peak and no curve.
package struct Band: Hashable, Sendable {
  /// Where the body is exact, or closest where it never is.
  package struct Peak: Hashable, Sendable {
    package var center: Point
    package var isRetrograde: Bool
    /// Whether the body gets there, instead of turning back before it.
    package var isExact: Bool
    package var moment: Moment
  }

  /// As in `passage.saturn.square.sun.2`: bands of one body, aspect and point are counted in order of time.
  package var id: String
  package var title: String
  package var nature: AspectNature
  /// The curve from left to right, in points; empty without an orb.
  package var curve: [Point]
  /// Where closeness is 0.
  package var baseline: Double
  package var peaks: [Peak]
  /// What the band is called, then the days of its peaks.
  package var marks: [TimelineMark]

  /// How far the band and its labels reach across the page.
  var extent: ClosedRange<Double> {
    let edges = curve.map(\.x) + peaks.map(\.center.x) + marks.flatMap { [$0.box.minX, $0.box.maxX] }
    return (edges.min() ?? 0)...(edges.max() ?? 0)
  }
}

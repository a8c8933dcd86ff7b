package import AstroChartModel
package import AstroGeometry

/// An unbroken part of a passage as it is drawn: how close to exact it is over time, its peaks, and their
/// labels.
///
/// An aspect between two moving bodies has a peak and no curve.
package struct Band: Hashable, Sendable {
  /// The point where the aspect is exact, or closest if it never is.
  package struct Peak: Hashable, Sendable {
    package var center: Point
    package var isRetrograde: Bool
    /// Whether the body reaches the exact aspect, rather than turning back before it.
    package var isExact: Bool
    package var moment: Moment
  }

  /// The id, such as `passage.saturn.square.sun.2`: bands with the same body, aspect and point are numbered
  /// in chronological order.
  package var id: String
  package var title: String
  package var nature: AspectNature
  /// The curve from left to right, in points; empty for a meeting of two moving bodies.
  package var curve: [Point]
  /// The height at which closeness is 0.
  package var baseline: Double
  package var peaks: [Peak]
  /// The name of the band, then the days of its peaks.
  package var marks: [TimelineMark]

  /// The horizontal extent of the band and its labels.
  var extent: ClosedRange<Double> {
    let edges = curve.map(\.x) + peaks.map(\.center.x) + marks.flatMap { [$0.box.minX, $0.box.maxX] }
    return (edges.min() ?? 0)...(edges.max() ?? 0)
  }
}

package import AstroChartModel
package import AstroGeometry

/// The motion of a body through the zodiac: the signs that it passes, and where it is retrograde.
package struct MotionStrip: Hashable, Sendable {
  package struct Stretch: Hashable, Sendable {
    /// The start and end across the page, in points.
    package var from: Double
    package var to: Double
    package var sign: Sign
  }

  package struct Tick: Hashable, Sendable {
    package var x: Double
    package var isStation: Bool
  }

  package var body: Body
  package var title: String
  package var box: Rect
  package var signs: [Stretch]
  /// Where the body is retrograde, across the page, in points.
  package var retrograde: [ClosedRange<Double>]
  /// Where the body enters a sign or is stationary.
  package var ticks: [Tick]
  package var marks: [TimelineMark]
}

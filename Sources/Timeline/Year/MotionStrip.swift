package import ChartModel
package import Geometry

/// The way of a body through the zodiac: the signs that it is in, and where it goes backwards.
package struct MotionStrip: Hashable, Sendable {
  package struct Stretch: Hashable, Sendable {
    /// Across the page, in points.
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
  /// Where it goes backwards, across the page.
  package var retrograde: [ClosedRange<Double>]
  /// Where it enters a sign or turns.
  package var ticks: [Tick]
  package var marks: [TimelineMark]
}

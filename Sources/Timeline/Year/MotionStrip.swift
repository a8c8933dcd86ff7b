public import ChartModel
public import Geometry

/// The way of a body through the zodiac: the signs that it is in, and where it goes backwards.
public struct MotionStrip: Hashable, Sendable {
  public struct Stretch: Hashable, Sendable {
    /// Across the page, in points.
    public var from: Double
    public var to: Double
    public var sign: Sign
  }

  public struct Tick: Hashable, Sendable {
    public var x: Double
    public var isStation: Bool
  }

  public var body: Body
  public var title: String
  public var box: Rect
  public var signs: [Stretch]
  /// Where it goes backwards, across the page.
  public var retrograde: [ClosedRange<Double>]
  /// Where it enters a sign or turns.
  public var ticks: [Tick]
  public var marks: [TimelineMark]
}

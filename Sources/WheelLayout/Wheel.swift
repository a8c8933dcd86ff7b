public import ChartModel
import Drawing
public import Geometry

/// A solved wheel: everything at its place, nothing drawn yet.
///
/// What pictures show, what the drawing response lists and what the audit checks is all taken from here.
public struct Wheel: Hashable, Sendable {
  public var size: Size
  public var dial: Dial
  public var radii: WheelRadii
  public var detail: WheelOptions.Detail
  public var theme: WheelTheme
  /// Every piece of ink that carries meaning.
  public var marks: [Mark]
  public var seats: [SeatedBody]
  public var cusps: [CuspLine]
  public var axes: [AxisLine]
  /// The little lines at the rim to which cusp labels belong.
  public var labelTicks: [Segment]
  public var chords: [Chord]
  /// A BCP 47 tag.
  public var language: String
}

/// A body at the place where it is drawn.
public struct SeatedBody: Hashable, Sendable {
  public var placement: Placement
  /// The longitude at which its column stands, in degrees.
  public var drawnDegree: Double
  /// Whether its own house had no room for it.
  public var isBorrowed: Bool
  /// The tick at its true place.
  public var tick: Segment
  public var leader: Leader
}

/// The line from a body's true place to its column.
public struct Leader: Hashable, Sendable {
  /// The outline to stroke.
  public var path: Path
  /// The same as straight pieces, for measuring.
  public var segments: [Segment]
}

/// The line where a house begins.
public struct CuspLine: Hashable, Sendable {
  /// 1…12.
  public var house: Int
  public var longitude: Longitude
  /// From the ruler to the ring of house numbers, outer end first.
  public var segment: Segment
  /// The angle that the cusp is, where it is one.
  public var angle: ChartAngle?
}

/// The line by which the horizon or the meridian meets the rim.
public struct AxisLine: Hashable, Sendable {
  public var angle: ChartAngle
  public var longitude: Longitude
  public var segment: Segment
}

/// An aspect, drawn.
public struct Chord: Hashable, Sendable {
  public var aspect: Aspect
  /// From the first body's true place to the second's, on the rim of the inner circle.
  public var segment: Segment
  /// How near to exact it is: 1 exact, 0 at the edge of its orb.
  public var tightness: Double
  /// What is stroked: the chord less the gap for its glyph, or a bracket for a conjunction.
  public var strokes: [Path]
}

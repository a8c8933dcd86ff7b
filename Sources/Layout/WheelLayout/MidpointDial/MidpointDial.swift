package import AstroChartModel
import AstroDrawing
package import AstroGeometry
package import AstroThemes

/// A solved dial: the zodiac folded on itself, clockwise from the top, with bodies and angles on one rank.
///
/// It has the rings and the type of a wheel of one sky; numbers of degrees take the place of signs.
package struct MidpointDial: Hashable, Sendable {
  /// A place with its marks.
  package struct Seat: Hashable, Sendable {
    package let end: AspectEnd
    package let longitude: Longitude
    /// Its true direction, and the one in which it is drawn, in degrees of the circle.
    package let trueDegree, drawnDegree: Double
    package let tick: Segment
    package let leader: Leader
    /// The glyph, degree, sign and minute, outermost first.
    package internal(set) var marks: [Mark]
  }

  /// The pointer with the midpoints at its two ends.
  package struct Pointer: Hashable, Sendable {
    package let end: AspectEnd
    /// The axis through the middle, the end of the pointer first.
    package let axis: Segment
    package let head: Path
    /// One tick for each midpoint within orb.
    package let ticks: [Segment]
  }

  package let figure: DialFigure
  package let size: Size
  package let dial: Dial
  package let plan: WheelPlan
  package let detail: WheelOptions.Detail
  package let theme: Theme
  package let seats: [Seat]
  /// The numbers of degrees in the ring.
  package let numbers: [Mark]
  /// The glyphs of the signs that begin at each mark.
  package let signs: [Mark]
  package let pointer: Pointer?
  package let language: String

  /// All pieces of ink that carry meaning.
  package var marks: [Mark] { signs + numbers + seats.flatMap(\.marks) }

  var lineWidth: Double {
    WheelMetrics(halfSide: dial.halfSide, detail: detail).lineWidth(in: theme)
  }
}

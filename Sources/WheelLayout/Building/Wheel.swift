package import ChartModel
import Drawing
package import Geometry

/// A solved wheel: everything at its place, nothing drawn yet.
///
/// What pictures show, what the drawing response lists and what the audit checks is all taken from here.
package struct Wheel: Hashable, Sendable {
  /// What the wheel shows.
  package internal(set) var figure: WheelFigure
  package var size: Size
  package var dial: Dial
  package var plan: WheelPlan
  package var detail: WheelOptions.Detail
  package var theme: WheelTheme
  /// The rings of bodies, from the inside out.
  package var rings: [SeatedRing]
  /// The glyphs of the twelve signs.
  package var signs: [Mark]
  package var houseNumbers: [Mark]
  /// Angles, cusps and flags around the zodiac.
  package var rimLabels: [Mark]
  /// The words in the corners.
  package var captions: [Mark]
  /// What is drawn beside words of the corners: the Moon, lines as in a key.
  package var cornerSigns: [CornerSign]
  package var cusps: [CuspLine]
  package var axes: [AxisLine]
  /// The little lines at the rim to which cusp labels belong.
  package var labelTicks: [Segment]
  /// The aspects that are drawn, the loosest first.
  package var chords: [Chord]
  /// How many aspects between skies are left to a table: a wheel shows the tightest forty.
  package internal(set) var undrawnAspects: Int
  /// A BCP 47 tag.
  package var language: String

  /// Every piece of ink that carries meaning.
  package var marks: [Mark] {
    signs + rings.flatMap(\.marks) + houseNumbers + rimLabels + chords.reversed().compactMap(\.glyph)
      + captions
  }

  /// The bodies of all rings, from the inside out.
  package var seats: [SeatedBody] { rings.flatMap(\.bodies) }
}

/// A ring of bodies at their places.
package struct SeatedRing: Hashable, Sendable {
  /// What ids of its elements begin with; `nil` in a wheel of one ring.
  package var name: String?
  package var band: WheelPlan.Band
  package var bodies: [SeatedBody]
  /// The angles of a sky that is not the base.
  package var flags: [AngleFlag]
  /// The words beside the ring, one mark each.
  package var caption: [Mark]

  var marks: [Mark] { bodies.flatMap(\.marks) + caption }
}

/// A body at the place where it is drawn, and the marks that are its own.
package struct SeatedBody: Hashable, Sendable {
  /// The name of its ring, in a wheel of several.
  package var ring: String?
  package var placement: Placement
  /// The longitude at which its stack stands, in degrees.
  package var drawnDegree: Double
  /// Whether its own house had no room for it.
  package var isBorrowed: Bool
  /// The tick at its true place.
  package var tick: Segment
  package var leader: Leader
  /// Glyph, degree and what else is told of it, outermost first.
  package var marks: [Mark]

  /// What the body as a whole is called.
  package var id: ElementID { ElementID(ring: ring, .body(placement.body)) }
}

/// The sign that an angle of another sky stands at a degree: a pennant on its ring's outer edge.
package struct AngleFlag: Hashable, Sendable {
  package var angle: ChartAngle
  package var longitude: Longitude
  /// The staff, outer end first.
  package var staff: Segment
  package var pennant: Path
}

/// The line from a body's true place to its stack.
package struct Leader: Hashable, Sendable {
  /// The outline to stroke.
  package var path: Path
  /// The same as straight pieces, for measuring.
  package var segments: [Segment]
}

/// The line where a house begins.
package struct CuspLine: Hashable, Sendable {
  /// 1…12.
  package var house: Int
  package var longitude: Longitude
  /// From the outer edge of the ruler to the ring of house numbers, outer end first.
  package var segment: Segment
  /// The angle that the cusp is, where it is one.
  package var angle: ChartAngle?
}

/// The line by which the horizon or the meridian meets the rim.
package struct AxisLine: Hashable, Sendable {
  package var angle: ChartAngle
  package var longitude: Longitude
  /// From its label through the zodiac to the ruler, outer end first.
  package var segment: Segment
  /// From the ruler inwards, of an Ascendant or a Midheaven that is no cusp; it ends before any mark.
  package var shaft: Segment?
}

/// An aspect, drawn.
package struct Chord: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// A line between two true places on the rim of the inner circle.
    case line
    /// A conjunction within one ring: a bracket around the stretch of the rim between the two.
    case bracket
    /// A conjunction of two rings: a mark on the divider between them.
    case bridge
  }

  /// What the aspect as a whole is called.
  package var id: ElementID
  package var tie: WheelFigure.Tie
  package var form: Form
  /// From the first body's true place to the second's.
  package var segment: Segment
  /// The outline of a bracket, which has no lines.
  package var bracket: Path?
  /// What is drawn of the line: all but the stretches behind glyphs, its own and those of other lines.
  package var lines: [Segment]
  /// The sign of the aspect, where there is room for one.
  package var glyph: Mark?

  /// What is stroked.
  package var outline: Path {
    var outline = Path(lines.flatMap { Path(through: [$0.start, $0.end]).elements })
    if let bracket { outline.append(bracket) }
    return outline
  }

  package var aspect: Aspect { tie.aspect }
  /// How near to exact it is: 1 exact, 0 at the edge of its orb.
  package var tightness: Double { tie.tightness }
}

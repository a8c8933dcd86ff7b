public import ChartModel
import Drawing
public import Geometry

/// A solved wheel: everything at its place, nothing drawn yet.
///
/// What pictures show, what the drawing response lists and what the audit checks is all taken from here.
public struct Wheel: Hashable, Sendable {
  /// What the wheel shows.
  public internal(set) var figure: WheelFigure
  public var size: Size
  public var dial: Dial
  public var plan: WheelPlan
  public var detail: WheelOptions.Detail
  public var theme: WheelTheme
  /// The rings of bodies, from the inside out.
  public var rings: [SeatedRing]
  /// The glyphs of the twelve signs.
  public var signs: [Mark]
  public var houseNumbers: [Mark]
  /// Angles, cusps and flags around the zodiac.
  public var rimLabels: [Mark]
  /// The words in the corners.
  public var captions: [Mark]
  /// What is drawn beside words of the corners: the Moon, lines as in a key.
  public var cornerSigns: [CornerSign]
  public var cusps: [CuspLine]
  public var axes: [AxisLine]
  /// The little lines at the rim to which cusp labels belong.
  public var labelTicks: [Segment]
  /// The aspects that are drawn, the loosest first.
  public var chords: [Chord]
  /// How many aspects between skies are left to a table: a wheel shows the tightest forty.
  public internal(set) var undrawnAspects: Int
  /// A BCP 47 tag.
  public var language: String

  /// Every piece of ink that carries meaning.
  public var marks: [Mark] {
    signs + rings.flatMap(\.marks) + houseNumbers + rimLabels + chords.reversed().compactMap(\.glyph)
      + captions
  }

  /// The bodies of all rings, from the inside out.
  public var seats: [SeatedBody] { rings.flatMap(\.bodies) }
}

/// A ring of bodies at their places.
public struct SeatedRing: Hashable, Sendable {
  /// What ids of its elements begin with; `nil` in a wheel of one ring.
  public var name: String?
  public var band: WheelPlan.Band
  public var bodies: [SeatedBody]
  /// The angles of a sky that is not the base.
  public var flags: [AngleFlag]
  /// The words beside the ring, one mark each.
  public var caption: [Mark]

  var marks: [Mark] { bodies.flatMap(\.marks) + caption }
}

/// A body at the place where it is drawn, and the marks that are its own.
public struct SeatedBody: Hashable, Sendable {
  /// The name of its ring, in a wheel of several.
  public var ring: String?
  public var placement: Placement
  /// The longitude at which its stack stands, in degrees.
  public var drawnDegree: Double
  /// Whether its own house had no room for it.
  public var isBorrowed: Bool
  /// The tick at its true place.
  public var tick: Segment
  public var leader: Leader
  /// Glyph, degree and what else is told of it, outermost first.
  public var marks: [Mark]

  /// What the body as a whole is called.
  public var id: ElementID { ElementID(ring: ring, .body(placement.body)) }
}

/// The sign that an angle of another sky stands at a degree: a pennant on its ring's outer edge.
public struct AngleFlag: Hashable, Sendable {
  public var angle: ChartAngle
  public var longitude: Longitude
  /// The staff, outer end first.
  public var staff: Segment
  public var pennant: Path
}

/// The line from a body's true place to its stack.
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
  /// From the outer edge of the ruler to the ring of house numbers, outer end first.
  public var segment: Segment
  /// The angle that the cusp is, where it is one.
  public var angle: ChartAngle?
}

/// The line by which the horizon or the meridian meets the rim.
public struct AxisLine: Hashable, Sendable {
  public var angle: ChartAngle
  public var longitude: Longitude
  /// From its label through the zodiac to the ruler, outer end first.
  public var segment: Segment
  /// From the ruler inwards, of an Ascendant or a Midheaven that is no cusp; it ends before any mark.
  public var shaft: Segment?
}

/// An aspect, drawn.
public struct Chord: Hashable, Sendable {
  public enum Form: Hashable, Sendable {
    /// A line between two true places on the rim of the inner circle.
    case line
    /// A conjunction within one ring: a bracket around the stretch of the rim between the two.
    case bracket
    /// A conjunction of two rings: a mark on the divider between them.
    case bridge
  }

  /// What the aspect as a whole is called.
  public var id: ElementID
  public var tie: WheelFigure.Tie
  public var form: Form
  /// From the first body's true place to the second's.
  public var segment: Segment
  /// The outline of a bracket, which has no lines.
  public var bracket: Path?
  /// What is drawn of the line: all but the stretches behind glyphs, its own and those of other lines.
  public var lines: [Segment]
  /// The sign of the aspect, where there is room for one.
  public var glyph: Mark?

  /// What is stroked.
  public var outline: Path {
    var outline = Path(lines.flatMap { Path(through: [$0.start, $0.end]).elements })
    if let bracket { outline.append(bracket) }
    return outline
  }

  public var aspect: Aspect { tie.aspect }
  /// How near to exact it is: 1 exact, 0 at the edge of its orb.
  public var tightness: Double { tie.tightness }
}

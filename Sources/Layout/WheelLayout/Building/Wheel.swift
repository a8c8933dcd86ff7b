package import AstroChartModel
import AstroDrawing
package import AstroGeometry
package import AstroThemes

/// A solved wheel: everything has its position, and nothing is drawn yet.
///
/// What pictures show, what the drawing response lists and what the audit checks all come from here.
package struct Wheel: Hashable, Sendable {
  /// What the wheel shows.
  package internal(set) var figure: WheelFigure
  package var size: Size
  package var dial: Dial
  package var plan: WheelPlan
  package var detail: WheelOptions.Detail
  package var theme: Theme
  /// The rings of bodies, from the inside out.
  package var rings: [SeatedRing]
  /// The glyphs of the twelve signs.
  package var signs: [Mark]
  package var houseNumbers: [Mark]
  /// Angles, cusps and flags around the zodiac.
  package var rimLabels: [Mark]
  /// The words in the corners.
  package var captions: [Mark]
  /// What is drawn next to words in the corners: the Moon, and the lines of the key.
  package var cornerSigns: [CornerSign]
  package var cusps: [CuspLine]
  package var axes: [AxisLine]
  /// The short ticks at the rim that cusp labels belong to.
  package var labelTicks: [Segment]
  /// The aspects that are drawn, the loosest first.
  package var chords: [Chord]
  /// How many aspects between skies are left out, because a wheel draws only the forty tightest.
  package internal(set) var undrawnAspects: Int
  /// The language of the words, as a BCP 47 tag.
  package var language: String
  /// The free room of the page left and right of the square, which the words in the corners use, in points.
  package var roomBeside: Double

  /// All pieces of ink that carry meaning.
  package var marks: [Mark] {
    signs + rings.flatMap(\.marks) + houseNumbers + rimLabels + chords.reversed().compactMap(\.glyph)
      + captions
  }

  /// The bodies of all rings, from the inside out.
  package var seats: [SeatedBody] { rings.flatMap(\.bodies) }
}

/// A ring of bodies at their positions.
package struct SeatedRing: Hashable, Sendable {
  /// The prefix of its elements' ids; `nil` in a wheel of one ring.
  package var name: String?
  package var band: WheelPlan.Band
  package var bodies: [SeatedBody]
  /// The flags of the angles, for a sky that is not the base.
  package var flags: [AngleFlag]
  /// The words beside the ring, one mark each.
  package var caption: [Mark]

  var marks: [Mark] { bodies.flatMap(\.marks) + caption }
}

/// A body at the position where it is drawn, with its marks.
package struct SeatedBody: Hashable, Sendable {
  /// The name of its ring; `nil` in a wheel of one ring.
  package var ring: String?
  package var placement: Placement
  /// The longitude at which its stack is drawn, in degrees.
  package var drawnDegree: Double
  /// Whether it is drawn in a neighboring house because its own has no room.
  package var isBorrowed: Bool
  /// The tick at its true longitude.
  package var tick: Segment
  package var leader: Leader
  /// The glyph, the degree and whatever else is shown of the body, outermost first.
  package var marks: [Mark]

  /// The id of the body as a whole.
  package var id: ElementID { ElementID(ring: ring, .body(placement.body)) }
}

/// A flag that marks the degree of an angle of an outer sky: a pennant on the outer edge of its ring.
package struct AngleFlag: Hashable, Sendable {
  package var angle: ChartAngle
  package var longitude: Longitude
  /// The staff, outer end first.
  package var staff: Segment
  package var pennant: Path
}

/// The line from a body's true longitude to its stack.
package struct Leader: Hashable, Sendable {
  /// The path to stroke.
  package var path: Path
  /// The path as straight segments, for measuring.
  package var segments: [Segment]
}

/// The line where a house begins.
package struct CuspLine: Hashable, Sendable {
  /// The number of the house, 1…12.
  package var house: Int
  package var longitude: Longitude
  /// From the outer edge of the ruler to the ring of house numbers, outer end first.
  package var segment: Segment
  /// The angle that coincides with the cusp, if there is one.
  package var angle: ChartAngle?
}

/// The line that connects the horizon or the meridian with the rim.
package struct AxisLine: Hashable, Sendable {
  package var angle: ChartAngle
  package var longitude: Longitude
  /// From its label through the zodiac to the ruler, outer end first.
  package var segment: Segment
  /// For an Ascendant or a Midheaven that is not a cusp, a line from the ruler inwards, which ends before any
  /// mark.
  package var shaft: Segment?
}

/// A drawn aspect.
package struct Chord: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// A line between the two true longitudes on the aspect circle or, for another sky, just inside it.
    case line
    /// A conjunction within one ring: a bracket along the aspect circle between the two longitudes.
    case bracket
    /// The same where several overlap: a finer bracket on a lane of its own, with a foot at each body if each of
    /// several meets each.
    case rung
    /// A conjunction between two rings: a mark on the divider between them.
    case bridge
    /// A conjunction of several bodies with several of another ring: one mark on the divider for all of them.
    case comb
  }

  /// The id of the aspect as a whole.
  package var id: ElementID
  package var tie: WheelFigure.Tie
  package var form: Form
  /// From the first end's true longitude to the second's: on the aspect circle for the base, just inside it for
  /// another sky.
  package var segment: Segment
  /// The way of the line: from end to end, moved aside by a hair where it would hide another.
  package var course: [Segment] = []
  /// The straight stretch in the middle of the line.
  package var straight: Segment { course.isEmpty ? segment : course[course.count / 2] }
  /// The outline of a bracket or a comb, which have no `lines`.
  package var bracket: Path?
  /// What is drawn of the line: everything but the stretches behind glyphs, its own and those of other lines.
  package var lines: [Segment]
  /// The glyph of the aspect, where there is room for one.
  package var glyph: Mark?

  /// The path to stroke.
  package var outline: Path {
    var outline = Path()
    outline.reserve(2 * lines.count)
    var last: Point?
    for line in lines {
      if line.start != last { outline.move(to: line.start) }
      outline.line(to: line.end)
      last = line.end
    }
    if let bracket { outline.append(bracket) }
    return outline
  }

  package var aspect: Aspect { tie.aspect }
  /// How close it is to exact: 1 if exact, 0 at the limit of its orb.
  package var tightness: Double { tie.tightness }
  /// Whether it is what the key calls tight.
  package var isTight: Bool { tie.isTight }
}

package import ChartModel
package import Drawing
package import Geometry
package import WheelLayout
package import Wording

/// A year as a picture, solved: passages as bands in rows, each body's way through the zodiac, the Moon's quarters.
///
/// Words stand in lanes of their own above the bands, so that none can meet a curve; bands share a row where they and
/// their words stand clear of each other.
package struct YearTimeline: Sendable {
  /// Width and height of the page, in points: A4 on its side.
  package static let size = YearPlan.size

  /// What belongs to one body, and where.
  package struct Group: Sendable {
    package var body: Body
    /// Between which heights it stands, in points.
    package var top: Double
    package var bottom: Double
    package var strip: MotionStrip?
    package var bands: [Band]
    /// Its symbol and its name.
    package var marks: [TimelineMark]
  }

  /// An upright line at the beginning of a month or of a week, broken where words stand.
  package struct Rule: Hashable, Sendable {
    package var x: Double
    package var isMonth: Bool
    package var pieces: [Segment]
  }

  /// The slowest first.
  package internal(set) var groups: [Group]
  package internal(set) var rules: [Rule]
  /// Circles around the moons at which there is an eclipse.
  package internal(set) var eclipseRings: [Point]
  /// Whatever stands below the bands and above them.
  package internal(set) var foot: [TimelineMark]
  package internal(set) var months: [TimelineMark]
  package internal(set) var header: [TimelineMark]
  /// The lines and curves of the key, each before its words.
  package internal(set) var keySwatches: [KeySwatch]
  /// How many bands of a body are left to lists, for want of room.
  package internal(set) var omitted: [Body: Int]
  package let theme: WheelTheme
  let figure: YearFigure
  let language: Language
  let axis: TimeAxis
  let lineWidth: Double

  /// The radius of a ring around a moon, in points.
  static let eclipseRadius = 5.4

  package init(of figure: YearFigure, theme: WheelTheme, language: Language, shaper: any TextShaper) {
    self = YearBuilder(figure: figure, theme: theme, language: language, shaper: shaper).timeline()
  }

  init(figure: YearFigure, theme: WheelTheme, language: Language, axis: TimeAxis) {
    (self.figure, self.theme, self.language, self.axis) = (figure, theme, language, axis)
    (groups, rules, eclipseRings, foot, months, header) = ([], [], [], [], [], [])
    (keySwatches, omitted) = ([], [:])
    lineWidth = 0.75 * theme.lineScale
  }

  /// The whole picture in words: its title, and each band.
  package var description: String {
    var seen: Set<String> = []
    let bands = groups.flatMap(\.bands).map(\.title).filter { seen.insert($0).inserted }
    return ([figure.title(in: language)] + bands).joined(separator: "; ")
  }

  /// Every word and symbol of the picture.
  package var marks: [TimelineMark] {
    header + months + foot + groups.flatMap { $0.marks + ($0.strip?.marks ?? []) + $0.bands.flatMap(\.marks) }
  }
}

/// A sample of what a key explains.
package struct KeySwatch: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case band(AspectNature)
    case retrograde
    case eclipse
    /// Of the month: the Moon without a course.
    case void
  }

  package var kind: Kind
  package var box: Rect
}

package import AstroChartModel
package import AstroDrawing
package import AstroGeometry
package import AstroThemes
import AstroWheelLayout
package import AstroWording

/// The solved picture of a year: passages as bands in rows, each body's motion through the zodiac, the Moon's
/// quarters.
///
/// Labels stand in lanes of their own above the bands, so that they cannot meet a curve. Bands share a row if
/// they and their labels do not collide.
package struct YearTimeline: Sendable {
  /// Width and height of the page, in points: A4 in landscape format.
  package static let size = YearPlan.size

  /// Everything that belongs to one body, with its places.
  package struct Group: Sendable {
    package var body: Body
    /// The vertical range that it covers, in points.
    package var top: Double
    package var bottom: Double
    package var strip: MotionStrip?
    package var bands: [Band]
    /// Its symbol and its name.
    package var marks: [TimelineMark]
  }

  /// A vertical line at the beginning of a month or of a week, interrupted where there are words.
  package struct Rule: Hashable, Sendable {
    package var x: Double
    package var isMonth: Bool
    package var pieces: [Segment]
  }

  /// The groups of the bodies, the slowest body first.
  package internal(set) var groups: [Group]
  package internal(set) var rules: [Rule]
  /// The centers of the circles around moons at which there is an eclipse.
  package internal(set) var eclipseRings: [Point]
  /// The days and moons below the bands, the words of the key, then everything above the bands.
  package internal(set) var foot: [TimelineMark]
  package internal(set) var key: [TimelineMark]
  package internal(set) var months: [TimelineMark]
  package internal(set) var header: [TimelineMark]
  /// The samples of the key, each before its words.
  package internal(set) var keySwatches: [KeySwatch]
  /// How many bands of each body are left to lists, for lack of space.
  package internal(set) var omitted: [Body: Int]
  package let theme: Theme
  let figure: YearFigure
  let language: Language
  let axis: TimeAxis
  let lineWidth: Double

  /// The radius of a ring around a moon, in points.
  static let eclipseRadius = 5.4

  package init(of figure: YearFigure, theme: Theme, language: Language, shaper: any TextShaper) {
    self = YearBuilder(figure: figure, theme: theme, language: language, shaper: shaper).timeline()
  }

  init(figure: YearFigure, theme: Theme, language: Language, axis: TimeAxis) {
    (self.figure, self.theme, self.language, self.axis) = (figure, theme, language, axis)
    (groups, rules, eclipseRings, foot, months, header) = ([], [], [], [], [], [])
    (key, keySwatches, omitted) = ([], [], [:])
    lineWidth = 0.75 * theme.lineScale
  }

  /// The whole picture in words: its title, and each band.
  package var description: String {
    var seen: Set<String> = []
    let bands = groups.flatMap(\.bands).map(\.title).filter { seen.insert($0).inserted }
    return ([figure.title(in: language)] + bands).joined(separator: "; ")
  }

  /// Every text and symbol of the picture.
  package var marks: [TimelineMark] {
    header + months + foot + key
      + groups.flatMap { $0.marks + ($0.strip?.marks ?? []) + $0.bands.flatMap(\.marks) }
  }
}

/// A sample of what a key explains.
package struct KeySwatch: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case band(AspectNature)
    case retrograde
    case eclipse
    /// In a month: the Moon is void of course.
    case void
    /// In the Moon's year: a quarter, and the bar of a void time.
    case phase, voidBar
    /// In a life: a sign is angular from Fortune; the bond is loosed.
    case peak, loosed
    /// In a graphic ephemeris: a natal place, a crossing with it, a crossing of two curves, a station.
    case natalLine, dot, ring, station
  }

  package var kind: Kind
  package var box: Rect
}

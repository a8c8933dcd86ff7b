public import ChartModel
public import Drawing
public import Geometry
public import WheelLayout
public import Wording

/// A year as a picture, solved: passages as bands in rows, each body's way through the zodiac, the Moon's quarters.
///
/// Words stand in lanes of their own above the bands, so that none can meet a curve; bands share a row where they and
/// their words stand clear of each other.
public struct YearTimeline: Sendable {
  /// Width and height of the page, in points: A4 on its side.
  public static let size = YearPlan.size

  /// What belongs to one body, and where.
  public struct Group: Sendable {
    public var body: Body
    /// Between which heights it stands, in points.
    public var top: Double
    public var bottom: Double
    public var strip: MotionStrip?
    public var bands: [Band]
    /// Its symbol and its name.
    public var marks: [TimelineMark]
  }

  /// An upright line at the beginning of a month or of a week, broken where words stand.
  public struct Rule: Hashable, Sendable {
    public var x: Double
    public var isMonth: Bool
    public var pieces: [Segment]
  }

  /// The slowest first.
  public internal(set) var groups: [Group]
  public internal(set) var rules: [Rule]
  /// Circles around the moons at which there is an eclipse.
  public internal(set) var eclipseRings: [Point]
  /// Whatever stands below the bands and above them.
  public internal(set) var foot: [TimelineMark]
  public internal(set) var months: [TimelineMark]
  public internal(set) var header: [TimelineMark]
  /// The lines and curves of the key, each before its words.
  public internal(set) var keySwatches: [KeySwatch]
  /// How many bands of a body are left to lists, for want of room.
  public internal(set) var omitted: [Body: Int]
  public let theme: WheelTheme
  let figure: YearFigure
  let language: Language
  let axis: TimeAxis
  let lineWidth: Double

  /// The radius of a ring around a moon, in points.
  static let eclipseRadius = 5.4

  public init(of figure: YearFigure, theme: WheelTheme, language: Language, shaper: any TextShaper) {
    self = YearBuilder(figure: figure, theme: theme, language: language, shaper: shaper).timeline()
  }

  init(figure: YearFigure, theme: WheelTheme, language: Language, axis: TimeAxis) {
    (self.figure, self.theme, self.language, self.axis) = (figure, theme, language, axis)
    (groups, rules, eclipseRings, foot, months, header) = ([], [], [], [], [], [])
    (keySwatches, omitted) = ([], [:])
    lineWidth = 0.75 * theme.lineScale
  }

  /// The whole picture in words: its title, and each band.
  public var description: String {
    var seen: Set<String> = []
    let bands = groups.flatMap(\.bands).map(\.title).filter { seen.insert($0).inserted }
    return ([figure.title(in: language)] + bands).joined(separator: "; ")
  }

  /// Every word and symbol of the picture.
  public var marks: [TimelineMark] {
    header + months + foot + groups.flatMap { $0.marks + ($0.strip?.marks ?? []) + $0.bands.flatMap(\.marks) }
  }
}

/// A sample of what a key explains.
public struct KeySwatch: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case band(AspectNature)
    case retrograde
    case eclipse
    /// Of the month: the Moon without a course.
    case void
  }

  public var kind: Kind
  public var box: Rect
}

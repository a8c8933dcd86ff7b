public import ChartModel
public import Drawing
public import Geometry
public import WheelLayout
public import Wording

/// The calendar of a month, solved: a cell a day, in it the Moon's signs, phase and voids, and what is exact when.
public struct MonthSheet: Sendable {
  /// Width and height of the page, in points: A4 on its side.
  public static let size = MonthPlan.size

  /// What stands in the cell of one day.
  public struct Day: Sendable {
    public var date: CivilDate
    public var box: Rect
    /// The Moon's way through the day.
    public var strip: Rect
    /// Across the page, in points, with her sign there.
    public var signs: [MotionStrip.Stretch]
    public var voids: [Rect]
    public var hasEclipse: Bool
    public var marks: [TimelineMark]
    /// Where the phase of the Moon stands.
    public var moon: Point?
    /// How many entries are shown, and how many the last line counts.
    public var shown: Int
    public var hidden: Int
  }

  public internal(set) var days: [Day]
  /// The title, the names of weekdays, the key.
  public internal(set) var furniture: [TimelineMark]
  public internal(set) var keySwatches: [KeySwatch]
  public let theme: WheelTheme
  let figure: MonthFigure
  let language: Language

  public init(of figure: MonthFigure, theme: WheelTheme, language: Language, shaper: any TextShaper) {
    let builder = MonthBuilder(figure: figure, theme: theme, language: language, shaper: shaper)
    (self.figure, self.theme, self.language) = (figure, theme, language)
    days = builder.days
    (furniture, keySwatches) = builder.furniture
  }

  /// The whole sheet in words: its title, and what stands in each day.
  public var description: String {
    let days = days.map { $0.marks.map(\.title).joined(separator: ", ") }
    return ([figure.title(in: language)] + days).joined(separator: "; ")
  }

  /// Every word and symbol of the sheet.
  public var marks: [TimelineMark] { furniture + days.flatMap(\.marks) }

  var lineWidth: Double { 0.75 * theme.lineScale }
}

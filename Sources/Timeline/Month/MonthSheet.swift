package import ChartModel
package import Drawing
package import Geometry
package import WheelLayout
package import Wording

/// The calendar of a month, solved: a cell a day, in it the Moon's signs, phase and voids, and what is exact when.
package struct MonthSheet: Sendable {
  /// Width and height of the page, in points: A4 on its side.
  package static let size = MonthPlan.size

  /// What stands in the cell of one day.
  package struct Day: Sendable {
    package var date: CivilDate
    package var box: Rect
    /// The Moon's way through the day.
    package var strip: Rect
    /// Across the page, in points, with her sign there.
    package var signs: [MotionStrip.Stretch]
    package var voids: [Rect]
    package var hasEclipse: Bool
    package var marks: [TimelineMark]
    /// Where the phase of the Moon stands.
    package var moon: Point?
    /// How many entries are shown, and how many the last line counts.
    package var shown: Int
    package var hidden: Int
  }

  package internal(set) var days: [Day]
  /// The title, the names of weekdays, the key.
  package internal(set) var furniture: [TimelineMark]
  package internal(set) var keySwatches: [KeySwatch]
  package let theme: WheelTheme
  let figure: MonthFigure
  let language: Language

  package init(of figure: MonthFigure, theme: WheelTheme, language: Language, shaper: any TextShaper) {
    let builder = MonthBuilder(figure: figure, theme: theme, language: language, shaper: shaper)
    (self.figure, self.theme, self.language) = (figure, theme, language)
    days = builder.days
    (furniture, keySwatches) = builder.furniture
  }

  /// The whole sheet in words: its title, and what stands in each day.
  package var description: String {
    let days = days.map { $0.marks.map(\.title).joined(separator: ", ") }
    return ([figure.title(in: language)] + days).joined(separator: "; ")
  }

  /// Every word and symbol of the sheet.
  package var marks: [TimelineMark] { furniture + days.flatMap(\.marks) }

  var lineWidth: Double { 0.75 * theme.lineScale }
}

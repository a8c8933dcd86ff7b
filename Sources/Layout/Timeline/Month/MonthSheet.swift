package import AstroChartModel
package import AstroDrawing
package import AstroGeometry
package import AstroThemes
import AstroWheelLayout
package import AstroWording

/// The solved calendar of a month: a cell per day with the Moon's signs, phase and void times, and the exact
/// events.
package struct MonthSheet: Sendable {
  /// Width and height of the page, in points: A4 in landscape format.
  package static let size = MonthPlan.size

  /// The contents of a day's cell.
  package struct Day: Sendable {
    package var date: CivilDate
    package var box: Rect
    /// The strip with the Moon's signs during the day.
    package var strip: Rect
    /// The stretches of the strip, in points across the page, with the Moon's sign in each.
    package var signs: [MotionStrip.Stretch]
    package var voids: [Rect]
    package var hasEclipse: Bool
    package var marks: [TimelineMark]
    /// Where the phase of the Moon is drawn.
    package var moon: Point?
    /// How far the Moon is ahead of the Sun in the middle of the day, in degrees.
    package var elongation: Double?
    /// How many entries are shown, and how many more the last line counts.
    package var shown: Int
    package var hidden: Int
  }

  package internal(set) var days: [Day]
  /// The title, the names of the weekdays, and the key.
  package internal(set) var furniture: [TimelineMark]
  package internal(set) var keySwatches: [KeySwatch]
  package let theme: Theme
  let figure: MonthFigure
  let language: Language

  package init(of figure: MonthFigure, theme: Theme, language: Language, shaper: any TextShaper) {
    let builder = MonthBuilder(figure: figure, theme: theme, language: language, shaper: shaper)
    (self.figure, self.theme, self.language) = (figure, theme, language)
    days = builder.days
    (furniture, keySwatches) = builder.furniture
  }

  /// The whole sheet in words: its title, and the contents of each day.
  package var description: String {
    let days = days.map { $0.marks.map(\.title).joined(separator: ", ") }
    return ([figure.title(in: language)] + days).joined(separator: "; ")
  }

  /// Every text and symbol of the sheet.
  package var marks: [TimelineMark] { furniture + days.flatMap(\.marks) }

  var lineWidth: Double { 0.75 * theme.lineScale }
}

package import AstroBylines
package import AstroChartModel
package import AstroDrawing
package import AstroGeometry
package import AstroThemes
import AstroWheelLayout
package import AstroWording

/// The solved picture of the Moon's year: a row for each month with the Moon of every day, its sign and its
/// exact phases, and the void times beneath.
package struct MoonYear: Sendable {
  /// Width and height of the page, in points: A3 in landscape format.
  package static let size = MoonYearPlan.size

  /// The contents of a day's cell.
  package struct Day: Sendable {
    package var date: CivilDate
    package var box: Rect
    /// Where the Moon is drawn.
    package var moon: Point
    /// How far the Moon is ahead of the Sun at noon, in degrees; `nil` without events that tell.
    package var elongation: Double?
    package var lunation: Lunation?
    package var eclipse: Eclipse?
    /// The sign entered on this day.
    package var ingress: Ingress?
    package var marks: [TimelineMark]
    /// The day in words.
    package var title: String
  }

  /// The part of a void time that lies in one month.
  package struct VoidBar: Sendable {
    package var id: String
    package var void: VoidOfCourse
    package var box: Rect
    package var title: String
  }

  package internal(set) var days: [Day]
  package internal(set) var voids: [VoidBar]
  /// The title, the names of the months, the note and the key at the foot.
  package internal(set) var furniture: [TimelineMark]
  package internal(set) var keySwatches: [KeySwatch]
  package let theme: Theme
  let byline: Byline?
  let figure: MoonYearFigure
  let language: Language

  /// - Parameter byline: The name, logo and imprint at the foot.
  package init(
    of figure: MoonYearFigure, theme: Theme, language: Language, byline: Byline? = nil,
    shaper: any TextShaper
  ) {
    let builder = MoonYearBuilder(
      figure: figure, theme: theme, language: language, shaper: shaper, isSigned: byline != nil)
    (self.figure, self.theme, self.language) = (figure, theme, language)
    self.byline = byline
    days = builder.days
    voids = builder.voids
    (furniture, keySwatches) = builder.furniture
  }

  /// The picture in words: its title, what it shows, and the Moon's quarters and eclipses.
  package var description: String {
    let told = days.flatMap { day in
      day.marks.filter { $0.id.hasSuffix(".time") || $0.id.hasSuffix(".type") }.map(\.title)
    }
    return ([figure.title(in: language), MoonYearNote(figure, language).text] + told)
      .joined(separator: "; ")
  }

  /// Every text and symbol of the picture.
  package var marks: [TimelineMark] { furniture + days.flatMap(\.marks) }

  var lineWidth: Double { 0.75 * theme.lineScale }
}

/// The line that says what the discs, the times and the bars mean.
struct MoonYearNote {
  let text: String

  init(_ figure: MoonYearFigure, _ language: Language) {
    let words = CalendarPictureWords(language)
    var parts = [words.moonAtNoon(isSouthern: figure.isSouthern), words.times(of: figure.zone)]
    parts.append(words.voidKind(figure.voids))
    if figure.zodiac != .tropical { parts.append(figure.zodiac.name(in: language)) }
    text = parts.joined(separator: "  ·  ")
  }
}

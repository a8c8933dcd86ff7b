import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout
import AstroWording

/// Lays out the Moon's year, day by day.
struct MoonYearBuilder {
  let figure: MoonYearFigure
  let theme: Theme
  let language: Language
  let shaper: any TextShaper
  /// Whether room is left at the foot for a by-line.
  let isSigned: Bool
  private let type: CalendarType
  private let course: MoonCourse

  init(
    figure: MoonYearFigure, theme: Theme, language: Language, shaper: any TextShaper, isSigned: Bool
  ) {
    (self.figure, self.theme, self.language) = (figure, theme, language)
    (self.shaper, self.isSigned) = (shaper, isSigned)
    type = CalendarType(theme: theme)
    course = MoonCourse(of: figure.events, by: figure.clock)
  }

  private var words: CalendarPictureWords { CalendarPictureWords(language) }

  // MARK: - Days

  var days: [MoonYear.Day] {
    (1...12).flatMap { month in figure.days(ofMonth: month).map(day) }
  }

  private func day(_ date: CivilDate) -> MoonYear.Day {
    let box = MoonYearPlan.box(month: date.month, day: date.day)
    let (start, _) = figure.hours(of: date)
    let elongation = course.elongation(at: figure.noon(of: date))
    var day = MoonYear.Day(
      date: date, box: box, moon: Point(x: box.center.x, y: box.minY + MoonYearPlan.discCenter),
      elongation: elongation, lunation: course.lunation(on: date), eclipse: course.eclipse(on: date),
      ingress: course.ingress(on: date), marks: [], title: "")
    let pen = MoonDayPen(
      box: box, id: day.id, type: type, language: language, shaper: shaper, clock: figure.clock)
    let number = pen.number(of: date)
    day.marks.append(number)
    if let lunation = day.lunation { day.marks.append(pen.time(of: lunation, beside: number, on: date)) }
    if let eclipse = day.eclipse {
      day.marks += pen.eclipse(
        eclipse, beside: day.lunation == nil ? number : nil, isLow: day.ingress != nil)
    }
    if let sign = course.sign(at: start) { day.marks += pen.signs(from: sign, day.ingress) }
    let phase = elongation.map { MoonPhase(elongation: $0).name(in: language) }
    // The number is told by the date.
    day.title = ([date.text(in: language)] + (phase.map { [$0] } ?? []) + day.marks.dropFirst().map(\.title))
      .joined(separator: ", ")
    return day
  }

  // MARK: - Void times

  /// The bars of each void time, one for each month of the year that it touches.
  var voids: [MoonYear.VoidBar] {
    course.voids.flatMap { void -> [MoonYear.VoidBar] in
      let (start, end) = (figure.clock.told(void.start), figure.clock.told(void.end))
      let (first, last) = (start.local.date, end.local.date)
      let title = CalendarEntry(event: .void(void), start: start, end: end).line(in: language)
      return (1...12).filter { month in
        (first.year, first.month) <= (figure.year, month) && (figure.year, month) <= (last.year, last.month)
      }.compactMap { month in
        let (left, right) = (x(of: void.start, inMonth: month), x(of: void.end, inMonth: month))
        // One that ends at midnight leaves nothing in the month that begins.
        guard right > left else { return nil }
        let top = MoonYearPlan.box(month: month, day: 1).minY + MoonYearPlan.voidTop
        return MoonYear.VoidBar(
          id: "void.\(first.text).\(month)", void: void,
          box: Rect(x: left, y: top, width: right - left, height: MoonYearPlan.voidHeight), title: title)
      }
    }
  }

  /// The place of an instant in the row of a month; the row's end for one outside the month.
  private func x(of moment: Moment, inMonth month: Int) -> Double {
    let days = figure.days(ofMonth: month)
    let date = figure.clock.date(moment)
    guard let first = days.first, let last = days.last else { return 0 }
    if date < first { return MoonYearPlan.box(month: month, day: 1).minX }
    if date > last { return MoonYearPlan.box(month: month, day: last.day).maxX }
    let (start, end) = figure.hours(of: date)
    let box = MoonYearPlan.box(month: month, day: date.day)
    let part = (moment.exactSeconds - start.exactSeconds) / max(end.exactSeconds - start.exactSeconds, 1)
    return box.minX + min(max(part, 0), 1) * box.width
  }

  // MARK: - Around the days

  var furniture: ([TimelineMark], [KeySwatch]) {
    var key = KeyLine(
      type: type, language: language, shaper: shaper, baseline: MoonYearPlan.keyBaseline)
    key.add(.phase, words.keyToExactPhase)
    key.add(.eclipse, words.keyToEclipse)
    key.add(symbol: "♌\u{2009}♍", type.keySymbol, words.keyToSignChange)
    key.add(.voidBar, words.keyToVoid)
    key.add(symbol: "6\u{2002}7", type.weekendDay, words.keyToWeekend)
    let right = isSigned ? MoonYearPlan.size.width / 2 - 12 : MoonYearPlan.size.width - MoonYearPlan.margin
    let (marks, swatches) = key.settled(from: MoonYearPlan.margin, to: right)
    return ([title, note(upTo: right)] + months + marks, swatches)
  }

  private func line(
    _ id: String, _ text: String, _ style: TextStyle, baseline: Double, upTo right: Double
  ) -> TimelineMark {
    let shaped = shaper.shape(text, style, language: language.tag)
    let room = right - MoonYearPlan.margin
    return TimelineMark(
      id, shaped.scaled(by: min(1, room / max(shaped.inkBounds.width, 1))),
      inkFrom: MoonYearPlan.margin, baseline: baseline, title: text)
  }

  private var title: TimelineMark {
    line(
      "title", figure.title(in: language), type.moonYearTitle, baseline: MoonYearPlan.titleBaseline,
      upTo: MoonYearPlan.size.width - MoonYearPlan.margin)
  }

  private func note(upTo right: Double) -> TimelineMark {
    line(
      "note", MoonYearNote(figure, language).text, type.key, baseline: MoonYearPlan.noteBaseline,
      upTo: right)
  }

  /// The names of the months in one size, on the line of the discs' centers.
  private var months: [TimelineMark] {
    let names = (1...12).map(words.month)
    let shaped = names.map { shaper.shape($0, type.moonYearMonth, language: language.tag) }
    let widest = shaped.map(\.inkBounds.width).max() ?? 1
    let scale = min(1, (MoonYearPlan.monthWidth - 6) / max(widest, 1))
    return zip(names, shaped).enumerated().map { index, month in
      let box = MoonYearPlan.box(month: index + 1, day: 1)
      return TimelineMark(
        "month.\(index + 1)", month.1.scaled(by: scale), inkFrom: MoonYearPlan.margin,
        baseline: box.minY + MoonYearPlan.discCenter + 4, title: words.month(index + 1, of: figure.year))
    }
  }
}

extension MoonYear.Day {
  /// The id of the day's group, such as `moon.2027-03-14`.
  var id: String { "moon.\(date.text)" }
}

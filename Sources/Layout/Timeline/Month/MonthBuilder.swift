import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout
import AstroWording

/// Lays out the sheet of a month, day by day.
struct MonthBuilder {
  let figure: MonthFigure
  let theme: Theme
  let language: Language
  let shaper: any TextShaper
  let plan: MonthPlan
  private let type: CalendarType
  private let events: [SkyEvent]
  private let lines: EntryLines

  init(figure: MonthFigure, theme: Theme, language: Language, shaper: any TextShaper) {
    (self.figure, self.theme, self.language, self.shaper) = (figure, theme, language, shaper)
    type = CalendarType(theme: theme)
    let days = figure.days
    let lead = (days.first?.weekday ?? 1) - 1
    plan = MonthPlan(weeks: (days.count + lead + 6) / 7)
    events = figure.events.sorted { $0.moment.precedes($1.moment) }
    let writer = MonthEntries(type: type, language: language)
    lines = EntryLines(
      of: events.flatMap(writer.entries), in: figure, room: plan.entryRoom, type: type, language: language,
      shaper: shaper)
  }

  private var words: CalendarPictureWords { CalendarPictureWords(language) }

  private func shape(_ text: String, _ style: TextStyle) -> ShapedText {
    shaper.shape(text, style, language: language.tag)
  }

  // MARK: - Days

  var days: [MonthSheet.Day] {
    let lead = (figure.days.first?.weekday ?? 1) - 1
    return figure.days.map { date in
      day(date, in: plan.box(week: (date.day - 1 + lead) / 7, weekday: date.weekday))
    }
  }

  private func day(_ date: CivilDate, in box: Rect) -> MonthSheet.Day {
    let (start, end) = figure.hours(of: date)
    let moon = MoonDay(from: start, to: end, events)
    let foot = Rect(
      x: box.minX, y: box.maxY - MonthPlan.stripHeight, width: box.width, height: MonthPlan.stripHeight)
    let strip = MoonStrip(
      moon, in: foot, type: type, clock: figure.clock, language: language, shaper: shaper,
      id: "day.\(date.day)")
    let phase = moon.phase.map { phaseMark($0, date, in: box) }
    let head = [numberMark(date, in: box)] + (phase.map { [$0] } ?? [])
    let corner = Point(
      x: box.minX + MonthPlan.padding + MonthPlan.dayWidth, y: box.minY + MonthPlan.padding)
    let entries = lines.marks(of: date, at: corner)
    return MonthSheet.Day(
      date: date, box: box, strip: strip.box, signs: strip.signs, voids: strip.voids,
      hasEclipse: lines.hasEclipse(on: date),
      marks: head + entries.marks + strip.marks,
      moon: phase.map { $0.box.center }, elongation: moon.elongation, shown: entries.shown,
      hidden: entries.hidden)
  }

  private func numberMark(_ date: CivilDate, in box: Rect) -> TimelineMark {
    TimelineMark(
      "day.\(date.day).number", shape(String(date.day), type.monthDay), inkFrom: box.minX + MonthPlan.padding,
      baseline: box.minY + MonthPlan.padding + 11.5, title: date.text(in: language))
  }

  private func phaseMark(_ phase: MoonPhaseSign, _ date: CivilDate, in box: Rect) -> TimelineMark {
    let symbol = MoonGlyph.shaped(phase.eighth, type.phase, on: theme.disc, by: shaper)
    return TimelineMark(
      "day.\(date.day).phase", symbol, inkFrom: box.minX + MonthPlan.padding + 2.2,
      baseline: box.minY + MonthPlan.padding + 30, title: phase.title.name(in: language))
  }

  // MARK: - Around the days

  var furniture: ([TimelineMark], [KeySwatch]) {
    var key = KeyLine(type: type, language: language, shaper: shaper, baseline: MonthPlan.keyBaseline)
    key.add(nil, words.keyToMoonStrip)
    if events.contains(where: { $0.kind == .void }) { key.add(.void, words.keyToVoid) }
    if events.contains(where: { $0.house != nil }) {
      key.add(symbol: "VII", type.house, words.keyToHouse)
    }
    key.add(symbol: "℞", type.entryRetrograde, words.keyToRetrograde)
    let (marks, swatches) = key.settled(from: MonthPlan.margin, to: MonthPlan.size.width - MonthPlan.margin)
    return (header + weekdays + marks, swatches)
  }

  private var header: [TimelineMark] {
    let room = MonthPlan.size.width - 2 * MonthPlan.margin
    let facts = ([figure.name ?? words.skyAlone] + figure.facts).map(WritingDirection.isolated)
    return [
      ("title", figure.title(in: language), type.title, MonthPlan.titleBaseline),
      ("facts", facts.joined(separator: "  ·  "), type.facts, MonthPlan.factsBaseline),
    ].map { id, text, style, baseline in
      let shaped = shape(text, style)
      return TimelineMark(
        id, shaped.scaled(by: min(1, room / max(shaped.inkBounds.width, 1))), inkFrom: MonthPlan.margin,
        baseline: baseline, title: text)
    }
  }

  private var weekdays: [TimelineMark] {
    (1...7).map { weekday in
      let box = plan.box(week: 0, weekday: weekday)
      let name = words.weekday(weekday)
      return TimelineMark(
        "weekday.\(weekday)", shape(name, type.weekday), inkFrom: box.minX + MonthPlan.padding,
        baseline: MonthPlan.weekdaysBaseline, title: name)
    }
  }
}

import AstroCalendarKit
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroPictureKit
import AstroTimeline
import AstroWholeFiles

extension AstroCalendar {
  /// Draws the calendar instead of listing it.
  func draw() throws(Problem) {
    guard !form.lines, !form.text, !form.ics else {
      throw Problem.usage(
        "--lines, --text, --ics", "are lists, not pictures", hint: "ask for one or the other")
    }
    let drawing = try CalendarDrawing(
      picture, output: form.output, stem: chart.map { InputFile($0).stem } ?? "calendar")
    let source = CalendarSource(chart, shared)
    let natal = try source.natal()
    let made = try drawn(of: natal?.value, from: source)
    let pictures = try drawing.pictures(made.value, by: shared)
    try drawing.write(pictures)
    let terminal = Terminal(
      command: "astro-calendar", isQuiet: shared.quiet, language: shared.chosenLanguage)
    for note in Made((), notes: (natal?.notes ?? []) + made.notes).notes + pictures.notes {
      terminal.note(note, in: source.name)
    }
  }

  /// The requested events, and those that every picture shows: signs, stations, moons and eclipses, including
  /// the Moon's.
  private func drawn(of natal: Chart?, from source: CalendarSource) throws(Problem) -> Made<CalendarSubject> {
    let span = try span.span()
    var request = try events.request(span, for: natal)
    request.kinds.subtract([.hour, .shadow, .return, .profection])
    request.kinds.formUnion([.ingress, .station, .lunation, .eclipse, .void])
    let made = try source.events(natal, request, from: nil)
    let isWithMoon = request.movers.contains(.moon)
    let moon = isWithMoon ? [] : try source.events(natal, request.ofMoonSigns, from: nil).value
    let clock = try self.span.clock(longitude: natal?.birth?.longitude ?? 0)
    let subject = CalendarSubject(
      of: natal, made.value + moon, in: span, clock: clock.map { LocalClock($0) } ?? .utc,
      zone: self.span.zone ?? "UTC", movers: events.movers == nil ? nil : request.movers
    ) { moment in
      Result { () throws(Problem) in try source.places(natal, at: moment) }
    }
    return Made(subject, notes: made.notes)
  }
}

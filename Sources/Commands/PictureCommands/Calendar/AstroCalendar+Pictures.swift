import AstroCommandKit
import AstroSvitla

extension AstroCalendar {
  /// Draws the calendar instead of listing it.
  func draw() throws(Problem) {
    guard !form.lines, !form.text, !form.ics else {
      throw Problem.usage("--lines, --text, --ics", PictureUsage.listsNotPictures)
    }
    let drawing = try CalendarDrawing(
      picture, output: form.output, stem: chart.map { InputFile($0).stem } ?? "calendar")
    let source = CalendarSource(chart, shared)
    let natal = try source.natal()
    let span = try span.span(around: natal?.value)
    let listing = try events.listing(for: natal?.value)
    let studio = try Studio(for: shared)
    let made = try source.made(over: self.span.names) { () throws(Problem) in
      try studio.calendarPictures(
        of: natal?.value, over: span, listing: listing, style: drawing.style,
        zone: self.span.chosenZone(of: natal?.value),
        settings: shared.applied(to: Defaults.inForce.settings))
    }
    try drawing.write(made.value)
    shared.terminal(Self.name).notes((natal?.notes ?? []) + made.notes, in: source.name)
  }
}

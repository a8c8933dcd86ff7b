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
    if picture.form == .life { return try drawing.write(life(natal, source)) }
    let span = try span.span(around: natal?.value)
    let listing = try events.listing(for: natal?.value)
    let (style, moon) = (try picture.style(), try picture.moonStyle(listing.voids))
    let graphic = try picture.graphic(events, listing)
    let zone = self.span.chosenZone(of: natal?.value)
    let settings = shared.applied(to: Defaults.inForce.settings)
    let studio = try Studio(for: shared)
    let made = try source.made(over: self.span.names) { () throws(Problem) in
      if let moon {
        return try studio.moonYear(
          over: span, of: natal?.value, style: moon, zone: zone, settings: settings)
      }
      if let graphic {
        return try studio.graphicEphemeris(
          of: natal?.value, over: span, modulus: graphic.modulus, style: graphic.style, zone: zone,
          settings: settings)
      }
      return try studio.calendarPictures(
        of: natal?.value, over: span, listing: listing, style: style, zone: zone, settings: settings)
    }
    try drawing.write(made.value)
    shared.terminal(Self.name).notes((natal?.notes ?? []) + made.notes, in: source.name)
  }

  /// The picture of a life, which has no span but its own.
  private func life(_ natal: Made<Chart>?, _ source: CalendarSource) throws(Problem) -> CalendarPictures {
    if let option = span.given { throw .usage(option, OptionFault.conflict("--form life")) }
    guard let natal else { throw .usage("--form life", PictureUsage.lifeOfNobody) }
    // Refuses what only the Moon's year has.
    _ = try picture.style()
    let made = try source.made(over: "--form") { () throws(Problem) in
      try Studio(for: shared).life(
        of: natal.value, style: picture.lifeStyle(), zone: span.chosenZone(of: natal.value))
    }
    shared.terminal(Self.name).notes(natal.notes + made.notes, in: source.name)
    return made.value
  }
}

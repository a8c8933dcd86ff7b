import AstroCommandKit
import AstroSvitla

/// Lists every event of a span.
struct AstroCalendar: ToldCommand {
  static let name = "astro-calendar"

  @Argument(help: .told("calendar.chart"))
  var chart: String?

  @OptionGroup(title: Help.heading("span"))
  var span: SpanOptions

  @OptionGroup(title: Help.heading("events"))
  var events: EventOptions

  @OptionGroup(title: Help.heading("list"))
  var form: FormOptions

  @OptionGroup(title: Help.heading("calendar-picture"))
  var picture: CalendarPictureOptions

  @OptionGroup(title: Help.heading("shared"))
  var shared: SharedOptions

  func run() throws {
    if picture.isAsked { return try draw() }
    _ = try form.chosen()
    let source = CalendarSource(chart, shared)
    let natal = try source.natal()
    let made = try source.made(over: span.names) { () throws(Problem) in
      try Studio(for: shared).calendar(of: natal?.value, span, events, shared)
    }
    try OutputFiles.write(form.bytes(of: made.value), to: form.output ?? "-")
    shared.terminal(Self.name).notes((natal?.notes ?? []) + made.notes, in: source.name)
  }
}

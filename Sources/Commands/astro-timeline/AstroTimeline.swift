import ArgumentParser
import AstroCalendarKit
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroPictureKit
import AstroTimeline
import AstroWholeFiles
import AstroWording

/// Draws pictures for `astro-calendar`, which hands its process over, so that lists load no drawing code.
@main
struct AstroTimeline: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astro-calendar", abstract: "Draw the pictures of a calendar.",
    discussion:
      "astro-calendar starts this command when it is asked for pictures; see astro-calendar --help.",
    version: ProgramVersion.current)

  @Argument(help: ArgumentHelp("A natal chart, a birth, or - for standard input.", valueName: "chart"))
  var chart: String?

  @OptionGroup(title: "The span")
  var span: SpanOptions

  @OptionGroup(title: "The events")
  var events: EventOptions

  @OptionGroup(title: "The list")
  var form: FormOptions

  @OptionGroup(title: "Pictures instead of a list")
  var picture: CalendarPictureOptions

  @OptionGroup(title: "Common options")
  var shared: SharedOptions

  static func main() { start() }

  func run() throws {
    let language = shared.chosenLanguage
    guard !form.lines, !form.text, !form.ics else {
      throw Problem.usage(
        "--lines, --text, --ics", "are lists, not pictures", hint: "ask for one or the other")
    }
    let drawing = try CalendarDrawing(
      picture, output: form.output, stem: chart.map { InputFile($0).stem } ?? "calendar")
    let source = CalendarSource(chart, shared)
    let natal = try source.natal()
    let made = try events(of: natal?.value, from: source)
    let pictures = try drawing.pictures(made.value, by: shared)
    try drawing.write(pictures)
    let terminal = Terminal(command: "astro-calendar", isQuiet: shared.quiet, language: language)
    for note in Made((), notes: (natal?.notes ?? []) + made.notes).notes + pictures.notes {
      terminal.note(note, in: source.name)
    }
  }

  /// The requested events, and those that every picture shows: signs, stations, moons and eclipses, including
  /// the Moon's.
  private func events(of natal: Chart?, from source: CalendarSource) throws(Problem) -> Made<CalendarSubject>
  {
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

import ArgumentParser
import AstroChartFiles
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroEphemeris
import AstroSkies
import AstroSvitla
import AstroWholeFiles
import AstroWording

/// Lists every event of a span.
struct AstroCalendar: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astro-calendar",
    abstract: "List every event of a span of time.",
    usage: """
      astro-calendar [<chart>] --year <year> [--text|--ics] [options]
             astro-calendar [<chart>] --from <instant> --to <instant> [--text|--ics] [options]
      """,
    discussion: """
      With a chart: transits to it, returns, profected years and months. \
      With or without one: ingresses, stations, lunations, eclipses, the Moon void of course; without one also \
      the aspects of the planets with one another. Nothing is left out, and whatever lasts is listed whole. An event \
      at --from is listed, one at --to is not, so adjoining spans list every event once.

      EVENTS
        transits     exact aspects to a chart, each passage whole: 1, 3, 5 hits
        ingresses    signs entered, in retrograde motion too
        stations     turns retrograde and direct
        shadows      the stretches passed three times
        lunations    new and full moons and quarters
        eclipses     anywhere on the Earth
        voids        the Moon from its last aspect until it leaves a sign
        aspects      of the moving bodies with one another
        returns      bodies back at their places of birth
        profections  a sign a year, and a sign a month
        hours        of the planets, by sunrise and sunset at --at

      EXAMPLES
        astro-calendar chart.json --year 2027 > 2027.jsonl
        astro-calendar chart.json --month 2027-03 --text --language uk
        astro-calendar chart.json --from 2027-01-01 --to 2028-01-01 \\
          --movers jupiter,saturn,uranus,neptune,pluto --ics -o oksana.ics
        astro-calendar --from 2027-01-01 --to 2027-02-01 --events lunations,voids
        astro-calendar chart.json --year 2027 --form year --png --pdf -o oksana-2027
        astro-calendar chart.json --year 2027 --form month --pdf -o oksana-months
        astro-calendar --from 2027-02-03 --to 2027-02-04 --events hours \\
          --place Lviv --text

      EXIT STATUS
        0   done
        64  the command line is wrong
        65  the chart is wrong, or no ephemeris covers the span
        66  the chart does not exist, or cannot be read
        69  the ephemeris files are not installed, or are damaged
        73  the list cannot be written

      FILES
        docs/CALENDAR.md says what each field means.
      """,
    version: ProgramVersion.line)

  @Argument(help: "A natal chart, a birth, or - for standard input.")
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

  func run() throws {
    if picture.isAsked { return try draw() }
    _ = try form.chosen()
    let source = CalendarSource(chart, shared)
    let natal = try source.natal()
    let made = try source.made(over: span.names) { () throws(Problem) in
      try Studio(for: shared).calendar(of: natal?.value, span, events, shared)
    }
    try OutputFiles.write(form.bytes(of: made.value), to: form.output ?? "-")
    show((natal?.notes ?? []) + made.notes, of: source)
  }

  /// Shows each note once.
  func show(_ notes: [Note], of source: CalendarSource) {
    let terminal = shared.terminal("astro-calendar")
    for note in Made((), notes: notes).notes { terminal.note(note, in: source.name) }
  }
}

import ArgumentParser
import AstroChartFiles
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroWholeFiles

/// Computes the chart of a birth.
struct AstroChart: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astro-chart",
    abstract: "Compute the chart of a birth.",
    usage: """
      astro-chart --date <date> [--time <time>] --place <name> [options]
      astro-chart --date <date> [--time <time>] --zone <zone> --at <lat,lon> [options]
      astro-chart <birth> [options]
      astro-chart <verb> <chart> ... [options]
      """,
    discussion: """
      Reads a birth from options, or from a chart file, and writes the chart as JSON to \
      standard output. Positions are apparent and geocentric; time zones follow their history, including \
      local mean time before there were zones. --place without --at finds the place and its zone by name, \
      as astro-place does. Without --time the chart has no houses and no angles.

      VERBS FOR OTHER SKIES; SEE "astro-chart <verb> --help"
        transits    the sky of a moment, now or another
        return      when the Sun, the Moon or a planet returns to its place
        progress    progressions and directions
        synastry    two charts compared, with scores and their reasons
        composite   the midpoints of two charts
        davison     the moment and place half-way between two births
        harmonic    every longitude multiplied
        relocate    the birth seen from another place

      VERBS FOR FILES OF BIRTHS
        import      births of other programs: AAF, Astrolog, CSV, JSON
        export      births for other programs: AAF, CSV
        Write ./return for a file that has the name of a verb.

      EXAMPLES
        astro-chart --name "Оксана" --date 1990-04-15 --time 14:30 \\
          --zone Europe/Kyiv --at 50.4501,30.5234 --place "Kyiv, Ukraine" \\
          > chart.json
        astro-chart --date 1990-04-15 --time 14:30 --place Київ
        astro-chart birth.json --houses whole_sign --zodiac sidereal:lahiri
        astro-chart --date 1452-04-15 --calendar julian --time 22:30 \\
          --zone Europe/Rome --at 43.7833,10.9167 --place Vinci
        astro-chart --date 1871-02-25 --zone LMT --at 50.5833,27.6333 \\
          | astro-render - --png
        astro-chart return chart.json --of sun --year 2027 > return.json

      EXIT STATUS
        0   done
        64  the command line is wrong
        65  the birth is wrong: a day or time that does not exist, an unknown
            zone, a place name that is unknown or ambiguous, a year that the
            installed ephemeris files do not cover
        66  the birth file does not exist, or cannot be read
        69  the ephemeris files are not installed, or are damaged
        73  the chart cannot be written

      FILES
        /usr/share/libswe/ephe  the ephemeris; another folder with --ephemeris
                                or SE_EPHE_PATH. The swe-basic-data
                                has 1800 to 2399, swe-standard-data the rest
                                of -5400 to 5399. Only --verify-ephemeris
                                notices a flipped byte in them
        /usr/share/zoneinfo     the history of time zones
      """,
    version: ProgramVersion.line)

  @Argument(help: .naming("birth", "A chart file with a birth, or - for standard input."))
  var file: String?

  @OptionGroup(title: "The birth")
  var birth: BirthOptions

  @OptionGroup(title: "The chart")
  var settings: SettingsOptions

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: .naming("file", "Where to write the chart. (default: standard output)"))
  var output = "-"

  @OptionGroup(title: "Common options")
  var shared: SharedOptions

  static let verbs: [any ParsableCommand.Type] = [
    TransitsVerb.self, ReturnVerb.self, ProgressVerb.self, CompositeVerb.self, DavisonVerb.self,
    SynastryVerb.self, HarmonicVerb.self, RelocateVerb.self, ImportVerb.self, ExportVerb.self,
  ]

  func run() throws {
    let input = file.map { InputFile($0) }
    let source = ChartSource(shared, settings: settings, file: input?.name ?? "")
    let chart = try source.chart(from: try document(input))
    try OutputFiles.write(chart.json, to: output)
    let terminal = shared.terminal("astro-chart")
    for warning in chart.warnings { terminal.note(warning, in: input?.name ?? "") }
  }

  /// The birth from a file or from options; never from both, because it would be unclear which takes
  /// precedence.
  private func document(_ input: InputFile?) throws(Problem) -> Made<ChartDocument> {
    guard let input else { return try birth.document(in: shared.chosenLanguage) }
    guard birth.isEmpty else {
      throw .usage(
        input.name, "a birth file leaves no room for options of a birth", hint: "give one or the other")
    }
    return try input.document(in: shared.chosenLanguage)
  }
}

import ArgumentParser
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroSkies

/// Computes the sky of a moment beside a birth.
struct TransitsVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astro-chart transits",
    abstract: "Compute the sky of a moment for a birth.",
    usage: """
      astro-chart transits <natal> [--on <instant>] [--at <lat,lon>] [options]
      astro-chart transits --at <lat,lon> [--on <instant>] [options]
      """,
    discussion: """
      Without --on it is the sky of now; a date without a time is noon. Houses are those of the birth place, or \
      of --at. Without a chart it is the sky of that place.

      EXAMPLES
        astro-chart transits natal.json
        astro-chart transits natal.json --on 2027-02-03T04:05:06Z
        astro-chart transits natal.json --on 2027-02-03 --time 18:00 \\
          --zone Europe/Kyiv > transits.json
        astro-chart transits --place Lviv
      """,
    version: ProgramVersion.line)

  @Argument(help: "A natal chart, a birth, or - for standard input.")
  var natal: String?

  @Option(
    parsing: .unconditional,
    help: .naming(
      "instant",
      "The moment: 2026-11-21, 2026-11-21T12:00, optionally followed by Z or an offset. (default: now)"))
  var on: String?

  @OptionGroup var clock: ClockOptions

  @OptionGroup(title: "The place")
  var place: WhereOptions

  @OptionGroup var options: VerbOptions

  func run() throws {
    try clock.check(hasMoment: on != nil, "--on")
    let moment =
      try on.map { on throws(Problem) in try clock.moment(on, of: "--on", bareHour: 12) } ?? Instant.now()
    let chart = try natal.map { natal throws(Problem) in try options.natal(natal) }
    guard chart != nil || !place.isEmpty else {
      throw Problem.usage("--at", SkyUsage.chartOrPlace)
    }
    let viewpoint = try place.viewpoint(in: options.shared.chosenLanguage)
    let sky = try options.told(of: [natal].compactMap(\.self), moment: on.map { _ in "--on" }) {
      () throws(Problem) in
      try options.skies.transit(
        to: chart?.value, at: moment, from: clock.viewpoint(viewpoint.value, of: chart?.value),
        settings: chart == nil ? try options.chosenSettings() : nil)
    }
    try options.write([sky], notes: (chart?.notes ?? []) + viewpoint.notes, from: natal)
  }
}

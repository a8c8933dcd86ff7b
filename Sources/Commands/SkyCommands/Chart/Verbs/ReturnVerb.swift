import ArgumentParser
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroSkies

/// Computes when a body returns to its natal place, and the sky of that moment.
struct ReturnVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astro-chart return",
    abstract: "Compute the moment at which a body returns to its place of birth.",
    usage: """
      astro-chart return <natal> --of sun [--year <year> | --after <instant>] [options]
      astro-chart return <natal> --of moon [--after <instant>] [options]
      astro-chart return <natal> --of <planet> [--cycle <k> | --after <instant> | --year <year>] \
      [--pass <n>|all] [options]
      """,
    discussion: """
      The Sun’s return of a year is the one nearest to the anniversary of the birth’s instant, by default of \
      the current year; that of the Moon is the first one after a moment, by default now. Planets turn back, so \
      they may pass their place three or five times in a cycle: --pass all writes every pass, one chart on each \
      line. --precessed takes precession out: the return among the stars.

      EXAMPLES
        astro-chart return natal.json --of sun --year 2027
        astro-chart return natal.json --of sun --year 2027 --at 40.7128,-74.006
        astro-chart return natal.json --of moon --after 2027-02-01
        astro-chart return natal.json --of saturn --cycle 1 --pass all
      """,
    version: ProgramVersion.line)

  @Argument(help: "A natal chart, a birth, or - for standard input.")
  var natal: String

  @OptionGroup(title: "The return")
  var choice: ReturnChoice

  @OptionGroup var clock: ClockOptions

  @OptionGroup(title: "The place")
  var place: WhereOptions

  @OptionGroup var options: VerbOptions

  func run() throws {
    try choice.check()
    try clock.check(hasMoment: choice.after != nil, "--after")
    let after = try choice.moment(by: clock)
    let chart = try options.natal(natal)
    let viewpoint = try place.viewpoint(in: options.shared.chosenLanguage)
    let seen = ReturnOptions(
      isPrecessed: choice.precessed, from: clock.viewpoint(viewpoint.value, of: chart.value))
    let found = try options.told(of: [natal], moment: choice.option) { () throws(Problem) in
      try choice.charts(of: chart.value, after: after, seen, by: options.skies)
    }
    try options.write(
      found, isStream: choice.pass == "all", notes: chart.notes + viewpoint.notes, from: natal)
  }
}

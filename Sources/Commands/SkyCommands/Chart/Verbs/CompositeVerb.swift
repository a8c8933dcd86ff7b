import ArgumentParser
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroSkies

/// Computes the composite of two charts.
struct CompositeVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astro-chart composite",
    abstract: "Compute the composite of two charts: midpoints of both.",
    usage: "astro-chart composite <a> <b> [--houses-by <way>] [--at <lat,lon>] [options]",
    discussion: """
      Every body is at the nearer midpoint of its two places. Houses are midpoints of the cusps, counted from \
      one angle if those are out of order; or those of a place under the midpoint of the two Midheavens: \
      of --at, where the couple lives, or half-way between the births.

      EXAMPLES
        astro-chart composite a.json b.json > composite.json
        astro-chart composite a.json b.json --houses-by reference-place --at 50.45,30.52
      """,
    version: ProgramVersion.line)

  @OptionGroup var couple: CoupleArguments

  @Option(
    help: .naming("way", "Where houses come from: midpoint or reference-place. (default: midpoint)"),
    transform: { try OptionValue.derivation($0) })
  var housesBy: CompositeHouses?

  @OptionGroup(title: "The place")
  var place: WhereOptions

  @OptionGroup var options: VerbOptions

  func run() throws {
    let housesBy = housesBy ?? .midpoint
    guard housesBy == .referencePlace || place.isEmpty else {
      throw Problem.usage("--at", SkyUsage.notOfMidpoints)
    }
    let charts = try couple.charts { path throws(Problem) in try options.natal(path) }
    let site = try place.viewpoint(in: options.shared.chosenLanguage)
    let composite = try options.told(of: couple.paths) { () throws(Problem) in
      try options.skies.composite(
        of: charts.value.a, and: charts.value.b, housesBy: housesBy, at: site.value?.site)
    }
    try options.write([composite], notes: charts.notes + site.notes, from: nil)
  }
}

/// The arguments for the charts of two people.
struct CoupleArguments: ParsableArguments {
  @Argument(help: "A natal chart, a birth, or - for standard input.")
  var a: String

  @Argument(help: "The other one.")
  var b: String

  var paths: [String] { [a, b] }

  func charts(
    _ read: (String) throws(Problem) -> Made<Chart>
  ) throws(Problem) -> Made<(a: Chart, b: Chart)> {
    guard a != "-" || b != "-" else {
      throw .usage("-", OptionFault.oneChartOnly)
    }
    let (first, second) = (try read(a), try read(b))
    return Made((first.value, second.value), notes: first.notes + second.notes)
  }
}

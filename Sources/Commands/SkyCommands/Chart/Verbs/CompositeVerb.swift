import AstroCommandKit
import AstroSkies

/// Computes the composite of two charts.
struct CompositeVerb: ToldCommand {
  static let name = "astro-chart composite"

  @OptionGroup var couple: CoupleArguments

  @Option(help: .told("composite.housesBy"), transform: { try OptionValue.derivation($0) })
  var housesBy: CompositeHouses?

  @OptionGroup(title: Help.heading("where"))
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
  @Argument(help: .told("couple.a"))
  var a: String

  @Argument(help: .told("couple.b"))
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

import AstroCommandKit
import AstroSkies

/// Computes the Davison chart of two births.
struct DavisonVerb: ToldCommand {
  static let name = "astro-chart davison"

  @OptionGroup var couple: CoupleArguments

  @Flag(help: .told("davison.greatCircle"))
  var greatCircle = false

  @OptionGroup var options: VerbOptions

  func run() throws {
    let charts = try couple.charts { path throws(Problem) in try options.birth(path, for: .davison) }
    let davison = try options.told(of: couple.paths) { () throws(Problem) in
      try options.skies.davison(of: charts.value.a, and: charts.value.b, isGreatCircle: greatCircle)
    }
    try options.write([davison], notes: charts.notes, from: nil)
  }
}

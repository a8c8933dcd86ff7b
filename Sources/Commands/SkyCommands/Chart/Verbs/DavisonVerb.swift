import ArgumentParser
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroSkies

/// Computes the Davison chart of two births.
struct DavisonVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astro-chart davison",
    abstract: "Compute the sky of the moment and place half-way between two births.",
    usage: "astro-chart davison <a> <b> [--great-circle] [options]",
    discussion: """
      The place has the mean latitude, and is half-way on the shorter side of the globe; with --great-circle \
      it is the middle of the shortest way. The moment is in UTC.

      EXAMPLES
        astro-chart davison a.json b.json > davison.json
        astro-chart davison a.json b.json --great-circle
      """,
    version: ProgramVersion.line)

  @OptionGroup var couple: CoupleArguments

  @Flag(help: "Take the middle of the great circle between the two birth places.")
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

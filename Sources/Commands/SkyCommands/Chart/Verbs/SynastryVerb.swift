import ArgumentParser
import AstroChartFiles
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroSkies
import AstroSynastry
import AstroWholeFiles

/// Compares two charts.
struct SynastryVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astro-chart synastry",
    abstract: "Compare the charts of two people, with scores and their reasons.",
    usage: "astro-chart synastry <a> <b> [options]",
    discussion: """
      Writes the aspects between the two charts, the houses in which each falls in the other's, both balances, \
      the composite, and six scores of 1 to 99 whose reasons add up: 50 and all contributions are the score. \
      The median of random couples has 50. Whoever is named first, the scores are the same.

      EXAMPLES
        astro-chart synastry a.json b.json > couple.json
        astro-chart synastry a.json b.json | jq .scores.overall.score
      """,
    version: ProgramVersion.line)

  @OptionGroup var couple: CoupleArguments

  @OptionGroup var options: VerbOptions

  func run() throws {
    let charts = try couple.charts { path throws(Problem) in try options.natal(path) }
    let composite = try options.told(of: couple.paths) { () throws(Problem) in
      try options.skies.composite(of: charts.value.a, and: charts.value.b)
    }
    let synastry = Synastry(of: charts.value.a, with: charts.value.b, composite: composite)
    try OutputFiles.write(synastry.json(in: options.shared.chosenLanguage), to: options.output)
    let terminal = options.shared.terminal("astro-chart")
    for note in Made(synastry, notes: charts.notes + composite.warnings).notes { terminal.note(note, in: "") }
  }
}

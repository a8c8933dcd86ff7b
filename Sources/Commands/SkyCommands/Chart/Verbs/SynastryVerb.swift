import ArgumentParser
import AstroChartFiles
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroSkies
import AstroSynastry
import AstroWholeFiles

/// Compares two charts, or scores every pair of a group.
struct SynastryVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astro-chart synastry",
    abstract: "Compare the charts of two people, with scores and their reasons.",
    usage: """
      astro-chart synastry <a> <b> [options]
      astro-chart synastry --group <a> <b> <c> ... [options]
      """,
    discussion: """
      Writes the aspects between the two charts, the houses in which each falls in the other's, both balances, \
      the composite, and six scores of 1 to 99 whose reasons add up: 50 and all contributions are the score. \
      The median of random couples has 50. Whoever is named first, the scores are the same. --group writes \
      the scores of every pair of a family or a team.

      EXAMPLES
        astro-chart synastry a.json b.json > couple.json
        astro-chart synastry a.json b.json | jq .scores.overall.score
        astro-chart synastry --group team/*.json > team.json
      """,
    version: ProgramVersion.line)

  @Argument(help: "Natal charts, births, or - for standard input: two, or with --group two or more.")
  var charts: [String]

  @Flag(help: "Write only the scores, of every pair.")
  var group = false

  @OptionGroup var options: VerbOptions

  private func check() throws(Problem) {
    guard charts.count == 2 || group && charts.count > 1 else {
      throw .usage(
        "charts", "are \(charts.count), and two are compared", hint: "give two, or more with --group")
    }
    guard charts.count(where: { $0 == "-" }) < 2 else {
      throw .usage(
        "-", "standard input can provide one chart only", hint: "name a file for the other one")
    }
  }

  func run() throws {
    try check()
    let read = try charts.map { path throws(Problem) in try options.natal(path) }
    let made = try group ? scores(of: read.map(\.value)) : comparison(of: read[0].value, with: read[1].value)
    try OutputFiles.write(made.value, to: options.output)
    let terminal = options.shared.terminal("astro-chart")
    for note in Made((), notes: read.flatMap(\.notes) + made.notes).notes { terminal.note(note, in: "") }
  }

  private func comparison(of first: Chart, with second: Chart) throws(Problem) -> Made<[UInt8]> {
    let composite = try options.told(of: charts) { () throws(Problem) in
      try options.skies.composite(of: first, and: second)
    }
    let synastry = Synastry(of: first, with: second, composite: composite)
    return Made(synastry.json(in: options.shared.chosenLanguage), notes: composite.warnings)
  }

  private func scores(of charts: [Chart]) throws(Problem) -> Made<[UInt8]> {
    Made(GroupScores(of: charts).json, notes: [])
  }
}

import ArgumentParser
import AstroChartFiles
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroSkies
import AstroSynastry
import AstroWholeFiles

/// Compares two charts, or scores every pair of a group.
struct SynastryVerb: ToldCommand {
  static let name = "astro-chart synastry"

  @Argument(help: .told("synastry.charts"))
  var charts: [String]

  @Flag(help: .told("synastry.group"))
  var group = false

  @OptionGroup var options: VerbOptions

  private func check() throws(Problem) {
    guard charts.count == 2 || group && charts.count > 1 else {
      throw .usage("charts", SkyUsage.twoCharts(charts.count))
    }
    guard charts.count(where: { $0 == "-" }) < 2 else {
      throw .usage("-", OptionFault.oneChartOnly)
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

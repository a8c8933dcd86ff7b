import AstroChartFiles
import AstroCommandKit
import AstroSkies
import AstroSynastry

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
    let made =
      try group
      ? Made(GroupScores(of: read.map(\.value)).json) : comparison(of: read[0].value, with: read[1].value)
    try OutputFiles.write(made.value, to: options.output)
    let own = zip(read, charts).flatMap { read, path in
      (read.notes + read.value.warnings).map { ($0, InputFile(path).name) }
    }
    options.shared.terminal(AstroChart.name).notes(own + made.notes.map { ($0, "") })
  }

  private func comparison(of first: Chart, with second: Chart) throws(Problem) -> Made<[UInt8]> {
    try options.told(of: charts) { () throws(Problem) in try options.skies.synastry(of: first, with: second) }
      .map { $0.json(in: options.shared.chosenLanguage) }
  }
}

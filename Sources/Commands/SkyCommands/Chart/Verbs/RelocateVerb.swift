import ArgumentParser
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroSkies

/// Computes a birth chart as it was seen from another place.
struct RelocateVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astro-chart relocate",
    abstract: "Compute a birth chart as it was seen from another place.",
    usage: "astro-chart relocate <natal> --at <lat,lon> | --place <name> [options]",
    discussion: """
      Bodies are where they were at the moment of birth; houses and angles are those of the place.

      EXAMPLES
        astro-chart relocate natal.json --at 40.7128,-74.006
        astro-chart relocate natal.json --place Lviv > lviv.json
      """,
    version: ProgramVersion.line)

  @Argument(help: "A natal chart, a birth, or - for standard input.")
  var natal: String

  @OptionGroup(title: "The place")
  var place: WhereOptions

  @OptionGroup var options: VerbOptions

  func run() throws {
    let site = try place.viewpoint(in: options.shared.chosenLanguage)
    guard let goal = site.value else {
      throw Problem.usage("--at", SkyUsage.place)
    }
    let chart = try options.birth(natal, for: .relocations)
    let relocated = try options.told(of: [natal]) { () throws(Problem) in
      try options.skies.relocated(chart.value, to: goal.site)
    }
    try options.write([relocated], notes: chart.notes + site.notes, from: natal)
  }
}

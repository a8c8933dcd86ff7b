import AstroCommandKit
import AstroSkies

/// Computes a birth chart as it was seen from another place.
struct RelocateVerb: ToldCommand {
  static let name = "astro-chart relocate"

  @Argument(help: .told("relocate.natal"))
  var natal: String

  @OptionGroup(title: Help.heading("where"))
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

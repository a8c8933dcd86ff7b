import ArgumentParser
import AstroBirthplaces
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroWholeFiles
import AstroWording

/// Finds places by their names.
struct AstroPlace: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astro-place",
    abstract: "Find a place by its name.",
    usage: "astro-place <name> ... [--lines] [--limit <n>] [--near <lat,lon>] [options]",
    discussion: """
      Lists the places that a name may mean, the best first, with coordinates and time zone: whole names, \
      beginnings, words, and misspelt names; the largest first among equals. Names in any script are found, \
      and former names. A region or a country after a comma narrows the search. Without a name, --near lists the nearest places.

      It knows all places with 15,000 people or more, and in Ukraine all with about 500.

      EXAMPLES
        astro-place Львів
        astro-place "Springfield, Illinois"
        astro-place Кіровоград --language uk
        astro-place Ivanivka --near 46.97,32.00
        astro-place --near 48.92,24.71 --lines --limit 1

      EXIT STATUS
        0   done
        64  the command line is wrong
        65  no place has that name; --lines lists misspelt names all the same

      DATA
        GeoNames (geonames.org), CC BY 4.0, changed: chosen, folded and packed.
        Ukrainian names abroad: libgweather, GPL-2 or later.
      """,
    version: ProgramVersion.line)

  @Argument(help: "The name; optionally its region or country after a comma.")
  var name: [String] = []

  @Flag(help: "Write one JSON object on each line.")
  var lines = false

  @Option(help: .naming("n", "The most places to list. (default: 10)"))
  var limit = 10

  @Option(
    parsing: .unconditional,
    help: .naming("lat,lon", "Prefer places near a point, in degrees north and east."))
  var near: String?

  @OptionGroup var language: LanguageOption

  func validate() throws {
    if name.isEmpty, near == nil {
      throw ValidationError(
        Told("give a name, or --near with a point", ukrainian: "вкажіть назву або точку через --near"))
    }
    if !(1...1000).contains(limit) {
      throw ValidationError(OptionFault.outOfRange("--limit", limit, 1...1000))
    }
  }

  func run() throws {
    let found = try found(in: language.chosen)
    try StandardOutput.write(lines ? found.jsonLines : Array(found.table.utf8))
  }

  private func found(in language: Language) throws(Problem) -> PlaceList {
    let point = try near.map { text throws(Problem) in try OptionValue.coordinates(text, of: "--near") }
    if let point, name.isEmpty {
      return try located { () throws(Problem) in try PlaceList(nearestTo: point, limit: limit, in: language) }
    }
    let text = name.joined(separator: " ")
    let found = try located { () throws(Problem) in
      try PlaceList(named: text, limit: limit, near: point, in: language)
    }
    // The function that chooses a place gives the best explanation of why nothing was found.
    let isUnknown = found.places.allSatisfy { $0.match == .misspelt } && !lines
    if found.places.isEmpty || isUnknown { throw AstroPlace.problem(text, in: language) }
    return found
  }

  private static func problem(_ text: String, in language: Language) -> Problem {
    do throws(Problem) {
      let place = try Birthplace(named: text, in: language)
      return Problem(.defect, SkyUsage.foundAndNot(place.title))
    } catch {
      // The name is the argument itself here, so the problem must not point at an option.
      var problem = error
      problem.location = Problem.Location()
      return problem
    }
  }

  /// A point that is none is the option's.
  private func located(_ find: () throws(Problem) -> PlaceList) throws(Problem) -> PlaceList {
    do throws(Problem) { return try find() } catch { throw OptionValue.noPlace(near ?? "", of: "--near") }
  }
}

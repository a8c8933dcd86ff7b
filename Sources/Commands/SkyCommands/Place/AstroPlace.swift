import AstroBirthplaces
import AstroCommandKit

/// Finds places by their names.
struct AstroPlace: ToldCommand {
  static let name = "astro-place"

  @Argument(help: .told("place.name"))
  var name: [String] = []

  @Flag(help: .told("place.lines"))
  var lines = false

  @Option(help: .told("place.limit"))
  var limit = 10

  @Option(parsing: .unconditional, help: .told("place.near"))
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
    guard found.places.isEmpty || isUnknown else { return found }
    do throws(Problem) { _ = try Birthplace(named: text, in: language) } catch {
      // The name is the argument itself here, so the problem must not point at an option.
      throw error.moved(to: Problem.Location())
    }
    return found
  }

  /// A point that is none is the option's.
  private func located(_ find: () throws(Problem) -> PlaceList) throws(Problem) -> PlaceList {
    do throws(Problem) { return try find() } catch { throw OptionValue.notPlace(near ?? "", of: "--near") }
  }
}

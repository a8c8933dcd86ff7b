import Diagnostics
package import Places
package import Wording

extension Coordinates {
  /// Degrees north and east with a comma, as an option has them.
  package init(option: String, _ text: String) throws(CommandError) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0.filter { $0 != " " }) }
    guard parts.count == 2, numbers.count == 2, let point = Coordinates(latitude: numbers[0], longitude: numbers[1])
    else {
      throw CommandError(
        .data, code: Problem.Code.invalidValue.rawValue, at: [option], "\(Quotation.of(text)) is no place",
        hint: "degrees north and east with a comma, as in 50.4501,30.5234")
    }
    self = point
  }
}

extension Gazetteer {
  /// The one place that a name means; errors speak of the option that has it.
  package func birthplace(
    _ name: String, option: String, in language: Language
  ) throws(CommandError) -> PlaceMatch {
    do throws(Problem) {
      return try place(named: name, inUkrainian: language == .uk)
    } catch {
      throw CommandError(
        .data, code: error.code.rawValue, at: [option], error.message, hint: error.hint.description)
    }
  }
}

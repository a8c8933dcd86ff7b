/// The first division of a country: a state of the United States, an oblast of Ukraine.
package struct Region: Hashable, Sendable {
  package let name: String
  /// What Ukrainians call it; `nil` where no name is established.
  package let ukrainianName: String?
  /// Whether it is told with a place; regions of other countries only narrow a search.
  let isShown: Bool
  /// What else people call it.
  let otherNames: [String]

  /// - Parameter row: Country, code, English, Ukrainian, other names, `shown`.
  init(row: [String]) {
    name = row.field(2)
    ukrainianName = row.field(3).isEmpty ? nil : row.field(3)
    otherNames = row.list(4)
    isShown = row.field(5) == "shown"
  }

  /// All by which it may be asked for.
  var names: [String] { [name] + [ukrainianName].compactMap(\.self) + otherNames }
}

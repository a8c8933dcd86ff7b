/// The first-level division of a country: a state of the United States, an oblast of Ukraine.
package struct Region: Hashable, Sendable {
  package let name: String
  /// The Ukrainian name; `nil` if none is established.
  package let ukrainianName: String?
  /// Whether it is shown with a place; regions of other countries only narrow a search.
  let isShown: Bool
  /// Other names by which it is known.
  let otherNames: [String]

  /// - Parameter row: Country, code, English name, Ukrainian name, other names, `shown`.
  init(row: [String]) {
    name = row.field(2)
    ukrainianName = row.field(3).isEmpty ? nil : row.field(3)
    otherNames = row.list(4)
    isShown = row.field(5) == "shown"
  }

  /// All names by which a query may refer to it.
  var names: [String] { [name] + [ukrainianName].compactMap(\.self) + otherNames }
}

/// A country, or a territory that has a code of its own.
package struct Country: Hashable, Sendable {
  /// By ISO 3166-1, two capital letters.
  package let code: String
  package let name: String
  /// What Ukrainians call it; `nil` where no name is established.
  package let ukrainianName: String?
  /// What else people call it.
  let otherNames: [String]

  /// - Parameter row: Code, English, Ukrainian, other names.
  init(row: [String]) {
    code = row.field(0)
    name = row.field(1)
    ukrainianName = row.field(2).isEmpty ? nil : row.field(2)
    otherNames = row.list(3)
  }

  /// All by which it may be asked for.
  var names: [String] { [code, name] + [ukrainianName].compactMap(\.self) + otherNames }
}

extension [String] {
  func field(_ index: Int) -> String { index < count ? self[index] : "" }

  func list(_ index: Int) -> [String] { field(index).split(separator: "|").map(String.init) }
}

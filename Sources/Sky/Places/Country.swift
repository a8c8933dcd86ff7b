/// A country, or a territory with a code of its own.
package struct Country: Hashable, Sendable {
  /// The code of ISO 3166-1, two capital letters.
  package let code: String
  package let name: String
  /// The Ukrainian name; `nil` if none is established.
  package let ukrainianName: String?
  /// Other names by which it is known.
  let otherNames: [String]

  /// - Parameter row: Code, English name, Ukrainian name, other names.
  init(row: [String]) {
    code = row.field(0)
    name = row.field(1)
    ukrainianName = row.field(2).isEmpty ? nil : row.field(2)
    otherNames = row.list(3)
  }

  /// All names by which a query may refer to it.
  var names: [String] { [code, name] + [ukrainianName].compactMap(\.self) + otherNames }
}

extension [String] {
  func field(_ index: Int) -> String { index < count ? self[index] : "" }

  func list(_ index: Int) -> [String] { field(index).split(separator: "|").map(String.init) }
}

package import AstroChartModel

/// Whose each body is where several skies are shown together: a name for each sky, and a mark of a letter or
/// two that tells the skies apart without color.
package struct SkyOwners: Hashable, Sendable {
  /// The names from the inside out; no two are equal.
  package let names: [String]
  /// The shortest beginnings of the names by which they differ to the eye.
  package let marks: [String]

  /// - Parameter skies: The kind of each sky and the name of its person, from the inside out. Persons are
  ///   named where births are compared; a single person's skies are named by their kinds.
  package init(_ skies: [(kind: SkyRole, person: String?)], in language: Language) {
    let isOfPersons = skies.dropFirst().contains { $0.kind.isBirth }
    let names = skies.map { sky in
      (isOfPersons && sky.kind.isBirth ? sky.person : nil) ?? sky.kind.name(in: language)
    }
    self.names = names.indices.map { index in
      names.count { $0 == names[index] } == 1
        ? names[index] : "\(names[index]) \(names[...index].count { $0 == names[index] })"
    }
    marks = SkyOwners.marks(of: self.names)
  }

  private static func marks(of names: [String]) -> [String] {
    let longest = 3
    for length in 1...longest {
      let marks = names.map { String($0.prefix(length)) }
      if Set(marks.map(shape)).count == names.count { return marks }
    }
    return names.indices.map { String($0 + 1) }
  }

  /// What a mark looks like: “Т” of Тарас is not told from the “T” of transits.
  private static func shape(_ mark: String) -> String {
    String(mark.map { lookalikes[$0] ?? $0 })
  }

  /// Cyrillic letters that are drawn as Latin ones.
  private static let lookalikes = Dictionary(
    uniqueKeysWithValues: zip("АВЕІЇКМНОРСТУХаеіїорсух", "ABEIÏKMHOPCTYXaeiïopcyx"))

  /// The names with their marks, as in “Oksana (O), Taras (T)”.
  ///
  /// - Parameter order: The indices of the skies to name.
  package func legend(_ order: [Int]) -> String {
    order.map { "\(WritingDirection.isolated(names[$0])) (\(WritingDirection.isolated(marks[$0])))" }
      .joined(separator: ", ")
  }

  /// The name of something in a sky, as in “Sun (Oksana)”; names are not declined.
  package func owned(_ thing: String, by sky: Int) -> String {
    "\(thing) (\(WritingDirection.isolated(names[sky])))"
  }

  /// The same with the mark of the sky.
  package func marked(_ thing: String, by sky: Int) -> String {
    "\(thing) (\(WritingDirection.isolated(marks[sky])))"
  }
}

extension SkyRole {
  /// Whether it is the sky of a person's birth.
  package var isBirth: Bool { self == .natal || self == .partner }
}

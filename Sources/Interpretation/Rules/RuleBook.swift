public import Diagnostics

/// The rules that reports are composed from.
public struct RuleBook: Hashable, Sendable {
  /// In the order of their files; no id stands twice.
  public private(set) var rules: [Rule]

  public init(rules: [Rule] = []) { self.rules = rules }

  public func rules(on area: Area) -> [Rule] { rules.filter { $0.area == area } }

  /// Our own book, or the part of it that a report needs.
  ///
  /// - Throws: Only where the files of this package are broken, which a test excludes.
  public static func builtIn(on areas: [Area] = Area.allCases) throws(Problem) -> RuleBook {
    try RuleBook().adding(areas.flatMap(RuleFile.baked))
  }

  /// With the rules of more files; a rule whose id is known replaces the one that had it.
  ///
  /// - Throws: Everything that is wrong with the files, at once.
  public func adding(_ files: [RuleFile]) throws(Problem) -> RuleBook {
    let read = files.map(RuleReader.read)
    let added = read.flatMap(\.rules)
    if let problem = Problem(read.flatMap(\.problems) + RuleBook(rules: added).repeatedIDs) { throw problem }
    return merging(added)
  }

  private func merging(_ added: [Rule]) -> RuleBook {
    let newcomers = Dictionary(added.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(rules.map(\.id))
    return RuleBook(rules: rules.map { newcomers[$0.id] ?? $0 } + added.filter { !known.contains($0.id) })
  }
}

public import ChartModel
public import Diagnostics
package import Wording

/// The rules that reports are composed from, and where their words are found.
public struct RuleBook: Sendable {
  /// In the order of their files; no id stands twice.
  package private(set) var rules: [Rule]
  /// The first that has words for a rule gives them.
  private var texts: [any RuleTexts]
  /// Whether our portrait may help out where a chart holds too little for an area.
  private var hasReserve = false

  package init(rules: [Rule] = [], texts: any RuleTexts...) { (self.rules, self.texts) = (rules, texts) }

  package func rules(on area: Area) -> [Rule] { rules.filter { $0.area == area } }

  /// Our own book, or the part of it that a report needs.
  public static func builtIn(on areas: [Area] = Area.allCases) -> RuleBook {
    let books = areas.map { BakedBook(on: $0) }
    var book = RuleBook(rules: books.flatMap(\.rules))
    book.texts = books
    book.hasReserve = true
    return book
  }

  /// With the rules of our portrait, for a chart that holds too little for the area; `nil` where they cannot help.
  func withReserve(for area: Area) -> RuleBook? {
    guard hasReserve, area != .general else { return nil }
    guard !rules.contains(where: { $0.area == .general }) else { return self }
    let portrait = BakedBook(on: .general)
    var book = self
    book.rules += portrait.rules
    book.texts.append(portrait)
    return book
  }

  /// The words of a rule; `nil` where it has none in the language.
  package func text(of rule: String, in language: Language) -> RuleText? {
    texts.lazy.compactMap { $0.text(of: rule, in: language) }.first
  }

  func leadLength(of rule: String, in language: Language) -> Int? {
    texts.lazy.compactMap { $0.leadLength(of: rule, in: language) }.first
  }

  /// How long its words are; `nil` where there are none, and where they depend on the chart.
  func lengths(of rule: String, in language: Language) -> TextLengths? {
    for source in texts {
      if let lengths = source.lengths(of: rule, in: language) { return lengths }
      // Words that come first hide those behind them.
      if source.text(of: rule, in: language) != nil { return nil }
    }
    return nil
  }

  /// With more words, which come before those it has.
  package func adding(texts more: any RuleTexts) -> RuleBook {
    var book = self
    book.texts.insert(more, at: 0)
    return book
  }

  /// With the rules and words of more files; a rule whose id is known replaces the one that had it.
  ///
  /// - Throws: Everything that is wrong with the files, at once.
  public func adding(_ files: [RuleFile]) throws(Problem) -> RuleBook {
    let read = files.map(RuleReader.read)
    let added = read.flatMap(\.rules)
    let repeated = RuleBook(rules: added).repeatedIDs
    var problems = read.flatMap(\.problems) + repeated
    var words = ReadTexts()
    for found in read.flatMap(\.texts) {
      guard words.add(found.text, of: found.rule, language: found.language) != nil,
        !repeated.contains(where: { $0.place.subject == found.rule })
      else { continue }
      problems.append(
        Problem(.invalidRules, at: Place(source: found.file, subject: found.rule), "has words in two files"))
    }
    if let problem = Problem(problems) { throw problem }
    let book = merging(added)
    return words.isEmpty ? book : book.adding(texts: words)
  }

  private func merging(_ added: [Rule]) -> RuleBook {
    let newcomers = Dictionary(added.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(rules.map(\.id))
    var book = self
    book.rules = rules.map { newcomers[$0.id] ?? $0 } + added.filter { !known.contains($0.id) }
    return book
  }
}

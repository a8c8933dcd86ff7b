public import AstroChartModel
public import AstroDiagnostics
package import AstroWording

/// The rules that reports are composed from, and the sources of their words.
public struct RuleBook: Sendable {
  /// The rules in the order of their files; ids are unique.
  package private(set) var rules: [Rule]
  /// The sources of words; the first that has words for a rule provides them.
  private var texts: [any RuleTexts]
  /// Whether rules of the built-in general portrait may be added if too few rules on an area hold in a chart.
  private var hasReserve = false

  package init(rules: [Rule] = [], texts: any RuleTexts...) { (self.rules, self.texts) = (rules, texts) }

  package func rules(on area: Area) -> [Rule] { rules.filter { $0.area == area } }

  /// The bridges, which are for reports on all areas.
  var bridges: [Rule] { rules.filter { $0.role == .bridge } }

  /// The built-in book, or the part of it that a report needs.
  public static func builtIn(on areas: [Area] = Area.allCases) -> RuleBook {
    let books = areas.map { BakedBook(on: $0) } + [.bridges]
    var book = RuleBook(rules: books.flatMap(\.rules))
    book.texts = books
    book.hasReserve = true
    return book
  }

  /// The book with the rules of the built-in general portrait added, for a chart in which too few rules on
  /// the area hold; `nil` if they cannot be added.
  func withReserve(for area: Area) -> RuleBook? {
    guard hasReserve, area != .general else { return nil }
    guard !rules.contains(where: { $0.area == .general && $0.role != .bridge }) else { return self }
    let portrait = BakedBook(on: .general)
    var book = self
    book.rules += portrait.rules
    book.texts.append(portrait)
    return book
  }

  /// The words of a rule; `nil` if it has none in the language.
  ///
  /// - Parameter evidence: What makes the rule hold in a chart; a rule may have words of its own for a sign.
  package func text(of rule: String, on evidence: [Factor] = [], in language: Language) -> RuleText? {
    texts.lazy.compactMap { $0.text(of: rule, on: evidence, in: language) }.first
  }

  /// The words that a rule has for one sign only; `nil` if it has none.
  package func text(of rule: String, for sign: Sign, in language: Language) -> RuleText? {
    texts.lazy.compactMap { $0.text(of: rule, for: sign, in: language) }.first
  }

  func leadLength(of rule: String, in language: Language) -> Int? {
    texts.lazy.compactMap { $0.leadLength(of: rule, in: language) }.first
  }

  /// The lengths of a rule's words with their slots filled by its evidence; `nil` if there are none.
  func lengths(of rule: String, on evidence: [Factor], in language: Language) -> TextLengths? {
    texts.lazy.compactMap { $0.lengths(of: rule, on: evidence, in: language) }.first
  }

  /// The book with more words, which take precedence over those it has.
  package func adding(texts more: any RuleTexts) -> RuleBook {
    var book = self
    book.texts.insert(more, at: 0)
    return book
  }

  /// The book with the rules and words of more files added; a rule with a known id replaces the old one.
  ///
  /// - Throws: `invalidRules` with what is wrong with the files: the first twenty mistakes, and how many more
  ///   there are.
  public func adding(_ files: [RuleFile]) throws(Problem) -> RuleBook {
    let read = files.map(RuleReader.read)
    // The first rules of an empty book are the book; only what comes to them is somebody's own.
    let isOwn = !rules.isEmpty
    let added = read.flatMap(\.rules).map { rule in
      var rule = rule
      rule.isOwn = isOwn
      return rule
    }
    let repeated = RuleBook(rules: added).repeatedIDs
    var problems = read.flatMap(\.problems) + repeated
    var words = ReadTexts()
    for found in read.flatMap(\.texts) {
      guard words.add(found.text, of: found.rule, language: found.language) != nil,
        !repeated.contains(where: { $0.location.subject == found.rule })
      else { continue }
      problems.append(
        Problem(
          .invalidRules, at: Problem.Location(source: found.file, subject: found.rule),
          RuleFault.wordsTwice))
    }
    let unkept = read.reduce(0) { $0 + $1.mistakeCount - $1.problems.count }
    if let problem = Problem(RuleBook.told(problems, andMore: unkept)) { throw problem }
    let book = merging(added)
    return words.isEmpty ? book : book.adding(texts: words)
  }

  /// How many mistakes are told in full.
  static let mostTold = 20

  private static func told(_ problems: [Problem], andMore unkept: Int) -> [Problem] {
    let rest = max(0, problems.count - mostTold) + unkept
    guard rest > 0 else { return problems }
    let sum = problems.count + unkept
    let more = Problem(
      .invalidRules, at: Problem.Location(source: "rules"), RuleFault.more(rest, of: sum))
    return problems.prefix(mostTold) + [more]
  }

  private func merging(_ added: [Rule]) -> RuleBook {
    let newcomers = Dictionary(added.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(rules.map(\.id))
    var book = self
    book.rules = rules.map { newcomers[$0.id] ?? $0 } + added.filter { !known.contains($0.id) }
    return book
  }
}

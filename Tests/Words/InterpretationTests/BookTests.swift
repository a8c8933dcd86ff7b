import AstroChartModel
import AstroDiagnostics
import AstroWording
import TestSupport
import Testing

@testable import AstroInterpretation

@Suite struct BookTests {
  @Test func `our own book is without fault`() throws {
    let findings = RuleBook.builtIn().findings
    #expect(findings.isEmpty, "\(findings.prefix(20).map(\.description))")
  }

  @Test(arguments: Area.allCases)
  func `an area has at least ninety rules on every stage of a report`(area: Area) throws {
    let rules = RuleBook.builtIn(on: [area]).rules
    #expect(rules.count >= 90)
    #expect(Set(rules.map(\.stage)) == Set(Stage.allCases))
  }

  @Test func `the book has at least 480 rules`() throws {
    #expect(RuleBook.builtIn().rules.count >= 480)
  }

  @Test func `what is baked in is made from the files as they are`() throws {
    let (rules, texts) = (try RepositoryFolder.ruleFiles(), try RepositoryFolder.textFiles())
    #expect(BakedBytes.textPaths == texts.map(\.path))
    for (number, file) in texts.enumerated() {
      #expect(BakedBytes.text(number).all == file.bytes, "\(file.path): make book")
    }
    #expect(try BakedBytes.index.all == BookIndexWriter.index(of: rules, texts: texts), "make book")
    #expect(
      try RepositoryFolder.bytes(of: RepositoryFolder.assets + "/Book.c")
        == Array(BookIndexWriter.list(of: texts).utf8))
  }

  @Test func `the baked book says what its files say`() throws {
    let baked = RuleBook.builtIn()
    let read = try RuleBook().adding(RepositoryFolder.ruleFiles() + RepositoryFolder.textFiles())
    #expect(baked.rules.sorted { $0.id < $1.id } == read.rules.sorted { $0.id < $1.id })
    for (rule, language) in baked.rules.flatMap({ rule in Language.allCases.map { (rule, $0) } }) {
      #expect(baked.text(of: rule.id, in: language) == read.text(of: rule.id, in: language))
      for sign in Sign.allCases {
        #expect(
          baked.text(of: rule.id, for: sign, in: language) == read.text(of: rule.id, for: sign, in: language))
      }
      #expect(
        baked.leadLength(of: rule.id, in: language) == read.leadLength(of: rule.id, in: language))
    }
  }

  @Test(arguments: Area.allCases)
  func `the baked lengths are those of the words as they are told`(area: Area) {
    let book = RuleBook.builtIn(on: [area])
    for chart in ScatteredCharts(seed: 21, withTime: true).prefix(12) {
      let facts = ChartFacts(of: chart)
      for match in Ranking(of: book.rules, in: facts, Salience(of: facts, in: area)).matches {
        for language in Language.allCases {
          let told = book.filledText(of: match.rule.id, match.evidence, in: language)
          #expect(
            book.lengths(of: match.rule.id, on: match.evidence, in: language)
              == told.map { TextLengths(of: $0) }, "\(match.rule.id) \(language.tag)")
        }
      }
    }
  }

  @Test(arguments: Area.allCases)
  func `a rule's id begins with its area, and its file lies there`(area: Area) throws {
    for rule in RuleBook.builtIn(on: [area]).rules(on: area) {
      #expect(rule.area == area && rule.id.hasPrefix("\(area.rawValue)."), "\(rule.id)")
    }
  }

  @Test(arguments: Area.allCases)
  func `an area has its name, summary and icon`(area: Area) {
    #expect(Area.allCases.filter { $0.icon == area.icon } == [area])
    for language in Language.allCases {
      #expect(Script.problem(in: area.name(in: language), of: language) == nil)
      #expect(Script.problem(in: area.summary(in: language), of: language) == nil)
    }
  }
}

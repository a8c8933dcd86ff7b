import AstroChartModel
import AstroDiagnostics
import AstroWording
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
      #expect(
        baked.leadLength(of: rule.id, in: language) == read.leadLength(of: rule.id, in: language))
    }
  }

  @Test(arguments: Area.allCases)
  func `a rule's id begins with its area, and its file lies there`(area: Area) throws {
    for rule in RuleBook.builtIn(on: [area]).rules {
      #expect(rule.area == area && rule.id.hasPrefix("\(area.rawValue)."), "\(rule.id)")
    }
  }

  /// How words begin that health leaves to doctors.
  private static let medical = [
    "diagnos", "disease", "illness", "medicin", "medicat", "treatment", "symptom", "therap", "cure",
    "patholog",
    "діагно", "хвороб", "хвор", "лікува", "ліки", "симптом", "терап", "патолог", "медикамент",
  ]

  @Test func `health never speaks of diagnosis, disease or treatment`() throws {
    let book = RuleBook.builtIn(on: [.health])
    for rule in book.rules {
      for (field, text) in Language.allCases.flatMap({ book.texts(of: rule, in: $0) }) {
        let words = text.lowercased().split { !$0.isLetter }
        let found = words.first { word in Self.medical.contains { word.hasPrefix($0) } }
        #expect(found == nil, "\(rule.id) \(field)")
      }
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

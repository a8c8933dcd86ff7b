import Diagnostics
import Testing
import Wording

@testable import Interpretation

@Suite struct BookTests {
  @Test func `our own book is without fault`() throws {
    let findings = try RuleBook.builtIn().findings
    #expect(findings.isEmpty, "\(findings.prefix(20).map(\.description))")
  }

  @Test(arguments: Area.allCases)
  func `an area has at least ninety rules on every stage of a report`(area: Area) throws {
    let rules = try RuleBook.builtIn(on: [area]).rules
    #expect(rules.count >= 90)
    #expect(Set(rules.map(\.stage)) == Set(Stage.allCases))
  }

  @Test func `the book has at least 480 rules`() throws {
    #expect(try RuleBook.builtIn().rules.count >= 480)
  }

  @Test(arguments: Area.allCases)
  func `every file of an area is baked in, byte for byte`(area: Area) throws {
    let folder = RepositoryFolder.rules + "/\(area.rawValue)"
    let baked = Dictionary(uniqueKeysWithValues: RuleFile.baked(on: area).map { ($0.path, $0.bytes) })
    let names = try RepositoryFolder.names(in: folder)
    #expect(Set(names.map { "\(area.rawValue)/\($0)" }) == Set(baked.keys))
    for name in names {
      #expect(
        try baked["\(area.rawValue)/\(name)"] == RepositoryFolder.bytes(of: "\(folder)/\(name)"), "\(name)")
    }
  }

  @Test(arguments: Area.allCases)
  func `a rule's id begins with its area, and its file lies there`(area: Area) throws {
    for rule in try RuleBook.builtIn(on: [area]).rules {
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
    for rule in try RuleBook.builtIn(on: [.health]).rules {
      for (field, text) in Language.allCases.flatMap({ rule.texts(in: $0) }) {
        let words = text.lowercased().split { !$0.isLetter }
        let found = words.first { word in Self.medical.contains { word.hasPrefix($0) } }
        #expect(found == nil, "\(rule.id) \(field)")
      }
    }
  }

  @Test(arguments: Area.allCases)
  func `an area has its name, summary and product`(area: Area) {
    let entry = area.entry
    #expect(entry.productID == "com.astrosvitla.astroinsight.report.\(area.rawValue)")
    #expect(["6.99", "5.99", "9.99"].contains(entry.price))
    for language in Language.allCases {
      #expect(Script.problem(in: entry.name[language], of: language) == nil)
      #expect(Script.problem(in: entry.summary[language], of: language) == nil)
    }
  }
}

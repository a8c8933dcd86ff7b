import AstroChartModel
import AstroWording
import TestSupport
import Testing

@testable import AstroInterpretation

/// One name for one thing: the phrasebooks and all words of the book keep to docs/TERMS.md.
@Suite struct TermsTests {
  /// The rows of the tables, as their cells.
  private static func rows() throws -> [[String]] {
    let bytes = try RepositoryFolder.bytes(of: RepositoryFolder.root + "/docs/TERMS.md")
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix("|") }.map {
      line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map { cell in
        String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
    }
    .filter { !$0[0].hasPrefix("---") && $0[0] != "thing" }
  }

  private static func name(of thing: String, in language: Language) -> String? {
    let words = language.phrasebook
    switch thing {
    case "where a house begins": return words.cusp
    case "who rules a sign": return words.ruler
    case "drawing nearer": return words.applying
    case "drawing apart": return words.separating
    case "`modalities`": return words.modalities
    case "`elements`": return words.elements
    default: break
    }
    let name = thing.replacing("`", with: "")
    return ChartAngle(rawValue: name)?.name(in: language) ?? Body(rawValue: name)?.name(in: language)
      ?? Sign(rawValue: name)?.name(in: language) ?? AspectType(rawValue: name)?.name(in: language)
      ?? GlossaryTerm(rawValue: name).map { words.gloss(of: $0).term }
  }

  @Test func `the phrasebooks say what the table says`() throws {
    let rows = try Self.rows()
    #expect(rows.count > 20)
    for row in rows {
      let names = row.count == 5 ? row[2...3] : row[1...2]
      for (language, name) in zip(Language.allCases, names) {
        #expect(Self.name(of: row[0], in: language) == name, "\(row[0])")
      }
      guard row.count == 5 else { continue }
      let mark =
        ChartAngle.allCases.first { row[0] == "`\($0.rawValue)`" }?.abbreviation
        ?? Body.allCases.first { row[0] == "`\($0.rawValue)`" }?.symbol
      #expect(mark == row[1], "\(row[0])")
    }
  }

  @Test func `no words of ours use another name`() throws {
    let others = try Self.rows().compactMap(\.last).flatMap { $0.split(separator: ", ").map(String.init) }
    let book = RuleBook.builtIn()
    for language in Language.allCases {
      let words =
        book.rules.flatMap { book.texts(of: $0, in: language).map(\.text) }
        + ScatteredCharts(seed: 4).prefix(3).flatMap { chart in
          [chart.description(in: language)] + ChartFacts(of: chart).all.map { $0.name(in: language) }
        }
      let said = Self.phrases(of: words)
      for other in others where other.first?.isUppercase == true || other.contains("’") {
        #expect(!said.contains(other), "\(other)")
      }
      let cusps = words.filter { $0.contains("верши") }
      #expect(!cusps.contains { $0.firstMatch(of: /верши\w+ (вашого )?\w+(ого|ього) дому/) != nil })
    }
  }

  /// All that is said in up to four words with nothing but blanks between them.
  private static func phrases(of texts: [String]) -> Set<String> {
    var phrases: Set<String> = []
    for text in texts {
      let runs = text.unicodeScalars.split { !$0.properties.isAlphabetic && $0 != "’" && $0 != " " }
      for run in runs {
        let words = run.split(separator: " ").map(String.init)
        for start in words.indices {
          for end in start + 1...min(start + 4, words.count) {
            phrases.insert(words[start..<end].joined(separator: " "))
          }
        }
      }
    }
    return phrases
  }
}

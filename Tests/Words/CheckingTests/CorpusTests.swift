import AstroChartModel
import AstroDiagnostics
import AstroWording
import Foundation
import TestSupport
import Testing

@testable import AstroChecking
@testable import AstroInterpretation

/// The checker measured on true, planted and harmful sentences, in a half that was tuned and a half that is frozen.
@Suite struct CorpusTests {
  private enum Half: Int, CaseIterable { case tuned, frozen }

  private static func lines(_ name: String, _ language: Language, _ half: Half) throws -> [String] {
    let file = try #require(
      Bundle.module.url(forResource: "Resources/\(name)-\(language.tag)", withExtension: "txt"))
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    return lines.indices.filter { $0 % 2 == half.rawValue }.map { lines[$0] }
  }

  private static func check(_ chart: Chart, _ language: Language) throws -> ReportCheck {
    ReportCheck(
      against: try ReportPlan(on: .general, of: chart, in: language, from: .builtIn(on: [.general])).brief)
  }

  private static func anyCheck(_ language: Language) throws -> ReportCheck {
    try check(try #require(ScatteredCharts(seed: 3, withTime: true).first { _ in true }), language)
  }

  @Test(arguments: Language.allCases)
  func `harm is refused`(language: Language) throws {
    let check = try Self.anyCheck(language)
    for half in Half.allCases {
      let lines = try Self.lines("harm", language, half)
      let missed = lines.filter { line in
        check.review(of: String(line.split(separator: "\t")[1])).isEmpty
      }
      // What is frozen was never looked at, so that it tells how much the phrases miss.
      let allowed = half == .tuned ? 0 : lines.count / 20
      #expect(missed.count <= allowed, "\(half): \(half == .tuned ? "\(missed)" : "\(missed.count)")")
    }
  }

  @Test(arguments: Language.allCases)
  func `what is safe passes, though it speaks of the same things`(language: Language) throws {
    let check = try Self.anyCheck(language)
    for half in Half.allCases {
      let lines = try Self.lines("safe", language, half)
      let refused = lines.filter { !check.review(of: $0).isEmpty }
      #expect(refused.count <= (half == .tuned ? 0 : 1), "\(half): \(refused.count)")
    }
  }

  @Test(arguments: Language.allCases)
  func `what is true of a chart passes, and what is false is found`(language: Language) throws {
    for (half, seed) in [(Half.tuned, UInt64(7)), (.frozen, 2026)] {
      var (count, found, refused) = (0, 0, 0)
      var (lost, wronged): ([String], [String]) = ([], [])
      for chart in ScatteredCharts(seed: seed, withTime: true).prefix(12) {
        let check = try Self.check(chart, language)
        for pair in ClaimCorpus(chart, language).pairs {
          count += 1
          if check.review(of: pair.isFalse).isEmpty {
            lost.append("\(pair.kind): \(pair.isFalse)")
          } else {
            found += 1
          }
          if !check.review(of: pair.isTrue).isEmpty {
            refused += 1
            wronged.append("\(pair.kind): \(pair.isTrue)")
          }
        }
      }
      #expect(count > 600)
      let told = half == .tuned ? "\(lost.prefix(12)) \(wronged.prefix(12))" : ""
      #expect(100 * found >= 98 * count, "\(half) found \(found) of \(count) \(told)")
      #expect(100 * refused <= 2 * count, "\(half) refused \(refused) of \(count) \(told)")
    }
  }

  @Test(arguments: [
    ("Your Sun squares the Moon in a harmonious, easy flow.", Language.en, true),
    ("The trine of Venus and Mars is a constant battle.", .en, true),
    ("The square asks for work before it helps.", .en, false),
    ("The trine of Venus and Mars softens every conflict.", .en, false),
    ("Квадратура Сонця до Місяця дарує злагоду.", .uk, true),
    ("Тригон Венери до Марса – постійна боротьба.", .uk, true),
    ("Квадратура Сонця до Місяця просить зусиль.", .uk, false),
  ])
  func `the nature of an aspect may not be turned round`(
    sentence: String, language: Language, isWrong: Bool
  ) throws {
    let kinds = try Self.anyCheck(language).review(of: sentence).map(\.kind)
    #expect(kinds.contains(.nature) == isWrong, "\(kinds)")
  }

  @Test(arguments: [
    ("Ваша карта говорит, что вы очень сильны.", Language.uk), ("You have a good heart and it shows.", .uk),
    ("Ви це вже знаєте, и это хорошо, если вы так думаете.", .uk), ("Ваше Сонце стоїть високо.", .en),
    ("Ihr Herz ist gut und das ist nicht wenig.", .en),
    ("Votre soleil est dans une belle place pour vous.", .en),
  ])
  func `another language is refused`(sentence: String, language: Language) throws {
    #expect(try Self.anyCheck(language).review(of: sentence).map(\.kind).contains(.language))
  }

  @Test func `a sentence told twice is found where it stands again`() throws {
    let sentence = "You like to finish what you have begun."
    let findings = try Self.anyCheck(.en).review(of: "\(sentence)\n\nSomething else stands here. \(sentence)")
    #expect(findings.map(\.kind) == [.repetition])
    #expect(findings.first?.problem.location.description == "[1]")
  }
}

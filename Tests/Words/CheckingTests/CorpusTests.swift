import AstroChartModel
import AstroDiagnostics
import AstroWording
import Foundation
import TestSupport
import Testing

@testable import AstroChecking
@testable import AstroInterpretation

/// The checker measured on true, planted and harmful sentences: on a half that was looked at while it was written, and
/// on one by another hand.
@Suite struct CorpusTests {
  private static func lines(_ name: String, _ language: Language) throws -> [String] {
    let file = try #require(
      Bundle.module.url(forResource: "Resources/\(name)-\(language.tag)", withExtension: "txt"))
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  private static func check(_ chart: Chart, _ language: Language) throws -> ReportCheck {
    ReportCheck(
      against: try ReportPlan(on: .general, of: chart, in: language, from: .builtIn(on: [.general])).brief)
  }

  private static func anyCheck(_ language: Language) throws -> ReportCheck {
    try check(try #require(ScatteredCharts(seed: 3, withTime: true).first { _ in true }), language)
  }

  @Test(arguments: ["harm", "harm-other"], Language.allCases)
  func `harm is refused`(name: String, language: Language) throws {
    let check = try Self.anyCheck(language)
    let missed = try Self.lines(name, language).filter { line in
      check.review(of: String(line.split(separator: "\t")[1])).isEmpty
    }
    #expect(missed == [])
  }

  /// Of harms in words that nobody wrote the concepts by, fewer are found; the README says what follows from it.
  @Test(arguments: [("harm-fresh", 24), ("harm-third", 40)], Language.allCases)
  func `of harms in fresh words no fewer are found than were`(
    list: (name: String, least: Int), language: Language
  ) throws {
    let check = try Self.anyCheck(language)
    let lines = try Self.lines(list.name, language)
    let missed = lines.filter { check.review(of: String($0.split(separator: "\t")[1])).isEmpty }
    #expect(lines.count - missed.count >= list.least, "missed: \(missed)")
  }

  /// The lists by hands that had seen neither the checker nor another list, and that nothing was made by.
  ///
  /// What they show is what a stranger's text meets. Only what is objected to as harm counts, as their planets are of no chart.
  @Test(arguments: [(Language.en, 55, 10), (.uk, 56, 9)])
  func `of harms that a stranger wrote most are found, and hardly anything else`(
    language: Language, found: Int, refused: Int
  ) throws {
    let check = try Self.anyCheck(language)
    func isHarm(_ text: String) -> Bool {
      check.review(of: text).contains { Self.harms.contains($0.kind) }
    }
    let missed = try Self.lines("harm-blind", language).filter {
      !isHarm(String($0.split(separator: "\t")[1]))
    }
    #expect(80 - missed.count >= found, "missed: \(missed)")
    let wronged = try Self.lines("safe-blind", language).filter(isHarm)
    #expect(wronged.count <= refused, "refused: \(wronged)")
  }

  private static let harms: Set<FindingKind> = [
    .medicine, .death, .marriage, .money, .prophecy, .despair, .control, .harm,
  ]

  @Test(arguments: Language.allCases)
  func `every rule of harm names concepts that have words`(language: Language) {
    let words: any HarmWords = language.phrasebook
    let named = words.harmRules.values.joined().flatMap { rule in
      rule.split(separator: " ").map { String($0.drop { "!+-^$".contains($0) }) }
    }
    #expect(!named.isEmpty)
    #expect(named.filter { $0.first?.isLetter == true && words.harmConcepts[$0] == nil } == [])
  }

  @Test(arguments: ["safe", "safe-other", "safe-third"], Language.allCases)
  func `what is safe passes, though it speaks of the same things`(name: String, language: Language) throws {
    let check = try Self.anyCheck(language)
    let refused = try Self.lines(name, language).filter { !check.review(of: $0).isEmpty }
    #expect(refused == [])
  }

  /// How the checker does on pairs of sentences, each true and false.
  private struct Score {
    var (pairs, found, refused) = (0, 0, 0)
    var (lost, wronged): ([String], [String]) = ([], [])

    mutating func count(_ pair: ClaimCorpus.Pair, by check: ReportCheck) {
      pairs += 1
      if check.review(of: pair.isFalse).isEmpty {
        lost.append("\(pair.kind): \(pair.isFalse)")
      } else {
        found += 1
      }
      guard !check.review(of: pair.isTrue).isEmpty else { return }
      refused += 1
      wronged.append("\(pair.kind): \(pair.isTrue)")
    }
  }

  @Test(arguments: [false, true], Language.allCases)
  func `what is true of a chart passes, and what is false is found`(
    byOtherHand: Bool, language: Language
  ) throws {
    var score = Score()
    for chart in ScatteredCharts(seed: byOtherHand ? 2026 : 7, withTime: true).prefix(12) {
      let check = try Self.check(chart, language)
      let pairs =
        byOtherHand ? OtherHand(chart, language).pairs : ClaimCorpus(chart, language).pairs
      for pair in pairs { score.count(pair, by: check) }
    }
    #expect(score.pairs > 600)
    #expect(
      100 * score.found >= (byOtherHand ? 98 : 97) * score.pairs,
      "found \(score.found) of \(score.pairs): \(score.lost.prefix(30))")
    #expect(
      100 * score.refused <= 2 * score.pairs,
      "refused \(score.refused) of \(score.pairs): \(score.wronged.prefix(30))")
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

  @Test(arguments: [
    (
      "The Moon passed from Pisces into Aries that day. If you were born early, it is still in Pisces.",
      Language.en, true
    ),
    ("That day the Moon was leaving one sign. The Moon is in Pisces, and you feel it.", .en, false),
    ("Місяць того дня переходив із Риб до Овна. Якщо зранку, він ще в Рибах.", .uk, true),
    ("Місяць того дня переходив із Риб до Тельця. Якщо зранку, він ще в Рибах.", .uk, false),
  ])
  func `a sign that an unknown hour withholds is told only with the other`(
    text: String, language: Language, passes: Bool
  ) throws {
    let book = RuleBook.builtIn(on: [.general])
    let chart = try #require(
      ScatteredCharts(seed: 5, withTime: false).first { chart in
        chart.placement(of: .moon)?.possibleSigns == [.pisces, .aries]
      })
    let brief = try ReportPlan(on: .general, of: chart, in: language, from: book).brief
    #expect(brief.withheld.last?.contains(language == .en ? "Pisces or Aries" : "Риби або Овен") == true)
    #expect(ReportCheck(against: brief).review(of: text).isEmpty == passes)
  }

  @Test func `what a brief has told to a reader is never taken for harm`() throws {
    let finder = MentionFinder.all[.en]
    func objections(to text: String, besides notes: [String] = []) -> [FindingKind] {
      let check = CautionCheck(in: .en, notes: notes)
      return finder.sentences(of: text).flatMap { check.objections(to: $0) }.map(\.kind)
    }
    let lines = try Self.lines("harm-learnt", .en).map { String($0.split(separator: "\t")[1]) }
    let text = try #require(
      lines.first { finder.sentences(of: $0).count == 1 && objections(to: $0) == [.harm] })
    #expect(objections(to: text, besides: [text]) == [])
    #expect(objections(to: text, besides: ["Birth time unknown"]) == [.harm])
  }

  @Test func `a sentence told twice is found where it stands again`() throws {
    let sentence = "You like to finish what you have begun."
    let findings = try Self.anyCheck(.en).review(of: "\(sentence)\n\nSomething else stands here. \(sentence)")
    #expect(findings.map(\.kind) == [.repetition])
    #expect(findings.first?.problem.location.description == "[1]")
  }
}

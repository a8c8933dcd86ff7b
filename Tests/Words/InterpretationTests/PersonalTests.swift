import AstroChartModel
import AstroWording
import TestSupport
import Testing

@testable import AstroInterpretation

@Suite struct PersonalTests {
  @Test(arguments: Area.allCases, Language.allCases)
  func `two people share few of their sentences`(area: Area, language: Language) throws {
    let book = RuleBook.builtIn(on: [area])
    // Every other birth has its time.
    let births = zip(
      ScatteredCharts(seed: 5, withTime: true).prefix(30),
      ScatteredCharts(seed: 6, withTime: false).prefix(30))
    let sentences = try births.flatMap { [$0, $1] }.map { chart in
      try Self.sentences(
        of: Report(on: area, of: chart, in: language, from: book, generatedAt: .init(secondsSince1970: 0)))
    }
    var random = SeededGenerator(seed: 1)
    let shares = (0..<200).map { _ in
      let one = Int.random(in: 0..<sentences.count, using: &random)
      let other = (one + Int.random(in: 1..<sentences.count, using: &random)) % sentences.count
      return Self.share(sentences[one], sentences[other])
    }
    #expect(shares.reduce(0, +) / Double(shares.count) < 0.15)
    #expect(shares.allSatisfy { $0 <= 0.6 })
  }

  private static func sentences(of report: Report) -> Set<Substring> {
    let texts = [report.keyInfluences] + (report.detailedAnalysis + report.recommendations).map(\.text)
    return Set(texts.flatMap { Sentences.of($0) })
  }

  /// Of the shorter report's sentences, how many stand in the other.
  private static func share(_ one: Set<Substring>, _ other: Set<Substring>) -> Double {
    Double(one.intersection(other).count) / Double(min(one.count, other.count))
  }
}

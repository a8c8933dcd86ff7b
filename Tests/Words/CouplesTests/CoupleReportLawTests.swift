import AstroChartModel
import AstroInterpretation
import AstroSynastry
import AstroWording
import Testing

@testable import AstroCouples

/// What every reading of two people promises, on random couples.
@Suite struct CoupleReportLawTests {
  private let couples = Couples()

  /// The readings of couples of whom both, one, or none have a time of birth.
  private func readings(in language: Language, each count: Int = 16) throws -> [CoupleReport] {
    let charts =
      try couples.charts(count, seed: 11) + couples.charts(count / 2, seed: 12, timed: (true, false))
      + couples.charts(count / 2, seed: 13, timed: (false, false))
    return try charts.map { try CoupleReport(of: couples.synastry($0), in: language) }
  }

  @Test(arguments: Language.allCases)
  func `whoever is named first, the same is told`(_ language: Language) throws {
    for charts in try couples.charts(12, seed: 21) + couples.charts(6, seed: 22, timed: (false, true)) {
      let there = try CoupleReport(of: couples.synastry(charts), in: language)
      let back = try CoupleReport(of: couples.synastry(charts.reversed()), in: language)
      #expect(there.names == back.names.reversed() && there.keyInfluences == back.keyInfluences)
      #expect(there.parts.map(\.passage.text) == back.parts.map(\.passage.text))
      #expect(there.parts.map(\.passage.sources) == back.parts.map(\.passage.sources))
      #expect(there.toEach.map(\.passage.text) == back.toEach.reversed().map(\.passage.text))
      #expect(there.recommendations.map(\.text) == back.recommendations.map(\.text))
      #expect(there.synastry.overall.score == back.synastry.overall.score)
    }
  }

  @Test(arguments: Language.allCases)
  func `a reading has 700 to 950 words, and no part of it is empty`(_ language: Language) throws {
    for reading in try readings(in: language) {
      // Without a time there is less to tell.
      let least = reading.method == nil ? 700 : 480
      #expect((least...950).contains(reading.wordCount), "\(reading.wordCount)")
      let stages = CoupleStage.allCases.map(\.rawValue)
      let told = reading.parts.map(\.stage)
      // A couple without a time may have nothing of one kind to tell; then that part is left out, never empty.
      #expect(
        reading.method == nil ? told == stages : told.count >= 3 && told == stages.filter(told.contains),
        "\(told)")
      let texts =
        [reading.keyInfluences] + reading.parts.map(\.passage.text) + reading.toEach.map(\.passage.text)
        + reading.recommendations.map(\.text)
      #expect(texts.count == told.count + 6)
      #expect(texts.allSatisfy { WordCount.of($0) >= (reading.method == nil ? 15 : 8) })
      #expect(!texts.contains { $0.contains("{") || $0.contains("}") || $0.contains("  ") })
    }
  }

  @Test(arguments: Language.allCases)
  func `nothing is told twice`(_ language: Language) throws {
    for reading in try readings(in: language) {
      let sources = reading.parts.flatMap(\.passage.sources) + reading.recommendations.flatMap(\.sources)
      #expect(Set(sources).count == sources.count)
      let reaches = reading.toEach.compactMap(\.passage.sources).filter { $0.contains("reach.") }
      #expect(Set(reaches).count == reaches.count)
    }
  }

  @Test(arguments: Language.allCases)
  func `names stand in the nominative, or behind what is theirs in a genitive that is known`(
    _ language: Language
  )
    throws
  {
    let own = [Language.uk: ["Соломія": "Соломії", "Роман": "Романа"]]
    for reading in try readings(in: language, each: 8) {
      let text = reading.text + String(decoding: reading.json, as: UTF8.self)
      for word in text.split(whereSeparator: { !$0.isLetter }) {
        for name in reading.names where word.hasPrefix(name.dropLast()) {
          #expect(word == name || own[language]?[name] == String(word), "\(word)")
        }
      }
    }
  }

  @Test func `a name whose cases are not known stands in brackets`() throws {
    let strangers = Couples(named: ["Кім", "Соломія"])
    let charts = try strangers.charts(1, seed: 41)[0]
    let text = try CoupleReport(of: strangers.synastry(charts), in: .uk).text
    #expect(text.contains("(Кім)") && !text.contains("(Соломія)") && text.contains("Соломії"))
  }

  @Test(arguments: Language.allCases)
  func `without a time neither angles nor houses are told, and that is said`(_ language: Language) throws {
    let charts = try couples.charts(8, seed: 31, timed: (false, false))
    for reading in try charts.map({ try CoupleReport(of: couples.synastry($0), in: language) }) {
      let sources = reading.parts.flatMap(\.passage.sources) + reading.toEach.flatMap(\.passage.sources)
      let angular = ["ascendant", "midheaven", "over.", "seventh", "comp.asc"]
      #expect(!sources.contains { source in angular.contains { source.contains($0) } })
      #expect(reading.method != nil)
    }
  }
}

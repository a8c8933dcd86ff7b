import AstroChartModel
import AstroEphemeris
import AstroInterpretation
import AstroPeriods
import AstroWording
import DaySupport
import TestSupport
import Testing

@testable import AstroDaybook

/// What readings of days promise, on many births and days.
@Suite struct DayLawTests {
  private static let days = 30

  @Test func `no two days running have the same headline or text, unless it is exact`() throws {
    var daybook = Daybook()
    for days in try Days.random(24, seed: 1) {
      let readings = try days.readings(Self.days, by: &daybook, in: .en)
      for (first, second) in zip(readings, readings.dropFirst()) {
        #expect(first.headline != second.headline, "\(second.title)")
        let isExact = second.headline.contains("exact at")
        let texts = [first, second].map { Set($0.paragraphs.flatMap(\.sources)) }
        #expect(isExact || texts[0].isDisjoint(with: texts[1]), "\(second.title): \(texts)")
        let deeds = [first, second].map { $0.recommendations.flatMap(\.sources) }
        #expect(deeds[0] != deeds[1], "\(second.title)")
      }
    }
  }

  @Test func `both languages tell the same events by the same texts`() throws {
    var daybook = Daybook()
    for days in try Days.random(12, seed: 2) {
      let english = try days.readings(Self.days, by: &daybook, in: .en)
      let ukrainian = try days.readings(Self.days, by: &daybook, in: .uk)
      for (one, other) in zip(english, ukrainian) {
        #expect(one.paragraphs.map(\.sources) == other.paragraphs.map(\.sources))
        #expect(one.paragraphs.map(\.events) == other.paragraphs.map(\.events))
        #expect(one.recommendations.map(\.sources) == other.recommendations.map(\.sources))
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `every day and hour in a text is that of one of its events`(language: Language) throws {
    var daybook = Daybook()
    for days in try Days.random(12, seed: 3) {
      for reading in try days.readings(Self.days, by: &daybook, in: language) {
        for paragraph in reading.paragraphs + reading.recommendations {
          let known = paragraph.events.flatMap { DatesInText.all(of: $0, in: language) }
          let told = DatesInText.found(in: paragraph.text, language)
          #expect(told.allSatisfy(known.contains), "\(paragraph.text) \(known)")
          #expect(!paragraph.events.isEmpty && !paragraph.text.contains { "{}".contains($0) })
        }
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `a day is told in some sixty to a hundred and twenty words`(language: Language) throws {
    var daybook = Daybook()
    var counts: [Int] = []
    for days in try Days.random(12, seed: 4) {
      for reading in try days.readings(Self.days, by: &daybook, in: language) {
        let texts = (reading.paragraphs + reading.recommendations).map(\.text)
        counts.append(texts.reduce(0) { $0 + WordCount.of($1) })
        #expect((2...3).contains(texts.count) && texts.allSatisfy { !$0.isEmpty }, "\(reading.text)")
      }
    }
    let bounds = language == .uk ? 45...115 : 55...130
    #expect(counts.allSatisfy(bounds.contains), "\(counts.min() ?? 0)…\(counts.max() ?? 0)")
  }

  @Test func `without a time of birth neither houses nor angles nor the natal Moon are told`() throws {
    var daybook = Daybook()
    let natal = try daybook.ephemeris.chart(of: KnownBirths.oksanaWithoutTime)
    let days = Days(natal: natal, first: CivilDate(daysSince1970: 20_800))
    for reading in try days.readings(60, by: &daybook, in: .en) {
      for paragraph in reading.paragraphs {
        #expect(!Days.tellsTime(paragraph.text), "\(reading.text)")
        #expect(paragraph.sources.allSatisfy { !$0.contains("house") })
      }
      #expect(reading.method.contains("Without a time of birth"))
    }
  }

  @Test(arguments: Sign.allCases)
  func `a sign has its days`(sign: Sign) throws {
    var daybook = Daybook()
    var last: PeriodReport?
    for number in 20_500..<20_560 {
      let date = CivilDate(daysSince1970: number)
      let english = try daybook.day(of: sign, on: date, in: .en)
      let ukrainian = try daybook.day(of: sign, on: date, in: .uk)
      #expect(english.headline != last?.headline, "\(english.text)")
      #expect(english.paragraphs.map(\.sources) == ukrainian.paragraphs.map(\.sources))
      for reading in [english, ukrainian] {
        for paragraph in reading.paragraphs + reading.recommendations {
          let known = paragraph.events.flatMap { DatesInText.all(of: $0, in: reading.language) }
          #expect(
            DatesInText.found(in: paragraph.text, reading.language).allSatisfy(known.contains),
            "\(paragraph.text)")
          #expect(!paragraph.events.isEmpty && !paragraph.text.isEmpty)
        }
      }
      last = english
    }
  }
}

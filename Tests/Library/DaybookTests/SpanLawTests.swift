import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroInterpretation
import AstroPeriods
import AstroWording
import DaySupport
import TestSupport
import Testing

@testable import AstroDaybook

/// What readings of weeks, months and years promise, on many births.
@Suite struct SpanLawTests {
  /// A reading of one kind of some births, in a language.
  private static func readings(
    _ kind: PeriodReport.Kind, of births: [Days], in language: Language
  ) throws -> [PeriodReport] {
    var daybook = Daybook()
    return try births.enumerated().map { number, birth in
      let (natal, first) = (birth.natal, birth.first)
      switch kind {
      case .week: return try daybook.week(of: natal, with: first, in: language).value
      case .month: return try daybook.month(of: natal, number % 12 + 1, of: 2027, in: language).value
      default: return try daybook.year(of: natal, 2020 + number, in: language).value
      }
    }
  }

  private static let kinds: [PeriodReport.Kind] = [.week, .month, .year]
  private static let words: [PeriodReport.Kind: [Language: ClosedRange<Int>]] = [
    .week: [.en: 140...230, .uk: 110...200], .month: [.en: 240...400, .uk: 200...340],
    .year: [.en: 900...1500, .uk: 700...1250],
  ]

  @Test(arguments: kinds)
  func `both languages tell the same events by the same texts`(kind: PeriodReport.Kind) throws {
    let births = try Days.random(12, seed: 5)
    let english = try Self.readings(kind, of: births, in: .en)
    let ukrainian = try Self.readings(kind, of: births, in: .uk)
    for (one, other) in zip(english, ukrainian) {
      #expect(one.paragraphs.map(\.sources) == other.paragraphs.map(\.sources))
      #expect(one.paragraphs.map(\.events) == other.paragraphs.map(\.events))
    }
  }

  @Test(arguments: kinds, Language.allCases)
  func `every day in a text is that of one of its events`(kind: PeriodReport.Kind, language: Language) throws
  {
    for reading in try Self.readings(kind, of: Days.random(12, seed: 6), in: language) {
      for paragraph in reading.paragraphs + reading.recommendations {
        let known = paragraph.events.flatMap { DatesInText.all(of: $0, in: language) }
        let told = DatesInText.found(in: paragraph.text, language)
        #expect(told.allSatisfy(known.contains), "\(paragraph.text) \(known)")
        #expect(!paragraph.events.isEmpty && !paragraph.text.contains { "{}".contains($0) }, "\(paragraph)")
      }
    }
  }

  @Test(arguments: kinds, Language.allCases)
  func `no text is told twice, and the length is that of its kind`(
    kind: PeriodReport.Kind, language: Language
  ) throws {
    let bounds = try #require(Self.words[kind]?[language])
    for reading in try Self.readings(kind, of: Days.random(12, seed: 7), in: language) {
      let sources = reading.paragraphs.flatMap(\.sources)
      #expect(Set(sources).count == sources.count, "\(reading.title) \(sources)")
      let texts = (reading.paragraphs + reading.recommendations).map(\.text)
      let count = texts.reduce(0) { $0 + WordCount.of($1) }
      #expect(bounds.contains(count), "\(reading.title): \(count)\n\(reading.text)")
    }
  }

  @Test(arguments: kinds)
  func `without a time of birth neither houses nor angles nor the natal Moon are told`(
    kind: PeriodReport.Kind
  ) throws {
    let natal = try SwissEphemeris().chart(of: KnownBirths.oksanaWithoutTime)
    let days = Days(natal: natal, first: CivilDate(daysSince1970: 20_800))
    for reading in try Self.readings(kind, of: [days, days, days], in: .en) {
      for paragraph in reading.paragraphs { #expect(!Days.tellsTime(paragraph.text), "\(reading.text)") }
      #expect(reading.method.contains("Without a time of birth"))
    }
  }

  @Test func `the stories of a year are those of its weightiest passages, with every pass`() throws {
    let births = try Days.random(8, seed: 8)
    for reading in try Self.readings(.year, of: births, in: .en) {
      let stories = reading.paragraphs.filter { $0.role == "story" }
      #expect((2...5).contains(stories.count), "\(reading.title)")
      for story in stories {
        guard case .transit(let passage)? = story.events.first else {
          Issue.record("no passage: \(story.text)")
          continue
        }
        let days = passage.hits.map { $0.moment.local.date }
        #expect(
          days.allSatisfy { story.text.contains(Language.en.phrasebook.date(month: $0.month, day: $0.day)) })
      }
    }
  }
}

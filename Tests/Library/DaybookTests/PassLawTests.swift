import AstroChartModel
import AstroDiagnostics
import AstroPeriods
import AstroWording
import DaySupport
import TestSupport
import Testing

@testable import AstroDaybook

/// What readings say of the times at which a passage is exact, and of its end.
@Suite struct PassLawTests {
  /// The passage that a day is about, if it is about one.
  private static func passage(of reading: PeriodReport) -> Passage? {
    for case .transit(let passage) in reading.paragraphs.last?.events ?? [] { return passage }
    return nil
  }

  private static func day(_ moment: Moment, in language: Language) -> String {
    let date = moment.local.date
    return language.phrasebook.date(month: date.month, day: date.day)
  }

  @Test(arguments: Language.allCases)
  func `a day on which a passage is exact names its other times, and a far or broken end never`(
    language: Language
  ) throws {
    var daybook = Daybook()
    var several = 0
    for days in try Days.random(8, seed: 41) {
      for reading in try days.readings(40, by: &daybook, in: language) {
        guard let passage = Self.passage(of: reading), reading.paragraphs.last?.role == "headline" else {
          continue
        }
        let (today, text) = (reading.from.local.date, reading.paragraphs.last?.text ?? "")
        let others = passage.hits.map(\.moment).filter { $0.local.date != today }
        if others.count < passage.hits.count, !others.isEmpty {
          several += 1
          #expect(others.allSatisfy { text.contains(Self.day($0, in: language)) }, "\(text)")
        }
        let isFar = passage.end.local.date.daysSince1970 - today.daysSince1970 > 45
        if passage.hasBreaks || isFar, !passage.hits.isEmpty {
          let ends = DatesInText.found(in: text, language).filter {
            $0 == Self.day(passage.end, in: language)
          }
          #expect(ends.isEmpty || others.contains { Self.day($0, in: language) == ends[0] }, "\(text)")
        }
      }
    }
    #expect(several > 3)
  }

  @Test func `no headline names a day before its own`() throws {
    var daybook = Daybook()
    for days in try Days.random(8, seed: 42) {
      for reading in try days.readings(40, by: &daybook, in: .en) {
        let named = DatesInText.found(in: reading.headline, .en).filter { !$0.contains(":") }
        let past = Self.passage(of: reading)?.hits.map(\.moment).filter { $0.precedes(reading.from) } ?? []
        let coming = Self.passage(of: reading)?.hits.map(\.moment).filter { !$0.precedes(reading.from) } ?? []
        for day in named where past.contains(where: { Self.day($0, in: .en) == day }) {
          #expect(coming.contains { Self.day($0, in: .en) == day }, "\(reading.headline)")
        }
      }
    }
  }

  @Test func `both ends of a span that crosses a year have theirs, and quarters name days of their own`()
    throws
  {
    var daybook = Daybook()
    let months = [
      ["January", "February", "March"], ["April", "May", "June"], ["July", "August", "September"],
    ]
    for (number, days) in try Days.random(12, seed: 43).enumerated() {
      let reading = try daybook.year(of: days.natal, 2020 + number, in: .en).value
      for story in reading.paragraphs where story.role == "story" {
        guard case .transit(let passage)? = story.events.first else { continue }
        for moment in [passage.start, passage.end] where moment.local.date.year != 2020 + number {
          #expect(
            story.text.contains("\(Self.day(moment, in: .en)) \(moment.local.date.year)"), "\(story.text)")
        }
      }
      for (quarter, months) in zip(reading.paragraphs.filter { $0.role == "quarter" }, months) {
        let named = DatesInText.found(in: quarter.text, .en)
        #expect(named.allSatisfy { day in months.contains { day.hasSuffix($0) } }, "\(quarter.text)")
      }
    }
  }

  @Test func `a year tells none of the texts of its days, but for a second passage of a story`() throws {
    var daybook = Daybook()
    for (number, days) in try Days.random(12, seed: 44).enumerated() {
      let reading = try daybook.year(of: days.natal, 2021 + number, in: .en).value
      let shorts = reading.paragraphs.filter { $0.sources.contains { $0.hasPrefix("time.short.") } }
      #expect(shorts.allSatisfy { $0.role == "story" && $0.events.count == 2 })
    }
  }

  @Test func `a quarter is called the fullest or the calmest only once a year`() throws {
    var daybook = Daybook()
    var told = 0
    for (number, days) in try Days.random(24, seed: 45).enumerated() {
      let sources = try daybook.year(of: days.natal, 2010 + number, in: .en).value.paragraphs.flatMap(
        \.sources)
      for pace in ["fullest", "calmest"] {
        let count = sources.count { $0 == "time.quarter.\(pace)" }
        #expect(count <= 1)
        told += count
      }
    }
    #expect(told > 3 && told < 40)
  }
}

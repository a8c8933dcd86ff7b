import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroPeriods
import AstroWording
import TestSupport

@testable import AstroDaybook

/// Readings of many births on many days.
struct Days {
  let natal: Chart
  let first: CivilDate

  /// Random births, and the first of some days for each; the same seed gives the same.
  static func random(_ count: Int, seed: UInt64) throws -> [Days] {
    var births = RandomBirths(seed: seed)
    var found: [Days] = []
    while found.count < count {
      guard let birth = births.next() else { continue }
      let chart = try SwissEphemeris().chart(of: birth)
      found.append(Days(natal: chart, first: CivilDate(daysSince1970: 20_454 + found.count * 37)))
    }
    return found
  }

  /// Whether an English text tells what only a time of birth knows.
  static func tellsTime(_ text: String) -> Bool {
    let houses = (1...12).map { Language.en.phrasebook.spelledName(ofHouse: $0, .nominative) }
    let hidden = ["your Moon", "Ascendant", "Midheaven", "solar return", "profected"]
    return (houses + hidden).contains { text.contains($0) }
  }

  func readings(
    _ count: Int, by daybook: inout Daybook, in language: Language
  ) throws -> [PeriodReport] {
    try (0..<count).map { number in
      let date = CivilDate(daysSince1970: first.daysSince1970 + number)
      return try daybook.day(of: natal, on: date, zone: "Europe/Kyiv", in: language).value
    }
  }
}

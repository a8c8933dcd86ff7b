import AstroChartModel
import AstroChecking
import AstroDiagnostics
import AstroInterpretation
import AstroPeriods
import AstroWording
import Foundation
import TestSupport
import Testing

@testable import AstroDaybook

/// Every law of days at once: on a few for every change, on a thousand births as a part of `make audit`.
///
/// `ASTROSVITLA_LONG` may say how many, for thirty days each.
@Suite struct LongDayAuditTests {
  private static let (births, days): (Int, Int) = {
    guard let asked = ProcessInfo.processInfo.environment["ASTROSVITLA_LONG"] else { return (2, 4) }
    let count = Int(asked) ?? 1
    return (count > 1 ? count : 1000, 30)
  }()

  @Test func `thirty days of a thousand births keep every law`() throws {
    var daybook = Daybook()
    var broken: [String: [String]] = [:]
    for birth in try Days.random(Self.births, seed: 3131) {
      let told = try Language.allCases.map { language in
        try birth.readings(Self.days, by: &daybook, in: language)
      }
      for readings in told {
        for reading in readings { try Self.check(reading, of: birth.natal, &broken) }
        for (first, second) in zip(readings, readings.dropFirst())
        where first.tellsSame(as: second) { broken["twice running", default: []].append(second.text) }
      }
      for (one, other) in zip(told[0], told[1]) where one.plan != other.plan {
        broken["another plan", default: []].append(one.text + other.text)
      }
    }
    for (law, texts) in broken.sorted(by: { $0.key < $1.key }) {
      print("\(law): \(texts.count)\n" + texts.prefix(12).joined(separator: "\n"))
    }
    #expect(broken.mapValues(\.count) == [:])
  }

  /// What one reading breaks by itself.
  private static func check(
    _ reading: PeriodReport, of natal: Chart, _ broken: inout [String: [String]]
  ) throws {
    let language = reading.language
    for part in reading.paragraphs + reading.recommendations {
      let known = part.events.flatMap { DatesInText.all(of: $0, in: language) }
      if !DatesInText.found(in: part.text, language).allSatisfy(known.contains) {
        broken["a date of no event", default: []].append(part.text)
      }
      if part.text.isEmpty || part.events.isEmpty || part.text.contains(where: { "{}".contains($0) }) {
        broken["empty", default: []].append(reading.text)
      }
    }
    let draft = try ReportDraft(json: reading.json)
    for finding in ReportCheck(against: try reading.brief(of: natal)).findings(in: draft) {
      broken["refused", default: []].append("\(finding.description)\n\(reading.text)")
    }
  }
}

extension PeriodReport {
  /// What is told, whatever the language.
  fileprivate var plan: [[String]] {
    (paragraphs + recommendations).map { [$0.role] + $0.sources + $0.events.map { "\($0)" } }
  }

  /// Whether the next day is about the same, without being the day on which it is exact.
  fileprivate func tellsSame(as next: PeriodReport) -> Bool {
    let texts = [self, next].map { reading in
      Set(reading.paragraphs.filter { $0.role == "headline" }.flatMap(\.sources))
    }
    let isExact = next.paragraphs.flatMap(\.events).contains { event in
      guard case .transit(let passage) = event else { return false }
      return passage.hits.contains { $0.moment.local.date == next.from.local.date }
    }
    return headline == next.headline || (!isExact && !texts[0].isDisjoint(with: texts[1]))
  }
}

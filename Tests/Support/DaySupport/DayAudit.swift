package import AstroChartModel
import AstroChecking
import AstroDaybook
package import AstroDiagnostics
import AstroInterpretation
package import AstroPeriods
package import AstroWording

/// What days break of their laws, and how often a reader of some days running hears the same.
package struct DayAudit: Sendable {
  /// A law of days, by what breaks it.
  package enum Law: String, CaseIterable, Sendable {
    case strangeDate = "a date of no event"
    case twiceRunning = "the headline of the day before, though not exact"
    case empty = "nothing, or an open slot"
    case otherPlan = "another plan in another language"
    case refused = "refused by the checker"
  }

  /// What was found, by law.
  package private(set) var broken: [Law: [String]] = [:]
  /// What readers hear again, by language.
  package private(set) var hearings: [Language: Hearing] = [:]

  package init() {}

  /// Reads days running of one birth, told in several languages.
  ///
  /// - Parameter told: The days in each language.
  package mutating func read(_ told: [[PeriodReport]], of natal: Chart) throws(Problem) {
    for readings in told {
      for reading in readings { try check(reading, of: natal) }
      for (first, second) in zip(readings, readings.dropFirst()) where first.tellsSame(as: second) {
        found(.twiceRunning, second.text)
      }
      guard let language = readings.first?.language else { continue }
      hearings[language, default: Hearing()].hear(readings)
    }
    for (one, other) in zip(told, told.dropFirst()) {
      for (one, other) in zip(one, other) where one.plan != other.plan {
        found(.otherPlan, one.text + other.text)
      }
    }
  }

  /// What one reading breaks by itself.
  private mutating func check(_ reading: PeriodReport, of natal: Chart) throws(Problem) {
    for part in reading.paragraphs + reading.recommendations {
      let known = part.events.flatMap { DatesInText.all(of: $0, in: reading.language) }
      if !DatesInText.found(in: part.text, reading.language).allSatisfy(known.contains) {
        found(.strangeDate, part.text)
      }
      if part.text.isEmpty || part.events.isEmpty || part.text.contains(where: { "{}".contains($0) }) {
        found(.empty, reading.text)
      }
    }
    let draft = try ReportDraft(json: reading.json)
    for finding in ReportCheck(against: try reading.brief(of: natal)).findings(in: draft) {
      found(.refused, "\(finding.description)\n\(reading.text)")
    }
  }

  private mutating func found(_ law: Law, _ text: String) { broken[law, default: []].append(text) }
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

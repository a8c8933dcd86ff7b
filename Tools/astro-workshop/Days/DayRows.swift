import AstroWording
import DaySupport

/// What an audit of days found, beside what is asked.
struct DayRows {
  private let audit: DayAudit

  init(_ audit: DayAudit) { self.audit = audit }

  var rows: [Row] {
    DayAudit.Law.allCases.map { Row($0.rawValue, audit.broken[$0]?.count ?? 0, asked: "0") }
      + Language.allCases.flatMap(rows)
  }

  private func rows(in language: Language) -> [Row] {
    guard let hearing = audit.hearings[language] else { return [] }
    let opening =
      "\(language.tag): days with four words that open more than \(Hearing.mostOpenings) sentences"
    let sentence = "\(language.tag): days with a sentence told more than \(Hearing.mostSentences) times"
    return [
      Row(opening, DayRows.percent(hearing.daysOfWornOpenings, of: hearing.days), asked: "≤ 1 %"),
      Row(sentence, DayRows.percent(hearing.daysOfWornSentences, of: hearing.days), asked: "≤ 1 %"),
    ]
  }

  private static func percent(_ part: Int, of whole: Int) -> String {
    "\((100 * Double(part) / Double(max(1, whole))).tenths) %"
  }

  /// Some of each finding, and what is heard most often.
  func examples(_ most: Int) -> [String] {
    let broken = DayAudit.Law.allCases.flatMap { law in
      (audit.broken[law] ?? []).prefix(most).map { "\n\(law.rawValue): \($0)" }
    }
    let worn = Language.allCases.flatMap { language in
      (audit.hearings[language]?.worn ?? [:]).sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }
        .prefix(10 * most).map { "\(language.tag), \($0.value) times: \($0.key)" }
    }
    return broken + worn
  }
}

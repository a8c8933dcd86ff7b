package import AstroChartModel
package import AstroDiagnostics
package import AstroInterpretation
package import AstroPeriods
import AstroWording

extension PeriodReport {
  /// What a writer of a reading of the span is given: its events, where bodies are, and the birth.
  ///
  /// - Parameter natal: The chart of the birth that the reading is for.
  /// - Throws: `noReport` for a language without texts.
  package func brief(of natal: Chart) throws(Problem) -> ReportBrief {
    let facts = SpanFacts(self, natal)
    let rows = (paragraphs + recommendations).enumerated().map { index, paragraph in
      ReportBrief.Subject(
        id: "subject.\(index + 1)", stage: nil, part: paragraph.role,
        facts: paragraph.events.compactMap { facts.ids[$0] }, rules: paragraph.sources)
    }
    var brief = ReportBrief(
      area: .general, language: language, facts: facts.all, subjects: rows, bounds: bounds, notes: [method])
    brief.kind = kind.briefKind
    brief.span = ReportBrief.Span(
      first: from.local.date, last: CivilDate(daysSince1970: lastDay), zone: zone)
    let book = try PeriodBook.book(in: language)
    for source in Set(paragraphs.flatMap(\.sources) + recommendations.flatMap(\.sources)).sorted() {
      brief.meanings.append(.init(rule: source, text: book[String(source.trimmingPrefix("time."))]))
    }
    brief.care = language.phrasebook.care(on: .general)
    brief.withheld =
      natal.hasBirthTime
      ? [] : language.phrasebook.withheld(isMoonSure: natal.placement(of: .moon)?.isSureOfSign ?? false)
    return brief
  }

  /// The last day of the span, counted from 1970.
  private var lastDay: Int { max(from.local.date.daysSince1970, to.local.date.daysSince1970 - 1) }

  /// Lengths as readings of the kind have them in the language.
  private var bounds: ReportBounds {
    let isShort = language == .uk
    let (words, paragraphs): (ClosedRange<Int>, ClosedRange<Int>) =
      switch kind {
      case .day, .sign: (isShort ? 30...115 : 35...130, 1...3)
      case .week: (isShort ? 80...200 : 100...230, 3...8)
      case .month: (isShort ? 160...340 : 200...400, 3...10)
      case .year: (isShort ? 650...1_250 : 800...1_500, 6...24)
      }
    return ReportBounds(openingSentences: 1...2, analysisWords: words, paragraphs: paragraphs, pieces: 0...3)
  }
}

extension PeriodReport.Kind {
  fileprivate var briefKind: ReportBrief.Kind {
    switch self {
    case .day, .sign: .day
    case .week: .week
    case .month: .month
    case .year: .year
    }
  }
}

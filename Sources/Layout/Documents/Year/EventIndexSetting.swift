import AstroChartModel
import AstroDrawing
import AstroTypesetting
import AstroWording

/// Sets the index of a year: a heading for each body, a row for all it does to one point, the days one after another.
struct EventIndexSetting {
  private let document: ReportDocument
  private let span: CalendarSpan
  private let days: CalendarPictureWords
  private let signs: EventSigns

  init(_ document: ReportDocument, of span: CalendarSpan) {
    (self.document, self.span) = (document, span)
    days = CalendarPictureWords(document.language)
    signs = EventSigns(type: document.type, language: document.language)
  }

  private var type: ReportType { document.type }
  private var words: any Phrasebook { document.words }

  func blocks(of index: EventIndex) -> [Block] { index.chapters.flatMap(blocks) }

  private func blocks(of chapter: EventIndex.Chapter) -> [Block] {
    let title = chapter.body.map { words.name(of: $0, .nominative).capitalizedFirst } ?? words.yearsOfLife
    let heading = Heading(
      2, document.text(title, type.tableHeading), style: type.tableSetting, extent: .wide)
    var style = type.tables
    style.leading = 13.5
    let table = Table(
      columns: [.init(.fixed(38)), .init(.share(1))], rows: chapter.rows.map(row), style: style,
      extent: .wide, namesRows: true)
    return [.heading(heading), .table(table)]
  }

  private func row(_ row: EventIndex.Row) -> Table.Row {
    let entries = row.entries.enumerated().sorted {
      ($0.element.aspectRank, $0.offset) < ($1.element.aspectRank, $1.offset)
    }.map(\.element)
    let before: [CalendarEntry?] = [nil] + entries
    let spans = zip(entries, before).enumerated().flatMap { place, pair in
      (place == 0 ? [] : [gap]) + day(of: pair.0, after: pair.1)
    }
    return Table.Row([
      signs.head(of: row.subject), StyledText(spans, language: document.language.tag),
    ])
  }

  private var gap: StyledText.Span { .init("\u{2003} ", type.cell) }

  /// The day with its sign and its time: one word, which no line breaks.
  private func day(of entry: CalendarEntry, after before: CalendarEntry?) -> [StyledText.Span] {
    let date = entry.start.local.date
    let day =
      entry.start.precedes(span.from) ? date.shortText(in: document.language) : days.day(date)
    let mark = signs.mark(of: entry, after: before)
    return mark + (mark.isEmpty ? [] : [.init("\u{202F}", type.cell)]) + [
      .init(day.replacing(" ", with: "\u{A0}"), type.cell),
      .init("\u{A0}" + clock(entry).replacing(" ", with: "\u{A0}"), type.faintCell),
    ]
  }

  /// The time, rounded down to the minute as clocks show it, and how far from exact an approach remains.
  private func clock(_ entry: CalendarEntry) -> String {
    let time = String(entry.start.local.time.text.prefix(5))
    guard case .transit(let passage) = entry.event, entry.hit == nil, let closest = passage.closest else {
      return time
    }
    return "\(time), \(words.nearMiss(Degrees.text(closest.orb)))"
  }
}

extension CalendarEntry {
  /// Aspects in their usual order, and all else in order of time.
  fileprivate var aspectRank: Int {
    guard case .transit(let passage) = event else { return 0 }
    return AspectType.allCases.firstIndex(of: passage.aspect) ?? 0
  }
}

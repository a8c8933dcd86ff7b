import AstroChartModel
import AstroDrawing
import AstroTypesetting
import AstroWording

/// A table of events, one per row: the day, the time, symbols, words, and the natal house.
struct EventTable {
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
  private var hasHouses: Bool { document.chart.hasBirthTime }

  /// - Parameter entries: The entries in order of time.
  func table(of entries: [CalendarEntry]) -> Table {
    var columns: [Table.Column] = [
      .init(.fixed(62)), .init(.fixed(28), .right), .init(.fixed(46)), .init(.share(1)),
    ]
    var heads = [words.day, words.time, "", words.event]
    if hasHouses {
      columns.append(.init(.natural, .right))
      heads.append(words.house)
    }
    var style = type.tables
    style.leading = 13.5
    let before: [CivilDate?] = [nil] + entries.map(\.start.local.date)
    return Table(
      columns: columns, header: Table.Row(heads.map { document.text($0, type.head) }),
      rows: zip(entries, before).map { row($0, opensDay: $0.start.local.date != $1) }, style: style,
      extent: .wide)
  }

  /// A row of the table.
  ///
  /// Every row names its day, so that none at the top of a page lacks it; after the first of a day, it is
  /// faint.
  private func row(_ entry: CalendarEntry, opensDay: Bool) -> Table.Row {
    var cells = [
      document.text(day(of: entry), opensDay ? type.cell : type.faintCell),
      document.text(entry.start.clockText, type.faintCell), signs.text(of: entry),
      document.text(summary(of: entry), weight(of: entry.event)),
    ]
    if hasHouses { cells.append(document.text(house(of: entry.event), type.faintCell)) }
    return Table.Row(cells)
  }

  /// The day of an entry; one before the span is given with its year.
  private func day(of entry: CalendarEntry) -> String {
    let date = entry.start.local.date
    guard !entry.start.precedes(span.from) else { return date.shortText(in: document.language) }
    return "\(days.day(date)), \(days.weekday(date.weekday))"
  }

  private func summary(of entry: CalendarEntry) -> String {
    let summary = entry.shortSummary(in: document.language)
    guard let end = entry.end else { return summary }
    let date = end.local.date
    let isSameDay = entry.start.local.date == date
    let isSameYear = date.year == entry.start.local.date.year
    let day = isSameYear ? days.day(date) : date.shortText(in: document.language)
    return "\(summary), \(words.until(isSameDay ? end.clockText : "\(day), \(end.clockText)"))"
  }

  /// The style of an event: rare ones are strong, frequent ones faint.
  private func weight(of event: SkyEvent) -> TextStyle {
    switch event {
    case .transit(let passage) where EventTable.slow.contains(passage.transiting): type.strongCell
    case .eclipse, .station, .return: type.strongCell
    case .void: type.faintCell
    default: type.cell
    }
  }

  private static let slow: Set<Body> = [.jupiter, .saturn, .uranus, .neptune, .pluto]

  private func house(of event: SkyEvent) -> String {
    guard case .transit(let passage) = event, let house = passage.house else { return "" }
    return String(house)
  }
}

extension Moment {
  /// The time rounded down to the minute, as clocks show it.
  fileprivate var clockText: String { String(local.time.text.prefix(5)) }
}

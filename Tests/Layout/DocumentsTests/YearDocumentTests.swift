import AstroChartModel
import AstroDocuments
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroTimeline
import AstroTypesetting
import AstroWheelLayout
import AstroWording
import TestSupport
import Testing

/// A year as a document.
@Suite struct YearDocumentTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  @Test(arguments: Language.allCases, [KnownBirths.oksana, KnownBirths.oksanaWithoutTime])
  func `it keeps the rules of good setting, and lists its parts with their pages`(
    _ language: Language, birth: BirthData
  ) throws {
    let document = try bench.year(2027, of: birth, in: language).document
    for paper in [PageStyle.a4, .letter] {
      #expect(try bench.pagination(of: document, on: paper).faults(in: paper).isEmpty)
    }
    let set = try bench.set(document, on: .letter)
    #expect(set.warnings == [])
    #expect(set.pages[2].outline.map(\.level) == [1])
    let outline = set.pages.flatMap { page in page.outline.map { (level: $0.level, page: page.number) } }
    let chapters = EventIndex(try #require(document.year).entries).chapters
    #expect(
      outline.map(\.level)
        == [1, 1] + Array(repeating: 2, count: 12) + [1] + Array(repeating: 2, count: chapters.count))
    #expect(outline.map(\.page) == outline.map(\.page).sorted())
    // The contents stand on one page, and say on which pages the parts are.
    let titles = set.pages.flatMap(\.outline).map(\.title)
    let contents = set.pages[1].dump
    for (title, entry) in zip(titles, outline) {
      #expect(contents.contains("“\(title)”") && contents.contains("“\(entry.page)”"), "\(title)")
    }
  }

  @Test func `the timeline and the twelve months lie on their sides, each with its number`() throws {
    let pages = try bench.set(try bench.year(2027, of: KnownBirths.oksana, in: .en).document).pages
    let wide = pages.filter { $0.scene.size.width > $0.scene.size.height }
    #expect(wide.map(\.number) == [3] + Array(4...15))
    for page in pages { #expect(page.dump.contains("“\(page.number) of \(pages.count)”")) }
    for page in wide { #expect(page.dump.contains("picture at")) }
  }

  @Test(arguments: [(KnownBirths.oksana, 2027), (KnownBirths.oksanaWithoutTime, 1999)])
  func `every event but voids stands once in the index, with its day and time, on a few pages`(
    birth: BirthData, year: Int
  ) throws {
    let set = try bench.year(year, of: birth, in: .en)
    let facts = try #require(set.document.year)
    let entries = CalendarEntry.all(of: set.events.map { $0.told(SetYear.clock.told) }, in: set.span)
    #expect(facts.entries == entries && entries.count > 400)
    let rows = EventIndex(entries).chapters.flatMap(\.rows)
    let told = rows.flatMap(\.entries)
    let due = entries.filter { $0.event.kind != .void }
    #expect(told.count == due.count && Set(told) == Set(due))
    let words = CalendarPictureWords(.en)
    let cells = try bench.rows(of: set.document).map { $0.cells[1].replacing("\u{A0}", with: " ") }
    #expect(cells.count == rows.count)
    for entry in due {
      let (date, time) = (entry.start.local.date, entry.start.local.time.text.prefix(5))
      let isOld = entry.start.precedes(set.span.from)
      let day = isOld ? date.shortText(in: .en) : words.day(date)
      #expect(cells.contains { $0.contains("\(day) \(time)") }, "\(day) \(time)")
    }
    let pages = try bench.set(set.document).pages
    #expect(pages.count - 15 <= 6)
  }

  @Test func `a row has who moves and what is met, and the days of each aspect together`() throws {
    let rows = try bench.rows(of: try bench.year(2027, of: KnownBirths.oksana, in: .uk).document)
    let row = try #require(rows.first { $0.cells[0] == "♃\u{2009}♂" })
    #expect(row.heading == "Юпітер")
    #expect(
      row.cells[1].replacing("\u{A0}", with: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        == "☍ ℞ 8 січ. 16:02 5 лип. 07:06")
  }

  @Test func `without a time of birth that is told, and nothing that hangs on it`() throws {
    let pages = try bench.set(try bench.year(2027, of: KnownBirths.oksanaWithoutTime, in: .en).document).pages
    let words = pages.map(\.dump).joined()
    #expect(words.contains("The time of birth is not known"))
    for word in ["your Ascendant", "your Midheaven", "your Moon", "Profected", "“House”"] {
      #expect(!words.contains(word), "\(word)")
    }
  }

  @Test func `the opening pages read as their reference`() throws {
    let pages = try bench.set(try bench.year(2027, of: KnownBirths.oksana, in: .uk, theme: .dark).document)
      .pages
    expectGolden(pages.prefix(4).map(\.dump).joined(), "opening")
  }
}

extension Bench {
  /// The rows of a document's list, each with its cells and the heading that it stands below.
  fileprivate func rows(of document: ReportDocument) throws -> [(heading: String, cells: [String])] {
    let blocks = document.document(on: .a4).blocks
    var heading = ""
    var rows: [(heading: String, cells: [String])] = []
    for block in blocks {
      if case .heading(let next) = block { heading = next.text.string }
      guard case .table(let table) = block else { continue }
      rows += table.rows.map { (heading, $0.cells.map(\.string)) }
    }
    return rows
  }
}

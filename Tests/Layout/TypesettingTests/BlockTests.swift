import AstroDiagnostics
import AstroDrawing
import AstroGeometry
import TestSupport
import Testing

@testable import AstroTypesetting

@Suite struct BlockTests {
  private let typesetter = Typesetter(hyphenation: .whole, shaper: Ruler())

  private func pages(_ blocks: [Block], foot: Foot = Foot()) throws -> [Page] {
    try typesetter.pages(of: Document(blocks, foot: foot)).pages
  }

  // MARK: - Tables

  @Test func `a table that goes on says again what its columns are`() throws {
    let pages = try pages([.numbers(120)])
    #expect(pages.count == 3)
    for page in pages { #expect(page.scene.words.hasPrefix("Name Place row")) }
  }

  @Test func `every row of a table is set once, and whole`() throws {
    let words = try pages([.headline("Table"), .numbers(150)]).map(\.scene.words).joined(separator: " ")
    for row in 0..<150 { #expect(words.ranges(of: "row \(row) \(row)°").count == 1) }
  }

  @Test(arguments: [2, 5, 11])
  func `a table under twelve rows does not break, a longer one leaves five rows on either side`(rows: Int)
    throws
  {
    for before in 30..<60 {
      for (count, least) in [(rows, rows), (12 + rows, 5)] {
        let pages = try pages(Array(repeating: .text("word"), count: before) + [.numbers(count)])
        let told = pages.map { page in (0..<count).count { page.scene.words.contains("row \($0) \($0)°") } }
        #expect(told.allSatisfy { $0 == 0 || $0 >= least }, "\(before): \(told)")
      }
    }
  }

  @Test func `columns that want more than the page give in alike`() {
    let table = Table(
      columns: [.init(.fixed(300)), .init(.fixed(100))], rows: [], style: TableStyle(leading: 14.5, gap: 0))
    let lanes = table.columns(in: HorizontalSpan(x: 10, width: 200), shaper: Ruler())
    #expect(lanes == [HorizontalSpan(x: 10, width: 150), HorizontalSpan(x: 160, width: 50)])
  }

  // MARK: - Figures and columns

  @Test func `a figure taller than a page is made smaller, and that is told`() throws {
    let scene = Scene(size: Size(width: 300, height: 3_000))
    let document = try typesetter.pages(of: Document([.figure(Figure(scene, alternative: "a strip"))]))
    #expect(document.warnings.map(\.code) == [.scaled])
    #expect(document.pages.count == 1)
  }

  @Test func `columns side by side begin at one height and stay on one page`() throws {
    let columns = Columns([[.text("left")], [.text("right"), .text("below")]])
    let pages = try pages(Array(repeating: .text(Words.english), count: 7) + [.columns(columns)])
    let page = try #require(pages.last)
    let places = page.scene.allRuns.filter { ["left", "right", "below"].contains($0.0.text) }.map(\.1)
    #expect(places.count == 3)
    #expect(places[0].y == places[1].y && places[0].x < places[1].x && places[2].x == places[1].x)
  }

  // MARK: - Notes, heads and contents

  @Test func `notes stand in the margin, at the height of their paragraph, and lead to their rows`() throws {
    let note = MarginNote(StyledText("note", .small), to: .anchor("fact"))
    let page = try #require(try pages([.text(Words.english, notes: [note])]).first)
    let runs = page.scene.allRuns
    let (mark, text) = (
      try #require(runs.first { $0.0.text == "note" }), try #require(runs.dropFirst().first)
    )
    #expect(mark.1.y == text.1.y)
    #expect(mark.1.x + mark.0.advance <= PageStyle.a4.column(.measure).x - PageStyle.a4.gutter + 1e-6)
    #expect(page.dump.contains("→ fact"))
  }

  @Test func `more notes than a paragraph has lines keep the next one away`() throws {
    let notes = (0..<6).map { MarginNote(StyledText("note\($0)", .small)) }
    let page = try #require(try pages([.text("short", notes: notes), .text("next", notes: notes)]).first)
    let lines = page.scene.allRuns.filter { $0.0.text.hasPrefix("note") }.map(\.1.y)
    #expect(lines == lines.sorted() && Set(lines).count == 12)
  }

  @Test func `contents name the pages of headings, and their lines lead there`() throws {
    let style = ParagraphStyle(leading: 14.5)
    let contents = Contents(.body, style: style, leader: Stroke(.black, width: 0.4))
    var blocks: [Block] = [.contents(contents)]
    for number in 1...3 { blocks += [.newPage(NewPage()), .headline("Chapter \(number)"), .text("words")] }
    let pages = try pages(blocks)
    #expect(pages[0].scene.words == "Chapter 1 2 Chapter 2 3 Chapter 3 4")
    for number in 1...3 { #expect(pages[number].anchors["contents.\(number)"] != nil) }
  }

  @Test func `heads and feet say what they are told, and hide where a chapter begins`() throws {
    let head = StyledText("the head", .small)
    let foot = Foot(
      left: StyledText("the foot", .small), number: [.page, .text(" of "), .pageCount], numberStyle: .small)
    let opening = Block.newPage(NewPage(head: head, hidesHead: true))
    let pages = try pages([opening] + Array(repeating: .text(Words.english), count: 12), foot: foot)
    #expect(!pages[0].scene.words.contains("the head"))
    #expect(pages[1].scene.words.contains("the head the foot 2 of 2"))
  }

  @Test func `a running head too long for its line ends in an ellipsis`() throws {
    let head = StyledText(Words.english, .small)
    let pages = try pages([.newPage(NewPage(head: head)), .text("words")])
    let run = try #require(pages[0].scene.allRuns.first { $0.0.text.hasPrefix("The Midheaven") })
    #expect(run.0.text.hasSuffix("…") && run.0.advance <= PageStyle.a4.typeArea.width)
  }

  @Test func `room that is flexible takes what a page has left`() throws {
    let page = try #require(try pages([.text("above"), .flexibleSpace, .text("below")]).first)
    let below = try #require(page.scene.allRuns.first { $0.0.text == "below" })
    #expect(below.1.y > PageStyle.a4.typeArea.maxY - 14.5)
  }

  @Test func `a chapter's last page is not nearly empty where a little less room saves it`() throws {
    for count in 5...14 {
      let blocks = [Block.headline("Heading")] + Array(repeating: .text(Words.english), count: count)
      let pagination = try typesetter.paginate(Document(blocks))
      let fill = (pagination.pages.last?.depth ?? 0) / PageStyle.a4.height
      #expect(pagination.pages.count == 1 || fill > 0.25, "\(count) paragraphs: \(fill)")
    }
  }

  // MARK: - As a whole

  @Test func `a page reads as its reference`() throws {
    let item = StyledText(Words.english, .body)
    let blocks: [Block] = [
      .headline("Heading"),
      .text(Words.english, notes: [MarginNote(StyledText("☉", .small), to: .anchor("a"))]),
      .list(NumberedList([item], style: .text, numberStyle: .small)), .rule(Stroke(.black, width: 0.5)),
      .numbers(3), .figure(Figure(Scene(size: Size(square: 90)), alternative: "a square")),
      .text(Words.ukrainian, language: "uk"),
    ]
    let page = try #require(try pages(blocks, foot: Foot(numberStyle: .small)).first)
    expectGolden(page.dump, "page")
  }

  @Test func `margins that leave no room are refused`() {
    var page = PageStyle.a4
    page.margins = Insets(all: 500)
    #expect(throws: Problem.self) {
      try Typesetter(page: page, shaper: Ruler()).pages(of: Document([.text("words")]))
    }
  }

  @Test func `characters that no face has are told once`() throws {
    var ruler = Ruler()
    ruler.missing = "漢"
    let document = try Typesetter(shaper: ruler).pages(of: Document([.text("漢 one"), .text("漢 two")]))
    #expect(document.warnings.map(\.message) == ["no installed face has the characters 漢"])
  }
}

extension Scene {
  /// The words of a page as they come, with a space between runs.
  var words: String {
    allRuns.map { $0.0.text.trimmingSuffix(" ") }.joined(separator: " ")
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: Character) -> Substring {
    var text = self[...]
    while text.last == suffix { text = text.dropLast() }
    return text
  }
}

import AstroDrawing
import TestSupport
import Testing

@testable import AstroTypesetting

/// How deep pages are: none nearly empty at the end, none more than a line too deep.
@Suite struct PageDepthTests {
  private let typesetter = Typesetter(hyphenation: .whole, shaper: Ruler())

  /// Lines of text that each are a paragraph of their own, as a column of names.
  private func lines(_ count: Int) -> Document {
    let style = ParagraphStyle(leading: 14.5)
    return Document(
      (0..<count).map { .paragraph(Paragraph(StyledText("line \($0)", .body), style: style)) })
  }

  private var linesOfPage: Int { Int((typesetter.page.height / 14.5 + 1e-6).rounded(.down)) }

  @Test func `one line too many goes onto the page before`() throws {
    let full = linesOfPage
    #expect(try typesetter.paginate(lines(full)).pages.count == 1)
    let long = try typesetter.paginate(lines(full + 1))
    #expect(long.pages.count == 1)
    #expect(long.faults(in: typesetter.page) == [])
    #expect(try typesetter.paginate(lines(full + 2)).pages.count == 2)
  }

  @Test func `a page is not longer where nothing is won by it`() throws {
    let pages = try typesetter.paginate(lines(linesOfPage * 2 + linesOfPage / 2)).pages
    #expect(pages.count == 3)
    for page in pages { #expect(page.depth <= typesetter.page.height + 1e-6) }
  }

  @Test(arguments: 1...24)
  func `however long a text, its last page is well begun`(excess: Int) throws {
    for whole in 1...3 {
      let pagination = try typesetter.paginate(lines(whole * linesOfPage + excess))
      #expect(pagination.faults(in: typesetter.page) == [])
      if pagination.pages.count > whole {
        #expect((pagination.pages.last?.depth ?? 0) > typesetter.page.height / 4)
      }
    }
  }

  @Test func `a last page with a few lines is a fault`() throws {
    var pagination = try typesetter.paginate(lines(linesOfPage * 2))
    #expect(pagination.pages.count == 2)
    pagination.pages[1].depth = 40
    #expect(pagination.faults(in: typesetter.page) == [.nearlyEmpty(page: 2)])
    pagination.pages[1].depth = typesetter.page.height + 16
    #expect(pagination.faults(in: typesetter.page) == [.overfull(page: 2)])
  }

  @Test func `a table of natural columns is as wide as its words, and so are its lines`() throws {
    let row = Table.Row([StyledText("1", .small), StyledText("18°18′", .small)])
    let style = TableStyle(leading: 14.5, gap: 9, rule: Stroke(.black, width: 0.5))
    let table = Table(
      columns: [.init(.natural), .init(.natural, .right)], header: row, rows: [row, row], style: style)
    let pieces = try typesetter.paginate(Document([.table(table)])).pages[0].pieces.map(\.piece)
    let words = row.cells.map { Ruler().shape($0).advance }
    for piece in pieces { #expect(abs(piece.column.width - words.reduce(9, +)) < 0.1) }
  }
}

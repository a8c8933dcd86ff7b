import AstroGeometry
import AstroSvitla
import Testing

@testable import AstroCommandKit

/// Whatever kind of block a text stands in, its setting takes time in proportion to it.
@Suite struct PageGrowthTests {
  /// A page with so few characters a line that even short texts have many lines.
  private static let page: PageStyle = {
    var page = PageStyle.a4
    (page.size, page.measure) = (Size(width: 260, height: page.size.height), 60)
    return page
  }()
  private static let style = TextStyle(.vollkorn, size: 10, color: .black)

  private static func document(_ kind: String, _ words: String, language: String) -> Document {
    let text = StyledText(words, style, language: language)
    let setting = ParagraphStyle(leading: 14)
    let ragged = ParagraphStyle(leading: 14, alignment: .left)
    let rule = Stroke(.black, width: 1)
    switch kind {
    case "paragraph": return Document([.paragraph(Paragraph(text, style: setting))])
    case "ragged paragraph": return Document([.paragraph(Paragraph(text, style: ragged))])
    case "heading": return Document([.heading(Heading(1, text, style: ragged))])
    case "list": return Document([.list(NumberedList([text], style: setting, numberStyle: style))])
    case "note":
      return Document([
        .paragraph(Paragraph(StyledText("a", style), style: setting, notes: [MarginNote(text)]))
      ])
    case "cells":
      let columns: [Table.Column] = [.init(.natural), .init(.share(1)), .init(.fixed(20))]
      let row = Table.Row([text, text, text])
      return Document([
        .table(Table(columns: columns, header: row, rows: [row], style: TableStyle(leading: 14, rule: rule)))
      ])
    case "contents":
      return Document([
        .contents(Contents(style, style: ragged, leader: rule)), .heading(Heading(1, text, style: ragged)),
      ])
    case "head":
      let page = Block.newPage(NewPage(head: text, label: words))
      return Document(
        [page] + Array(repeating: .paragraph(Paragraph(StyledText("a", style), style: setting)), count: 300),
        foot: Foot(left: text, numberStyle: style))
    default:
      return Document([.columns(Columns([[.paragraph(Paragraph(text, style: setting))], []]))])
    }
  }

  @Test(arguments: HostileText.allCases)
  func `blocks`(alphabet: HostileText) throws {
    let fonts = try FontBook()
    let typesetter = Typesetter(
      page: Self.page, hyphenation: HyphenationFolder.customary.hyphenation(), shaper: fonts)
    let kinds = [
      "paragraph", "ragged paragraph", "heading", "list", "note", "cells", "contents", "head", "columns",
    ]
    for kind in kinds {
      // Short texts are remembered by their shapes, so only longer ones are shaped whenever they are set.
      Growth(smallest: 128).expectLinear(kind) { size in
        let language = alphabet == .ukrainianWord ? "uk" : "en"
        let document = Self.document(kind, alphabet.text(size), language: language)
        return { _ = try? typesetter.pages(of: document) }
      }
    }
  }

  @Test func `rows of a table and lines of contents`() throws {
    let typesetter = Typesetter(page: Self.page, shaper: try FontBook())
    let text = StyledText("a", Self.style)
    Growth(largest: 1 << 12).expectLinear("rows") { size in
      let rows = Array(repeating: Table.Row([text, text]), count: size)
      let table = Table(
        columns: [.init(.natural), .init(.share(1))], header: rows[0], rows: rows,
        style: TableStyle(leading: 14))
      let document = Document([.table(table)])
      return { _ = try? typesetter.pages(of: document) }
    }
    Growth(largest: 1 << 12).expectLinear("headings") { size in
      let heading = Block.heading(Heading(1, text, style: ParagraphStyle(leading: 14)))
      let contents = Block.contents(
        Contents(Self.style, style: ParagraphStyle(leading: 14), leader: Stroke(.black, width: 1)))
      let document = Document([contents] + Array(repeating: heading, count: size))
      return { _ = try? typesetter.pages(of: document) }
    }
  }
}

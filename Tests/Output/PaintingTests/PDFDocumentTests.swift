import AstroDiagnostics
import AstroDrawing
import AstroGeometry
import AstroPDFAmending
import AstroShaping
import PictureSupport
import Testing

@testable import AstroPainting

@Suite struct PDFDocumentTests {
  let fonts: FontBook
  let renderer: Renderer

  init() throws {
    fonts = try FontBook()
    renderer = Renderer(fonts: fonts)
  }

  @Test func `a document without pages is refused`() {
    let document = PrintDocument(pages: [], info: DocumentInfo(title: "none"))
    #expect(throws: Problem.self) { try renderer.pdf(document) }
  }

  @Test func `an outline in a document that cannot be drawn does not end the process`() {
    // A map without an inverse is an error to cairo.
    let flat = Scene.Group(
      "flat", transform: Affine(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0),
      items: [.fill(Path(circle: .origin, radius: 5), Paint(.black))])
    let page = Scene(size: Size(square: 50), items: [.group(flat)])
    let document = PrintDocument(
      pages: [.init(page)], outline: [.init("Title", page: 0)], info: DocumentInfo(title: "flat"))
    #expect(throws: Problem.self) { try renderer.pdf(document) }
  }

  @Test(.asks(.qpdf)) func `odd titles, labels, entries and places make a sound file`() throws {
    let odd = "(a\\'b)]>> endobj\u{0}\n /S /Figure\u{202E}☉\u{FFFF}"
    var page = Scene(size: Size(square: 100))
    page.anchor(odd, at: .origin)
    page.anchor(odd, at: Point(x: 5, y: 5))
    page.link(Rect(x: 0, y: 0, width: 5, height: 5), to: .anchor(odd))
    page.link(Rect(x: 0, y: 9, width: 5, height: 5), to: .anchor("nowhere"))
    page.link(Rect(x: 0, y: 20, width: 5, height: 5), to: .web("file:///etc/passwd"))
    page.group(odd, role: .figure(alternative: odd)) { $0.fill(Path(circle: .origin, radius: 5), .black) }
    let info = DocumentInfo(
      title: odd, author: odd, subject: odd, keywords: [odd], language: odd, description: odd)
    let entries = [
      PrintDocument.OutlineEntry(odd, level: 7, page: 0), .init(odd, level: -1, page: 0), .init(odd, page: 9),
    ]
    let pdf = try renderer.pdf(PrintDocument(pages: [.init(page, label: odd)], outline: entries, info: info))
    let checked = try Peer.qpdf.run("--check", "%", on: pdf)
    #expect(checked.status == 0)
    #expect(checked.complaints.isEmpty)
    let source = String(decoding: pdf, as: UTF8.self)
    #expect(source.matches(of: #//Subtype /Link/#).count == 1)
    #expect(!source.contains("passwd"))
    #expect(source.matches(of: #//Alt /#).count == 1)
  }

  @Test(.asks(.pdfinfo)) func `a link over two lines is one link with two places`() throws {
    var page = Scene(size: Size(square: 200))
    page.group("p", role: .paragraph) { paragraph in
      paragraph.group("a", role: .link) { link in
        for y in [20.0, 40] {
          link.place(fonts.shape("line", TextStyle(.inter, size: 10, color: .black)), at: Point(x: 10, y: y))
          link.link(Rect(x: 10, y: y - 8, width: 30, height: 10), to: .web("https://example.org"))
        }
      }
    }
    let source = String(decoding: try renderer.pdf(page, info: DocumentInfo(title: "link")), as: UTF8.self)
    #expect(source.matches(of: #//Subtype /Link/#).count == 1)
    let rects = source.split(separator: "\n").filter {
      $0.contains("/Rect [") || $0.contains("/QuadPoints [")
    }
    #expect(
      rects == [
        "   /QuadPoints [ 10 188 40 188 40 178 10 178 10 168 40 168 40 158 10 158 ]",
        "   /Rect [ 10 158 40 188 ]",
      ])
  }

  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (951_782_400, "2000-02-29T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
      (4_107_542_399, "2100-02-28T23:59:59Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
      (-62_135_596_800, "0001-01-01T00:00:00Z"),
    ])
  func `dates are those of the civil calendar`(seconds: Int, iso: String) {
    #expect(PDFDate(secondsSince1970: seconds).iso == iso)
    #expect(PDFDate(secondsSince1970: seconds).pdf == "D:" + iso.filter(\.isNumber) + "Z")
  }
}

import AstroDrawing
import AstroGeometry
import AstroShaping
import AstroSvitla
import PictureSupport
import Testing

@testable import AstroPDFAmending
@testable import AstroPainting

@Suite struct PDFStructureTests {
  let fonts: FontBook
  let booklet: [UInt8]

  init() throws {
    fonts = try FontBook()
    booklet = try Renderer(fonts: fonts).pdf(Booklet.document(fonts))
  }

  /// The file as text; its objects are not compressed, only their streams are.
  private var source: String { String(decoding: booklet, as: UTF8.self) }

  private func structure(of pdf: [UInt8]) throws -> [String] {
    try Peer.pdfinfo.run("-struct", "%", on: pdf).text.split(separator: "\n")
      // Attributes, such as the box of a figure, stand on lines of their own.
      .filter { !$0.trimmingPrefix { $0 == " " }.hasPrefix("/") }
      .map {
        // An element with attributes ends in a colon.
        String($0.prefix { $0 == " " })
          + ($0.split { $0 == " " || $0 == ":" }.first.map(String.init) ?? "")
      }
  }

  @Test(.asks(.qpdf, .mutool, .pdftoppm)) func `three readers open every kind of document without a word`()
    throws
  {
    let renderer = Renderer(fonts: fonts)
    let empty = Scene(size: Size(square: 10))
    let documents = [
      booklet, try renderer.pdf(Specimen.scene(fonts), info: Specimen.info),
      try renderer.pdf(empty, info: DocumentInfo(title: "")),
      try renderer.pdf(
        PrintDocument(pages: [.init(empty), .init(empty)], info: DocumentInfo(title: "blank"))),
    ]
    for pdf in documents {
      let checked = try Peer.qpdf.run("--check", "%", on: pdf)
      #expect(checked.status == 0)
      #expect(checked.complaints.isEmpty)
      let drawn = try Peer.pdftoppm.run("-r", "20", "-png", "%", on: pdf)
      #expect(drawn.status == 0 && drawn.complaints.isEmpty)
      let shown = try Peer.mutool.run("show", "%", "trailer", on: pdf)
      #expect(shown.status == 0 && shown.complaints.isEmpty)
    }
  }

  @Test(.asks(.pdftoppm)) func `another program draws the same picture`() throws {
    let scene = Specimen.scene(fonts)
    let pdf = try Renderer(fonts: fonts).pdf(scene, info: Specimen.info)
    let theirs = try Peer.pdftoppm.run("-r", "144", "-png", "%", on: pdf)
    let ours = try Picture(png: Renderer(fonts: fonts).png(scene, pixelWidth: 800, info: Specimen.info))
    let difference = try ours.difference(from: Picture(png: Array(theirs.output)))
    // Poppler bends thin lines to its pixels; more than those would be another picture.
    #expect(difference.notable < ours.pixels.count / 50, "\(difference)")
  }

  @Test(.asks(.pdfinfo)) func `elements are in each other as the groups are, and go on over pages`() throws {
    let expected = """
      Document
        Sect
          H1
          Figure
          P
            Span
            Link
              Object
            Span
            Link
              Object
            Span
          Table
            TR
              TH
              TD
            TR
              TH
              TD
            TR
              TH
              TD
          P
      """
    #expect(try structure(of: booklet) == expected.split(separator: "\n").map(String.init))
  }

  @Test(.asks(.pdfinfo)) func `no words of the structure are lost, and running heads are none of it`() throws
  {
    let text = try Peer.pdfinfo.run("-struct-text", "%", on: booklet).text
    for words in [
      "Кар’єра", "See the ", "last page", "web", ". Сонце в дев’ятому", "☉ 25°11′ ♈", "The end, mar-",
    ] {
      #expect(text.contains("\"\(words)\""))
    }
    #expect(!text.contains("running"))
  }

  @Test(.asks(.pdfinfo)) func `a picture without roles is one figure in a document`() throws {
    let pdf = try Renderer(fonts: fonts).pdf(Specimen.scene(fonts), info: Specimen.info)
    #expect(try structure(of: pdf) == ["Document", "  Figure"])
    #expect(String(decoding: pdf, as: UTF8.self).contains("/Alt (Rings, veils and words"))
  }

  @Test(.asks(.pdfinfo)) func `the description is all there`() throws {
    let info = try Peer.pdfinfo.run("%", on: booklet).text
    for line in [
      "Title:           Оксана · «Кар’єра» & <more>", "Keywords:        натал, wheel", "Tagged:          yes",
      "Author:          AstroSvitla", "Subject:         A booklet", "Pages:           2",
    ] {
      #expect(info.contains(line))
    }
    let metadata = try Peer.pdfinfo.run("-meta", "%", on: booklet).text
    #expect(metadata.contains("Оксана · «Кар’єра» &amp; &lt;more&gt;"))
    #expect(metadata.contains("<xmp:CreateDate>2023-11-14T22:13:20Z</xmp:CreateDate>"))
  }

  @Test func `language, title bar, dates and identifier are in the file`() {
    #expect(source.contains("/Lang (uk)"))
    #expect(source.contains("/ViewerPreferences << /DisplayDocTitle true >>"))
    #expect(source.contains("/MarkInfo << /Marked true >>"))
    #expect(source.contains("/CreationDate (D:20231114221320Z)"))
    #expect(source.contains(#//ID \[ <[0-9a-f]{32}> <[0-9a-f]{32}> \]/#))
    #expect(
      source.matches(of: #//CIDToGIDMap /Identity/#).count == source.matches(of: #/CIDFontType2/#).count)
  }

  @Test func `everything drawn on a page is a part of the structure, or an artifact`() throws {
    let file = try #require(PDFFile(booklet))
    let pages = file.objects.filter { $0.type == "Page" }
    #expect(pages.count == 2)
    for page in pages {
      let stream = try #require(page.dictionary["Contents"]?.reference.flatMap { file[$0]?.stream })
      let content = try #require(ZlibCoder().inflated(stream, limit: 1 << 20))
      // Marking once more changes nothing where nothing is left unmarked.
      #expect(ArtifactMarking.marked(content[...], furniture: [:]) == content)
      let words = String(decoding: content, as: UTF8.self)
      #expect(words.contains("/Artifact << /Type /Pagination /Subtype /Header >> BDC"))
    }
    #expect(!source.contains("/NonStruct"))
  }

  @Test func `without a date there is none at all`() throws {
    var info = Booklet.info
    info.createdAt = nil
    let pdf = try Renderer(fonts: fonts).pdf(Booklet.document(fonts, info: info))
    let source = String(decoding: pdf, as: UTF8.self)
    #expect(!source.contains("Date"))
  }

  @Test func `links lie where their group stands and are printed`() {
    #expect(source.contains("/Rect [ 70 218 120 230 ]"))
    #expect(source.contains("/Rect [ 160 218 190 230 ]"))
    #expect(source.contains("/URI (https://example.org/a'b)"))
    #expect(source.matches(of: #//Subtype /Link/#).count == source.matches(of: #//F 4/#).count)
  }

  @Test func `page labels, outline and places are named`() {
    #expect(source.contains("<< /P (i) >>"))
    #expect(source.contains("/Title (The end)"))
    #expect(source.contains(#//Dest \[\d+ 0 R /XYZ 0 360 0\]/#))
    #expect(source.contains(#/_27end_27\) \[\d+ 0 R /XYZ 20 210 0\]/#))
  }
}

import AstroDrawing
import AstroGeometry
import AstroPainting
import AstroShaping
import AstroSvitla
import PictureSupport
import Testing

@Suite(.asks(.pdftotext)) struct PDFTextTests {
  let fonts: FontBook
  init() throws { fonts = try FontBook() }

  /// What a reader gets who copies all of a page of some lines.
  private func copied(_ lines: [String], _ style: TextStyle, language: String) throws -> String {
    var scene = Scene(size: Size(width: 300, height: 200))
    scene.group("paragraph", role: .paragraph) { paragraph in
      for (index, line) in lines.enumerated() {
        let place = Point(x: 20, y: 30 + 14 * Double(index))
        paragraph.place(fonts.shape(line, style, language: language), at: place)
      }
    }
    let pdf = try Renderer(fonts: fonts).pdf(scene, info: DocumentInfo(title: "text", language: language))
    let answer = try Peer.pdftotext.run("%", "-", on: pdf)
    #expect(answer.status == 0 && answer.complaints.isEmpty)
    return answer.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(
    arguments: [
      ("en", "The office’s “first” fjord – a conflict of waffles"),
      ("uk", "Об’єкт «під’їзду» їхав у ґанок — 1990 р."),
      ("en", "☉ 25°11′ ♈ · ☽ ☌ ♃ ℞ 3°02′14″ ♉"), ("uk", "Сонце ☉ у знаку ♈ Овна, △ до Місяця ☽"),
    ], [Face.vollkorn, .vollkornItalic, .inter, .interBold])
  func `words are copied as they were given`(text: (String, String), face: Face) throws {
    let style = TextStyle(face, size: 11, color: .black, figures: .tabular)
    #expect(try copied([text.1], style, language: text.0) == text.1)
  }

  @Test func `small capitals and old figures are copied as plain letters`() throws {
    let style = TextStyle(
      .vollkorn, size: 11, color: .black, figures: .oldStyle, smallCaps: true, tracking: 0.05)
    #expect(try copied(["Капітель and 1990"], style, language: "uk") == "Капітель and 1990")
  }

  @Test func `a word parted at the end of a line is whole again`() throws {
    let style = TextStyle(.vollkorn, size: 11, color: .black)
    let english = ["A long mar-", "riage of true minds"]
    #expect(try copied(english, style, language: "en") == "A long marriage of true minds")
    let ukrainian = ["Довге подруж-", "жя двох людей"]
    #expect(try copied(ukrainian, style, language: "uk") == "Довге подружжя двох людей")
  }

  @Test func `what cannot be seen is not copied`() throws {
    let style = TextStyle(.vollkorn, size: 11, color: .black)
    let text = "ca\u{AD}reer\u{202E} \u{0}of\u{7F}\tAnn"
    #expect(try copied([text], style, language: "en") == "career of Ann")
  }

  @Test func `a character without a glyph is still copied as itself`() throws {
    let style = TextStyle(.inter, size: 11, color: .black)
    let text = try copied(["a\u{10FFFD}b? c?"], style, language: "en")
    #expect(text == "a\u{10FFFD}b? c?")
  }

  private static func covers(_ text: String) -> Bool {
    (try? FontBook())?.shape(text, TextStyle(.inter, size: 12, color: .black)).missing.isEmpty == true
  }

  @Test(.enabled("no Hebrew or Japanese face") { covers("שלום山田太郎") })
  func `names in other scripts are copied in reading order`() throws {
    let style = TextStyle(.inter, size: 11, color: .black)
    for name in ["דוד", "山田太郎"] {
      let letters = try copied([name], style, language: "en").filter(\.isLetter)
      #expect(letters == name)
    }
  }

  @Test(.asks(.pdffonts)) func `a face used in many sizes and colors is embedded once for each alphabet`()
    throws
  {
    var scene = Scene(size: Size(square: 200))
    for index in 1...8 {
      let style = TextStyle(.inter, size: Double(index) + 4, color: Color(UInt32(index) * 3000))
      scene.place(fonts.shape("Sun Сонце", style), at: Point(x: 10, y: 20 * Double(index)))
    }
    let pdf = try Renderer(fonts: fonts).pdf(scene, info: DocumentInfo(title: "fonts"))
    let lines = try Peer.pdffonts.run("%", on: pdf).text.split(separator: "\n").dropFirst(2)
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.contains("+Inter-Regular") && $0.contains("yes yes yes") })
  }
}

import AstroDrawing
import AstroGeometry
import AstroShaping
import PictureSupport
import Testing

@Suite struct ShapingTests {
  let fonts: FontBook
  init() throws { fonts = try FontBook() }

  static let words = [
    "Sun", "office fjord AVAST", "Оксана Їжакевич", "«під’їзд», ґанок — 1990", "☉ 25°11′ ♈ · ☽ ☌ ♃",
    "e\u{301}tude", "",
    " ", "a\tb\nc",
  ]
  static let faces = Face.shipped.filter { $0 != .symbols }

  @Test(arguments: faces, words)
  func `runs in a row say the very text`(face: Face, text: String) {
    let shaped = fonts.shape(text, TextStyle(face, size: 12, color: .black))
    #expect(shaped.runs.map(\.text).joined() == text)
  }

  @Test(arguments: faces, words)
  func `clusters rise from the start of a run and begin characters`(face: Face, text: String) {
    for run in fonts.shape(text, TextStyle(face, size: 12, color: .black)).runs {
      let clusters = run.glyphs.map(\.cluster)
      #expect(clusters == clusters.sorted())
      #expect(clusters.first == 0)
      #expect(Set(clusters).isSubset(of: run.characterStarts))
    }
  }

  @Test(arguments: words)
  func `every measure grows with the size`(text: String) {
    let small = fonts.shape(text, TextStyle(.vollkorn, size: 8, color: .black))
    let large = fonts.shape(text, TextStyle(.vollkorn, size: 80, color: .black))
    #expect(abs(large.advance - small.advance * 10) < 1e-6)
    #expect(abs(large.inkBounds.width - small.inkBounds.width * 10) < 1e-6)
    #expect(abs(large.ascent - small.ascent * 10) < 1e-6)
  }

  @Test(arguments: faces)
  func `plain letters keep within ascent and descent`(face: Face) {
    let shaped = fonts.shape("Hamburgefonstiv Ґанок, фіїщ", TextStyle(face, size: 10, color: .black))
    #expect(-shaped.inkBounds.minY <= shaped.ascent)
    #expect(shaped.inkBounds.maxY <= shaped.descent)
    #expect(shaped.inkBounds.minX > -2)
    #expect(shaped.inkBounds.maxX < shaped.advance + 2)
  }

  @Test func `ink is that of the outlines, not of the advances`() {
    let minus = fonts.shape("–", TextStyle(.inter, size: 100, color: .black))
    #expect(minus.inkBounds.height < 15)
    #expect(minus.inkBounds.minY < -20)
    #expect(fonts.shape(" ", TextStyle(.inter, size: 100, color: .black)).inkBounds.isEmpty)
    #expect(fonts.shape(" ", TextStyle(.inter, size: 100, color: .black)).advance > 10)
  }

  @Test(arguments: words)
  func `shaping again, and with a book of its own, gives the same`(text: String) throws {
    let style = TextStyle(.vollkornItalic, size: 11, color: .black, figures: .oldStyle, tracking: 0.02)
    let first = fonts.shape(text, style, language: "uk")
    #expect(fonts.shape(text, style, language: "uk") == first)
    #expect(try FontBook().shape(text, style, language: "uk") == first)
  }

  @Test func `spans of one style are shaped as one, spans of two are not`() {
    let style = TextStyle(.vollkorn, size: 10, color: .black)
    let red = TextStyle(.vollkorn, size: 10, color: Color(0xFF0000))
    let whole = fonts.shape("AVAVA", style)
    #expect(fonts.shape(StyledText([.init("AV", style), .init("AVA", style)])) == whole)
    let parted = fonts.shape(StyledText([.init("AV", style), .init("AVA", red)]))
    #expect(parted.runs.map(\.text) == ["AV", "AVA"])
    #expect(parted.runs.map(\.color) == [.black, Color(0xFF0000)])
  }

  @Test func `nothing harmful in a text breaks a promise`() {
    var random = SplitMix64(seed: 1)
    for round in 0..<400 {
      let text = RandomText.make(1 + round % 24, using: &random)
      let shaped = fonts.shape(text, TextStyle(Self.faces[round % 10], size: 12, color: .black))
      #expect(shaped.runs.map(\.text).joined().utf8.sorted() == text.utf8.sorted())
      #expect(shaped.advance.isFinite && shaped.advance >= 0)
      for run in shaped.runs {
        let clusters = run.isRightToLeft ? run.glyphs.map(\.cluster).reversed() : run.glyphs.map(\.cluster)
        #expect(clusters == clusters.sorted())
        #expect(clusters.first == 0 || clusters.isEmpty)
        #expect(Set(clusters).isSubset(of: run.characterStarts))
      }
    }
  }
}

extension GlyphRun {
  /// Where the characters of the run's text begin, in bytes.
  var characterStarts: Set<Int> {
    Set(text.unicodeScalars.indices.map { text.utf8.distance(from: text.startIndex, to: $0) })
  }
}

import AstroDrawing
import AstroGeometry
import AstroShaping
import Testing

@Suite struct FaceChoiceTests {
  let fonts: FontBook
  let style = TextStyle(.vollkorn, size: 12, color: .black)
  init() throws { fonts = try FontBook() }

  @Test func `astrological signs are ours in every text`() {
    for sign in "☉☽☿♀♂♃♄♅♆♇♈♉♊♋♌♍♎♏♐♑♒♓☌☍△□⚹⚻⚺∠⚼☊☋⚷⚸⚳⚴⚵⚶⯛⊗℞" {
      for face in [Face.vollkorn, .interBold] {
        let shaped = fonts.shape("a \(sign) b", TextStyle(face, size: 12, color: .black))
        #expect(shaped.runs.map(\.face) == [face, .symbols, face])
        #expect(shaped.missing.isEmpty)
      }
    }
  }

  @Test(arguments: [
    "\u{FE0E}", "\u{FE0F}", "\u{200D}", "\u{200B}", "\u{FEFF}", "\u{202E}", "\u{0}", "\u{1B}", "\u{AD}",
  ])
  func `what cannot be seen leaves no glyph, and nothing is missing`(invisible: String) {
    for text in ["♀", "a", "Ж"] {
      let plain = fonts.shape(text, style)
      for mixed in [text + invisible, text + invisible + invisible] {
        let shaped = fonts.shape(mixed, style)
        #expect(shaped.runs.flatMap(\.glyphs).map(\.id) == plain.runs.flatMap(\.glyphs).map(\.id))
        #expect(abs(shaped.advance - plain.advance) < 1e-9)
        #expect(shaped.missing.isEmpty)
      }
    }
  }

  @Test func `an override in a name does not turn the words after it`() {
    let shaped = fonts.shape("Ann\u{202E} Lee · career", style)
    #expect(shaped.runs.allSatisfy { !$0.isRightToLeft })
    #expect(shaped.advance == fonts.shape("Ann Lee · career", style).advance)
  }

  @Test func `ends of lines and tabulators are blanks`() {
    let blanks = fonts.shape("a b c d", style)
    #expect(fonts.shape("a\tb\nc\rd", style).runs.map(\.glyphs) == blanks.runs.map(\.glyphs))
    #expect(fonts.shape("a\u{2028}b\u{85}c", style).missing.isEmpty)
  }

  @Test func `a letter and its mark look like the letter that is both`() {
    #expect(fonts.shape("и\u{306}", style).inkBounds == fonts.shape("й", style).inkBounds)
    #expect(fonts.shape("і\u{308}", style).runs.map(\.face) == [.vollkorn])
  }

  @Test func `a character that nobody has is told once and stands as a question mark`() {
    let shaped = fonts.shape("x\u{10FFFD}y\u{10FFFD}\u{10FFFC}", style)
    #expect(shaped.missing == "\u{10FFFD}\u{10FFFC}")
    let marks = fonts.shape("x?y??", style).runs.flatMap(\.glyphs).map(\.id)
    #expect(shaped.runs.flatMap(\.glyphs).map(\.id) == marks)
    #expect(shaped.runs.map(\.text).joined() == "x\u{10FFFD}y\u{10FFFD}\u{10FFFC}")
  }

  @Test func `a symbol style sets letters in a face that has them`() {
    let shaped = fonts.shape("☉5", TextStyle(.symbols, size: 12, color: .black))
    #expect(shaped.runs.map(\.face) == [.symbols, .inter])
  }
}

import AstroDrawing
import AstroGeometry
import AstroShaping
import Testing

@Suite struct StyleTests {
  let fonts: FontBook
  init() throws { fonts = try FontBook() }

  @Test(arguments: [Face.vollkorn, .vollkornBold, .inter, .interMedium])
  func `tabular figures are all of one width`(face: Face) {
    let style = TextStyle(face, size: 10, color: .black, figures: .tabular)
    let widths = (0...9).map { fonts.shape("\($0)", style).advance }.sorted()
    // Inter's bolder fours are narrower by 2/1000 em at most, a slip of the font.
    #expect((widths.last ?? 10) - (widths.first ?? 0) <= 0.02)
  }

  @Test func `lining figures are of different widths`() {
    let style = TextStyle(.inter, size: 10, color: .black, figures: .lining)
    #expect(fonts.shape("1", style).advance < fonts.shape("0", style).advance)
  }

  @Test func `lining figures stand as tall as capitals and old ones do not`() {
    let lining = fonts.shape("1", TextStyle(.vollkorn, size: 100, color: .black)).inkBounds
    let old = fonts.shape("1", TextStyle(.vollkorn, size: 100, color: .black, figures: .oldStyle)).inkBounds
    #expect(lining.height > 60)
    #expect(old.height < lining.height * 0.8)
  }

  @Test(arguments: ["capitals", "капітель"])
  func `small capitals are taller than small letters and end on the baseline`(text: String) {
    let plain = fonts.shape(text, TextStyle(.vollkorn, size: 100, color: .black))
    let small = fonts.shape(text, TextStyle(.vollkorn, size: 100, color: .black, smallCaps: true))
    #expect(small.runs != plain.runs)
    #expect(small.inkBounds.maxY < plain.inkBounds.maxY)
    #expect(small.runs.map(\.text).joined() == text)
  }

  @Test func `tracking adds space behind each letter and parts ligatures`() {
    let plain = fonts.shape("office", TextStyle(.vollkorn, size: 10, color: .black))
    let tracked = fonts.shape("office", TextStyle(.vollkorn, size: 10, color: .black, tracking: 0.1))
    #expect(plain.runs.flatMap(\.glyphs).count < 6)
    #expect(tracked.runs.flatMap(\.glyphs).count == 6)
    let farther = fonts.shape("office", TextStyle(.vollkorn, size: 10, color: .black, tracking: 0.2))
    #expect(abs(farther.advance - tracked.advance - 6) < 1e-9)
  }

  @Test func `a mark gets no space of its own`() {
    let style = TextStyle(.inter, size: 10, color: .black, tracking: 1)
    #expect(abs(fonts.shape("x\u{302}", style).advance - fonts.shape("x", style).advance) < 0.01)
  }

  @Test func `every face has all letters of both languages`() {
    let letters = "абвгґдеєжзиіїйклмнопрстуфхцчшщьюяАБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ’«»—–№°′″…0123456789"
    let latin = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ“”‘’"
    for face in Face.shipped where face != .symbols {
      let shaped = fonts.shape(letters + latin, TextStyle(face, size: 10, color: .black))
      #expect(shaped.missing.isEmpty)
      #expect(Set(shaped.runs.map(\.face)) == [face])
    }
  }
}

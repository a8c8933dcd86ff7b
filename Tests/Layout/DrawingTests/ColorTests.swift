import AstroDrawing
import TestSupport
import Testing

@Suite struct ColorTests {
  @Test(arguments: 0..<200)
  func `a color comes back from its hexadecimal form`(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let opacity = dice.happens(0.5) ? 1 : Double(dice.whole(in: 0...254)) / 255
    let color = Color(UInt32(dice.whole(in: 0...0xFFFFFF)), opacity: opacity)
    #expect(try #require(Color(hex: color.hex)) == color)
    #expect(color.hex.count == (opacity == 1 ? 7 : 9))
  }

  @Test(arguments: ["", "#", "123456", "#12345", "#1234567", "#GG0000", "#+12345", "# 12345", "#١٢٣٤٥٦"])
  func `nothing else is a color`(text: String) {
    #expect(Color(hex: text) == nil)
  }

  @Test func `small letters are read, capitals written`() {
    #expect(Color(hex: "#0f0f23")?.hex == "#0F0F23")
  }

  @Test(arguments: 0..<50)
  func `contrast is the same both ways, between 1 and 21`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let (a, b) = (Color.random(&dice), Color.random(&dice))
    #expect(abs(a.contrast(on: b) - b.contrast(on: a)) < 1e-9)
    #expect((1...21).contains(a.contrast(on: b)))
    #expect(a.contrast(on: a) == 1)
  }

  @Test func `contrasts are those of the guidelines`() {
    #expect(abs(Color.black.contrast(on: .white) - 21) < 1e-9)
    #expect(abs(Color(0x767676).contrast(on: .white) - 4.54) < 0.005)
    #expect(Color(0x777777).contrast(on: .white) < 4.5)
  }

  @Test(arguments: 0..<50)
  func `what lets more through shows more of the ground`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let (ink, ground) = (Color.random(&dice), Color.random(&dice))
    #expect(ink.over(ground) == ink)
    #expect(ink.opacity(0).over(ground) == ground)
    // Among colors whose parts move opposite ways a blend may pass the ground's brightness; black never does.
    let contrasts = [0.1, 0.4, 0.7, 1].map { Color.black.opacity($0).contrast(on: ground) }
    #expect(contrasts == contrasts.sorted())
  }
}

extension Color {
  static func random(_ dice: inout SeededGenerator) -> Color { Color(UInt32(dice.whole(in: 0...0xFFFFFF))) }
}

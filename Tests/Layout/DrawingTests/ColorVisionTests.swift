import AstroDrawing
import TestSupport
import Testing

@Suite struct ColorVisionTests {
  @Test func `white is white and black is black to the eye`() {
    let (white, black) = (Color.white.lab, Color.black.lab)
    #expect(abs(white.lightness - 100) < 0.01 && abs(white.a) < 0.02 && abs(white.b) < 0.02)
    #expect(abs(black.lightness) < 0.01)
  }

  /// Computed from the definition by hand, to the hundredth: the three primaries of sRGB.
  @Test(arguments: [
    (UInt32(0xFF0000), 53.24, 80.09, 67.20), (0x00FF00, 87.73, -86.18, 83.18),
    (0x0000FF, 32.30, 79.19, -107.86),
  ])
  func `the primaries are where they are known to be`(
    rgb: UInt32, lightness: Double, a: Double, b: Double
  ) {
    let lab = Color(rgb).lab
    #expect(abs(lab.lightness - lightness) < 0.02)
    #expect(abs(lab.a - a) < 0.03 && abs(lab.b - b) < 0.03)
  }

  @Test(arguments: ColorVision.allCases)
  func `grays look alike to everyone`(vision: ColorVision) {
    for gray in stride(from: UInt32(0), through: 255, by: 15) {
      let color = Color(gray << 16 | gray << 8 | gray)
      #expect(color.seen(with: vision).difference(from: color) < 0.05)
    }
  }

  @Test(arguments: [ColorVision.protanopia, .deuteranopia])
  func `without one kind of cone, some reds and greens come close`(vision: ColorVision) {
    let (olive, orange) = (Color(0x5E7A00), Color(0xA85A00))
    let seen = olive.seen(with: vision).difference(from: orange.seen(with: vision))
    #expect(seen < olive.difference(from: orange) / 2)
  }

  @Test func `blue and green come close without cones for short waves`() {
    let (blue, green) = (Color(0x0080C0), Color(0x009070))
    let seen = blue.seen(with: .tritanopia).difference(from: green.seen(with: .tritanopia))
    #expect(seen < blue.difference(from: green) / 2)
  }

  @Test(arguments: 0..<50)
  func `what is seen is a color, as opaque as it was`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let color = Color.random(&dice).opacity(0.4)
    for vision in ColorVision.allCases {
      let seen = color.seen(with: vision)
      #expect(seen.opacity == 0.4)
      for part in [seen.red, seen.green, seen.blue] { #expect((-1e-9...1.000_001).contains(part)) }
    }
  }

  @Test(arguments: 0..<50)
  func `light and its encoding undo one another`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let part = dice.number(in: 0...1)
    #expect(abs(Color.encoded(Color.linear(part)) - part) < 1e-6)
  }
}

import AstroDrawing
import AstroGeometry
import TestSupport
import Testing

@Suite struct RulerShaperTests {
  private let ruler = RulerShaper()
  private let style = TextStyle(.inter, size: 10, color: .black)

  @Test func `every character is as wide as any other`() {
    #expect(ruler.shape("ill", style).advance == ruler.shape("WЮ☉", style).advance)
    #expect(abs(ruler.shape("abcd", style).advance - 22) < 1e-9)
    #expect(abs(ruler.shape("abcd", style).inkBounds.height - 7) < 1e-9)
  }

  @Test func `blank words have no ink`() {
    #expect(ruler.shape("   ", style).inkBounds == .zero)
  }

  @Test func `clusters count bytes of the text`() {
    #expect(ruler.shape("їa", style).runs.flatMap(\.glyphs).map(\.cluster) == [0, 2])
  }
}

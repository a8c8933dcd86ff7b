import AstroDrawing
import AstroGeometry
import AstroShaping
import PictureSupport
import Testing

/// Texts that are shaped each for itself and set side by side.
@Suite struct JoiningTests {
  private let label = TextStyle(.inter, size: 9, color: .black, figures: .tabular)
  private let sign = TextStyle(.symbols, size: 8, color: .black)

  @Test(arguments: ["♈", "♌", "♏", "♓"])
  func `a joined label is the label shaped as one`(symbol: String) throws {
    let fonts = try FontBook()
    var space = label
    space.size *= 0.8
    let parts = [("18°", label), (" ", space), (symbol, sign), (" ", space), ("07′", label)]
    let whole = fonts.shape(StyledText(parts.map { StyledText.Span($0, $1) }, language: "uk"))
    let joined = ShapedText(joining: parts.map { fonts.shape($0, $1, language: "uk") })
    #expect(joined.runs == whole.runs)
    #expect(joined.ascent == whole.ascent && joined.descent == whole.descent)
    let (one, other) = (joined.inkBounds, whole.inkBounds)
    #expect(abs(one.minX - other.minX) < 1e-9 && abs(one.width - other.width) < 1e-9)
    #expect(abs(one.minY - other.minY) < 1e-9 && abs(one.height - other.height) < 1e-9)
  }

  @Test func `nothing joined is nothing, and what no face has is told once`() throws {
    #expect(ShapedText(joining: []) == ShapedText(runs: [], ascent: 0, descent: 0, inkBounds: .zero))
    let part = ShapedText(runs: [], ascent: 1, descent: 2, inkBounds: .zero, missing: "⚿")
    #expect(ShapedText(joining: [part, part]).missing == "⚿")
  }
}

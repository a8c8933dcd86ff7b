import AstroDrawing
import AstroGeometry
import AstroSymbols
import AstroWheelLayout
import Testing

/// What the drawings of the family promise to the eye, measured on their outlines.
@Suite struct SymbolDrawingTests {
  private let ours = SymbolFont()

  /// The narrowest side of every white that a symbol encloses, in thousandths of the em, the least first.
  private func counters(of symbol: String) throws -> [Double] {
    let shaped = ours.shape(symbol, TextStyle(.symbols, size: 1000, color: .black))
    let glyph = try #require(shaped.runs.first?.glyphs.first)
    let outline = try ours.outline(of: glyph.id, in: .symbols)
    return outline.counters.map { min($0.width, $0.height) }.sorted()
  }

  @Test func `Mercury's ring is nearly Venus's, and no symbol but the Moon's phases is filled`() throws {
    let (mercury, venus) = (try counters(of: "☿"), try counters(of: "♀"))
    #expect(try #require(mercury.last) > 0.85 * #require(venus.last))
    #expect(try #require(counters(of: "⚸").first) > 90)
  }

  @Test(arguments: ["♋": "\u{E14B}", "♍": "\u{E14D}", "♏": "\u{E14F}", "♒": "\u{E152}", "⚵": "\u{E1B5}"])
  func `a small cut is wider, and has nothing enclosed that is narrower`(large: String, small: String) throws
  {
    let style = TextStyle(.symbols, size: 1000, color: .black)
    let (one, other) = (ours.shape(large, style).inkBounds, ours.shape(small, style).inkBounds)
    #expect(large == "⚵" || other.width > one.width * 1.02)
    if let least = try counters(of: small).first { #expect(try least > #require(counters(of: large).first)) }
  }

  @Test func `the cut follows the pixels, and keeps the spelling`() {
    let style = TextStyle(.symbols, size: 9.9, color: .black)
    let (small, large) = (ours.symbol("♍", style), ours.symbol("♍", style, pixelsPerPoint: 2.1))
    #expect(small.runs[0].glyphs.map(\.id) != large.runs[0].glyphs.map(\.id))
    #expect(large.runs[0].glyphs.map(\.id) == ours.shape("♍", style).runs[0].glyphs.map(\.id))
    #expect(small.runs.map(\.text) == ["♍"])
    #expect(ours.symbol("♈", style) == ours.shape("♈", style))
  }
}

extension GlyphOutline {
  /// The boxes of its enclosed whites: contours that run against the outermost, anticlockwise.
  fileprivate var counters: [Rect] {
    contours.compactMap { points in
      let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { sum, pair in
        sum + pair.0.x * pair.1.y - pair.1.x * pair.0.y
      }
      guard area > 0, let first = points.first else { return nil }
      let (low, high) = points.reduce((first, first)) { ends, point in
        (
          Point(x: min(ends.0.x, point.x), y: min(ends.0.y, point.y)),
          Point(x: max(ends.1.x, point.x), y: max(ends.1.y, point.y))
        )
      }
      return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
  }

  /// The points that each contour passes through.
  private var contours: [[Point]] {
    elements.reduce(into: []) { contours, element in
      switch element {
      case .move(let point): contours.append([point])
      case .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
        contours[contours.count - 1].append(point)
      case .close: break
      }
    }
  }
}

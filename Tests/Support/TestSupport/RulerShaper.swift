package import AstroDrawing
import AstroGeometry

/// Measures words as a ruler would: every character 0.55 em wide and 0.7 em tall, without any font.
///
/// What layouts decide with it is the same on every machine.
package struct RulerShaper: TextShaper {
  package init() {}

  /// The width of a character and the height of a capital, in ems.
  package static let characterWidth = 0.55
  package static let capHeight = 0.7

  package func shape(_ text: StyledText) -> ShapedText {
    let runs = text.spans.filter { !$0.text.isEmpty }.map(run)
    let tallest = text.spans.map(\.style.size).max() ?? 0
    let width = runs.reduce(0) { $0 + $1.advance }
    let isBlank = text.string.allSatisfy(\.isWhitespace)
    let height = RulerShaper.capHeight * tallest
    return ShapedText(
      runs: runs, ascent: 0.8 * tallest, descent: 0.2 * tallest,
      inkBounds: isBlank ? .zero : Rect(x: 0, y: -height, width: width, height: height))
  }

  /// A glyph a character, its number that of the first Unicode scalar.
  private func run(_ span: StyledText.Span) -> GlyphRun {
    let style = span.style
    var cluster = 0
    let glyphs = span.text.map { character in
      defer { cluster += character.utf8.count }
      return Glyph(
        id: character.unicodeScalars.first?.value ?? 0,
        advance: (RulerShaper.characterWidth + style.tracking) * style.size, cluster: cluster)
    }
    return GlyphRun(face: style.face, size: style.size, paint: style.paint, text: span.text, glyphs: glyphs)
  }
}

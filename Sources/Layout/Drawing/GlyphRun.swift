package import AstroGeometry

/// One glyph of a run.
package struct Glyph: Hashable, Sendable {
  /// The glyph's number in its face; 0 is the glyph that stands for a missing one.
  package var id: UInt32
  /// How far the pen moves after the glyph, in points.
  package var advance: Double
  /// Where the glyph is drawn relative to the pen, in points.
  package var offset: Vector
  /// Where the characters that the glyph stands for begin, in UTF-8 bytes from the start of the run's text.
  package var cluster: Int

  package init(id: UInt32, advance: Double, offset: Vector = .zero, cluster: Int) {
    (self.id, self.advance, self.offset, self.cluster) = (id, advance, offset, cluster)
  }
}

/// A row of glyphs of one face, size and color, and the words they stand for.
///
/// The glyphs are in drawing order, from left to right. In a right-to-left run their clusters therefore
/// decrease.
package struct GlyphRun: Hashable, Sendable {
  package var face: Face
  package var size: Double
  package var paint: Paint
  package var text: String
  package var glyphs: [Glyph]
  package var isRightToLeft: Bool

  package init(
    face: Face, size: Double, paint: Paint, text: String, glyphs: [Glyph], isRightToLeft: Bool = false
  ) {
    (self.face, self.size, self.paint) = (face, size, paint)
    (self.text, self.glyphs, self.isRightToLeft) = (text, glyphs, isRightToLeft)
  }

  package init(
    face: Face, size: Double, color: Color, text: String, glyphs: [Glyph], isRightToLeft: Bool = false
  ) {
    self.init(
      face: face, size: size, paint: Paint(color), text: text, glyphs: glyphs, isRightToLeft: isRightToLeft)
  }

  package var color: Color { paint.color }

  package var advance: Double { glyphs.reduce(0) { $0 + $1.advance } }

  /// Whether there is anything to draw.
  package var isVisible: Bool { !glyphs.isEmpty && size > 0 && size.isFinite }
}

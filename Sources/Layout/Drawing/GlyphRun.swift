public import AstroGeometry

/// One glyph of a run.
public struct Glyph: Hashable, Sendable {
  /// The glyph's number in its face; 0 is the glyph that stands for a missing one.
  public var id: UInt32
  /// How far the pen moves after the glyph, in points.
  public var advance: Double
  /// Where the glyph is drawn relative to the pen, in points.
  public var offset: Vector
  /// Where the characters that the glyph stands for begin, in UTF-8 bytes from the start of the run's text.
  public var cluster: Int

  /// A glyph of a face, with how far it moves the pen.
  public init(id: UInt32, advance: Double, offset: Vector = Vector(dx: 0, dy: 0), cluster: Int) {
    (self.id, self.advance, self.offset, self.cluster) = (id, advance, offset, cluster)
  }
}

/// A row of glyphs of one face, size and color, and the words they stand for.
///
/// The glyphs are in drawing order, from left to right. In a right-to-left run their clusters therefore
/// decrease.
public struct GlyphRun: Hashable, Sendable {
  /// The face that the glyphs come from.
  public var face: Face
  /// The size of the em, in points.
  public var size: Double
  /// The color of the glyphs.
  public var paint: Paint
  /// The words that the glyphs stand for, in reading order.
  public var text: String
  /// The glyphs from left to right.
  public var glyphs: [Glyph]
  /// Whether the words are read from right to left.
  public var isRightToLeft: Bool

  /// A row of glyphs.
  public init(
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

  /// How far the pen moves from before the first glyph to behind the last, in points.
  package var advance: Double { glyphs.reduce(0) { $0 + $1.advance } }

  /// Whether there is anything to draw.
  package var isVisible: Bool { !glyphs.isEmpty && size > 0 && size.isFinite }
}

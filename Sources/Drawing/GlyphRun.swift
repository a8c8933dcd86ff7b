public import Geometry

/// One glyph of a run.
public struct Glyph: Hashable, Sendable {
  /// The glyph's number in its face; 0 is the face's sign for "I have no such glyph".
  public var id: UInt32
  /// How far the pen moves on after it, in points.
  public var advance: Double
  /// How far the glyph is drawn from the pen, in points.
  public var offset: Vector
  /// Where the characters it stands for begin, in UTF-8 bytes from the start of the run's text.
  public var cluster: Int

  public init(id: UInt32, advance: Double, offset: Vector = .zero, cluster: Int) {
    (self.id, self.advance, self.offset, self.cluster) = (id, advance, offset, cluster)
  }
}

/// Glyphs of one face, size and color in a row, and the words they stand for.
///
/// Glyphs are in drawing order, left to right. In a right-to-left run the clusters therefore fall.
public struct GlyphRun: Hashable, Sendable {
  public var face: Face
  public var size: Double
  public var paint: Paint
  public var text: String
  public var glyphs: [Glyph]
  public var isRightToLeft: Bool

  public init(
    face: Face, size: Double, paint: Paint, text: String, glyphs: [Glyph], isRightToLeft: Bool = false
  ) {
    (self.face, self.size, self.paint) = (face, size, paint)
    (self.text, self.glyphs, self.isRightToLeft) = (text, glyphs, isRightToLeft)
  }

  public init(
    face: Face, size: Double, color: Color, text: String, glyphs: [Glyph], isRightToLeft: Bool = false
  ) {
    self.init(
      face: face, size: size, paint: Paint(color), text: text, glyphs: glyphs, isRightToLeft: isRightToLeft)
  }

  public var color: Color { paint.color }

  public var advance: Double { glyphs.reduce(0) { $0 + $1.advance } }

  /// Whether there is anything to draw.
  package var isVisible: Bool { !glyphs.isEmpty && size > 0 && size.isFinite }
}

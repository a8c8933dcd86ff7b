/// How text is set.
public struct TextStyle: Hashable, Sendable {
  /// The kind of digits to request from a face.
  public enum Figures: Hashable, Sendable {
    /// As tall as capitals, each with its own width.
    case lining
    /// As tall as capitals, all of the same width, for columns.
    case tabular
    /// With ascenders and descenders, for running text.
    case oldStyle
  }

  /// The face of the letters; a shaper may take another where that has no glyph.
  public var face: Face
  /// The size of the em, in points.
  public var size: Double
  /// The color of the letters.
  public var paint: Paint
  /// The kind of digits.
  public var figures: Figures
  /// Whether lower-case letters are set as small capitals, if the face has them.
  public var smallCaps: Bool
  /// The space added after each letter, as a fraction of the size.
  public var tracking: Double

  /// A style of a size in points.
  package init(
    _ face: Face, size: Double, paint: Paint, figures: Figures = .lining, smallCaps: Bool = false,
    tracking: Double = 0
  ) {
    (self.face, self.size, self.paint) = (face, size, paint)
    (self.figures, self.smallCaps, self.tracking) = (figures, smallCaps, tracking)
  }

  package init(
    _ face: Face, size: Double, color: Color, figures: Figures = .lining, smallCaps: Bool = false,
    tracking: Double = 0
  ) {
    self.init(
      face, size: size, paint: Paint(color), figures: figures, smallCaps: smallCaps, tracking: tracking)
  }

  package var color: Color { paint.color }
}

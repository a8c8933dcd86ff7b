/// How text is set.
package struct TextStyle: Hashable, Sendable {
  /// The kind of digits to request from a face.
  package enum Figures: Hashable, Sendable {
    /// As tall as capitals, each with its own width.
    case lining
    /// As tall as capitals, all of the same width, for columns.
    case tabular
    /// With ascenders and descenders, for running text.
    case oldStyle
  }

  package var face: Face
  /// The size of the em, in points.
  package var size: Double
  package var paint: Paint
  package var figures: Figures
  /// Whether lower-case letters are set as small capitals, if the face has them.
  package var smallCaps: Bool
  /// The space added after each letter, as a fraction of the size.
  package var tracking: Double

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

/// How words are set.
package struct TextStyle: Hashable, Sendable {
  /// Which digits a face is asked for.
  package enum Figures: Hashable, Sendable {
    /// As tall as capitals, each as wide as it needs.
    case lining
    /// As tall as capitals, all of one width, for columns.
    case tabular
    /// With ascenders and descenders, for running text.
    case oldStyle
  }

  package var face: Face
  /// Size of the em in points.
  package var size: Double
  package var paint: Paint
  package var figures: Figures
  /// Small capitals for lower-case letters, where the face has them.
  package var smallCaps: Bool
  /// Space added after each letter, as a fraction of the size.
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

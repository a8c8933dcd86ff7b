/// How words are set.
public struct TextStyle: Hashable, Sendable {
  /// Which digits a face is asked for.
  public enum Figures: Hashable, Sendable {
    /// As tall as capitals, each as wide as it needs.
    case lining
    /// As tall as capitals, all of one width, for columns.
    case tabular
    /// With ascenders and descenders, for running text.
    case oldStyle
  }

  public var face: Face
  /// Size of the em in points.
  public var size: Double
  public var paint: Paint
  public var figures: Figures
  /// Small capitals for lower-case letters, where the face has them.
  public var smallCaps: Bool
  /// Space added after each letter, as a fraction of the size.
  public var tracking: Double

  public init(
    _ face: Face, size: Double, paint: Paint, figures: Figures = .lining, smallCaps: Bool = false,
    tracking: Double = 0
  ) {
    (self.face, self.size, self.paint) = (face, size, paint)
    (self.figures, self.smallCaps, self.tracking) = (figures, smallCaps, tracking)
  }

  public init(
    _ face: Face, size: Double, color: Color, figures: Figures = .lining, smallCaps: Bool = false,
    tracking: Double = 0
  ) {
    self.init(
      face, size: size, paint: Paint(color), figures: figures, smallCaps: smallCaps, tracking: tracking)
  }

  public var color: Color { paint.color }
}

public import ChartModel
public import Drawing
public import Geometry

/// One piece of ink that carries meaning: a glyph, a number, a label, at its place.
public struct Mark: Hashable, Sendable {
  public enum Role: String, Hashable, Sendable {
    case planetGlyph, planetDegree, planetSign, planetMinute, planetRetrograde
    case signGlyph, houseNumber, cuspLabel, angleLabel, angleDegree, aspectGlyph, title
  }

  /// Unique within a wheel, as in `planet.sun.glyph`.
  public var id: String
  public var role: Role
  /// The body that the mark speaks of, where it is one.
  public var body: Body?
  public var text: ShapedText
  /// Where the middle of the ink stands, in points.
  public var center: Point

  public init(id: String, role: Role, body: Body? = nil, text: ShapedText, center: Point) {
    (self.id, self.role, self.body, self.text, self.center) = (id, role, body, text, center)
  }

  /// The box of the true ink; every mark of a wheel stands upright.
  public var box: OrientedBox { OrientedBox(center: center, size: text.ink.size) }
}

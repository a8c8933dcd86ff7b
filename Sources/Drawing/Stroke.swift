/// How a path is stroked.
public struct Stroke: Hashable, Sendable {
  public enum Cap: String, Hashable, Sendable { case butt, round }

  public var paint: Paint
  /// Width in points.
  public var width: Double
  /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dash: [Double]
  public var cap: Cap
  /// By which name the style sheet of a page finds the stroke, to give it other widths and dashes; pictures do without.
  public var style: String?

  public init(_ paint: Paint, width: Double, dash: [Double] = [], cap: Cap = .butt) {
    (self.paint, self.width, self.dash, self.cap) = (paint, width, dash, cap)
  }

  public init(_ color: Color, width: Double, dash: [Double] = [], cap: Cap = .butt) {
    self.init(Paint(color), width: width, dash: dash, cap: cap)
  }

  public var color: Color { paint.color }
}

extension Stroke {
  /// The dash, or none where it would never let the line begin.
  package var usableDash: [Double] {
    dash.contains { $0 > 0 } && dash.allSatisfy { $0 >= 0 && $0.isFinite } ? dash : []
  }
}

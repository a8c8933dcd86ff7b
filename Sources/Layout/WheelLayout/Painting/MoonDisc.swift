package import AstroDrawing
package import AstroGeometry
package import AstroThemes

/// The Moon as it is seen from northern latitudes at a moment: lit on the right while it is waxing.
package struct MoonDisc {
  private let center: Point
  private let radius: Double
  private let elongation: Double

  /// - Parameters:
  ///   - radius: In points.
  ///   - elongation: How far the Moon is ahead of the Sun, 0 ≤ degrees < 360.
  package init(center: Point, radius: Double, elongation: Double) {
    (self.center, self.radius, self.elongation) = (center, radius, elongation)
  }

  /// - Parameter lineWidth: A line of normal weight, in points.
  package func paint(_ group: inout Scene.Group, in theme: Theme, lineWidth: Double) {
    let disc = Path(circle: center, radius: radius)
    group.fill(disc, Paint(theme.moonShade, token: "moonShade"))
    group.fill(lit, Paint(theme.moonLight, token: "moonLight"))
    group.stroke(disc, Stroke(theme.paint(.ink), width: lineWidth * MoonDisc.rim))
  }

  /// The width of the line around the disc, in lines of normal weight.
  static let rim = 0.8

  /// The outline of the lit part: half the rim on the lit side, and back along the terminator.
  ///
  /// The terminator is half of an ellipse whose half width is the radius times the cosine of the elongation.
  private var lit: Path {
    let steps = 24
    let side = elongation < 180 ? 1.0 : -1.0
    let edge = Angle(degrees: elongation).cosine * radius * side
    func arc(_ halfWidth: Double) -> [Point] {
      (0...steps).map { step in
        let turn = Angle(degrees: -90 + 180 * Double(step) / Double(steps))
        return Point(x: center.x + halfWidth * turn.cosine, y: center.y + radius * turn.sine)
      }
    }
    return Path(through: arc(side * radius) + arc(edge).reversed(), closed: true)
  }
}

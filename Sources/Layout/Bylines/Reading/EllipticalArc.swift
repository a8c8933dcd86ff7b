import AstroGeometry

/// An arc of an ellipse between two points, as SVG gives it (SVG 2, appendix B.2.4).
struct EllipticalArc {
  /// A radius below this counts as 0; its square could not be told from 0.
  private static let leastRadius = 1e-9

  /// The curves from the first point to the second, or a line if a radius is 0.
  let elements: [Path.Element]

  init(
    from start: Point, to end: Point, radii: (Double, Double), rotation: Angle, isLarge: Bool,
    isClockwise: Bool
  ) {
    guard min(radii.0, radii.1) > EllipticalArc.leastRadius, start != end else {
      elements = start == end ? [] : [.line(end)]
      return
    }
    // In the frame of the ellipse's axes, with the middle of the chord as the origin.
    let half = (start - end) * 0.5
    let (sine, cosine) = (rotation.sine, rotation.cosine)
    let (x, y) = (cosine * half.dx + sine * half.dy, cosine * half.dy - sine * half.dx)
    let excess = x * x / (radii.0 * radii.0) + y * y / (radii.1 * radii.1)
    // Radii that are too small to reach both points are enlarged.
    let factor = max(1, excess.squareRoot())
    let (a, b) = (radii.0 * factor, radii.1 * factor)
    let rest = max(0, 1 / max(excess, 1e-12) - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let (cx, cy) = (rest * a * y / b, -rest * b * x / a)
    let first = Angle.arctangent(y: (y - cy) / b, x: (x - cx) / a)
    let last = Angle.arctangent(y: (-y - cy) / b, x: (-x - cx) / a)
    var sweep = last - first
    if isClockwise, sweep.radians < 0 { sweep = sweep + .fullTurn }
    if !isClockwise, sweep.radians > 0 { sweep = sweep - .fullTurn }
    let middle = start.interpolated(to: end, by: 0.5)
    let place = Affine(
      a: cosine * a, b: sine * a, c: -sine * b, d: cosine * b,
      tx: middle.x + cosine * cx - sine * cy, ty: middle.y + sine * cx + cosine * cy)
    let circle = Path(arc: .origin, radius: 1, from: first, sweep: sweep)
    elements = Array(circle.mapped(place.apply).elements.dropFirst())
  }
}

import ChartModel
import Drawing
import Geometry

/// What is set along one ray for one body: glyph, degree, sign, minute, retrograde mark, outermost first.
struct Column {
  struct Piece {
    var role: Mark.Role
    var text: ShapedText
    /// Half the width and half the height of the ink, in points.
    var half: Size

    init(role: Mark.Role, text: ShapedText) {
      (self.role, self.text) = (role, text)
      half = Size(width: text.ink.width / 2, height: text.ink.height / 2)
    }
  }

  var placement: Placement
  var pieces: [Piece]

  /// The true place, in degrees.
  var longitude: Double { placement.longitude.degrees }

  /// The same column drawn smaller.
  func scaled(by factor: Double) -> Column {
    guard factor != 1 else { return self }
    var column = self
    column.pieces = pieces.map { Piece(role: $0.role, text: $0.text.scaled(by: factor)) }
    return column
  }

  /// The column without the pieces of some roles.
  func without(_ roles: Set<Mark.Role>) -> Column {
    var column = self
    column.pieces.removeAll { roles.contains($0.role) }
    return column
  }

  /// The distances of the pieces' centers from the middle of the wheel, for a ray in a direction.
  ///
  /// Upright boxes on a ray at angle θ are apart once their centers are
  /// min((w₁+w₂)/2/|cos θ|, (h₁+h₂)/2/|sin θ|) apart along it.
  func radii(along ray: Vector, head: Double, gap: Double) -> [Double] {
    var radius = head
    var radii: [Double] = []
    radii.reserveCapacity(pieces.count)
    for (index, piece) in pieces.enumerated() {
      if index > 0 {
        let previous = pieces[index - 1].half
        radius -= min(
          Column.reach(previous.width + piece.half.width + gap, over: ray.dx),
          Column.reach(previous.height + piece.half.height + gap, over: ray.dy))
      }
      radii.append(radius)
    }
    return radii
  }

  /// How far one goes along a ray until one coordinate has changed by a length.
  private static func reach(_ length: Double, over component: Double) -> Double {
    abs(component) < 1e-9 ? .infinity : length / abs(component)
  }
}

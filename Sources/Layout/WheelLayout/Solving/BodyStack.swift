import AstroChartModel
import AstroDrawing
import AstroGeometry

/// What is drawn along one ray for one body: glyph, degree with its motion, sign, minute, outermost first.
struct BodyStack {
  var placement: Placement
  var pieces: [Piece]
  /// Whether words get smaller before any are left out, where a band is too shallow for them.
  var shrinksWords = false

  /// The body's true longitude, in degrees.
  var longitude: Double { placement.longitude.degrees }

  /// The body's position in the order of all bodies, so that equal longitudes are always ordered in the same
  /// way.
  var order: Int { placement.body.order }

  /// Whether it is the Sun or the Moon: readers look for these first, so they are shown in full even in a
  /// crowd.
  var isLuminary: Bool { placement.body == .sun || placement.body == .moon }

  /// Whether it shows the degree.
  var hasDegree: Bool { pieces.contains { $0.kind == .planetDegree } }

  /// The same stack drawn at another size.
  ///
  /// - Parameter first: The index of the first piece to scale.
  func scaled(by factor: Double, from first: Int = 0) -> BodyStack {
    guard factor != 1 else { return self }
    var stack = self
    for index in pieces.indices.dropFirst(first) { stack.pieces[index] = pieces[index].scaled(by: factor) }
    return stack
  }

  /// The stack without pieces of the given kinds; if its degree is removed, the mark of motion stays with the
  /// glyph.
  func without(_ kinds: Set<Mark.Kind>) -> BodyStack {
    var stack = self
    if kinds.contains(.planetDegree), let degree = pieces.first(where: { $0.kind == .planetDegree }) {
      stack.pieces[0] = pieces[0].withMotion(of: degree)
    }
    stack.pieces.removeAll { kinds.contains($0.kind) }
    return stack
  }

  /// The distances of the pieces' centers from the center of the wheel, along a ray.
  ///
  /// Two upright boxes on a ray at angle θ are disjoint if the distance of their centers is at least
  /// min((w₁+w₂)/2/|cos θ|, (h₁+h₂)/2/|sin θ|) along it.
  func radii(along ray: Vector, head: Double, gap: Double) -> [Double] {
    var radius = head
    return pieces.indices.map { index in
      if index > 0 { radius -= step(before: index, along: ray, gap: gap) }
      return radius
    }
  }

  /// The last of the distances that `radii` returns.
  func lastRadius(along ray: Vector, head: Double, gap: Double) -> Double {
    var radius = head
    for index in pieces.indices.dropFirst() { radius -= step(before: index, along: ray, gap: gap) }
    return radius
  }

  /// The distance between the centers of a piece and the piece outside it.
  private func step(before index: Int, along ray: Vector, gap: Double) -> Double {
    let (outer, inner) = (pieces[index - 1].half, pieces[index].half)
    return min(
      BodyStack.reach(outer.width + inner.width + gap, over: ray.dx),
      BodyStack.reach(outer.height + inner.height + gap, over: ray.dy))
  }

  /// The distance along a ray over which one coordinate changes by a length.
  private static func reach(_ length: Double, over component: Double) -> Double {
    abs(component) < 1e-9 ? .infinity : length / abs(component)
  }
}

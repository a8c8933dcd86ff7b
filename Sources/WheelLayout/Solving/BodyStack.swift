import ChartModel
import Drawing
import Geometry

/// What is set along one ray for one body: glyph, degree with its motion, sign, minute, outermost first.
struct BodyStack {
  var placement: Placement
  var pieces: [Piece]
  /// Whether, where a band is too shallow for them, words get smaller before any is left out.
  var shrinksWords = false

  /// The true place, in degrees.
  var longitude: Double { placement.longitude.degrees }

  /// The body's place among all, to break ties between equal longitudes always the same way.
  var order: Int { placement.body.order }

  /// Sun or Moon: what a reader looks for first is told in full in any crowd.
  var isLuminary: Bool { placement.body == .sun || placement.body == .moon }

  /// Whether it tells the degree.
  var hasDegree: Bool { pieces.contains { $0.kind == .planetDegree } }

  /// The same stack drawn smaller.
  ///
  /// - Parameter first: The first piece that gets smaller.
  func scaled(by factor: Double, from first: Int = 0) -> BodyStack {
    guard factor != 1 else { return self }
    var stack = self
    for index in pieces.indices.dropFirst(first) { stack.pieces[index] = pieces[index].scaled(by: factor) }
    return stack
  }

  /// The stack without the pieces of some kinds; without its degree, the mark of motion stays by the glyph.
  func without(_ kinds: Set<Mark.Kind>) -> BodyStack {
    var stack = self
    if kinds.contains(.planetDegree), let degree = pieces.first(where: { $0.kind == .planetDegree }) {
      stack.pieces[0] = pieces[0].withMotion(of: degree)
    }
    stack.pieces.removeAll { kinds.contains($0.kind) }
    return stack
  }

  /// The distances of the pieces' centers from the middle of the wheel, for a ray in a direction.
  ///
  /// Upright boxes on a ray at angle θ are apart once their centers are
  /// min((w₁+w₂)/2/|cos θ|, (h₁+h₂)/2/|sin θ|) apart along it.
  func radii(along ray: Vector, head: Double, gap: Double) -> [Double] {
    var radius = head
    return pieces.indices.map { index in
      if index > 0 { radius -= step(before: index, along: ray, gap: gap) }
      return radius
    }
  }

  /// The last of these distances.
  func lastRadius(along ray: Vector, head: Double, gap: Double) -> Double {
    var radius = head
    for index in pieces.indices.dropFirst() { radius -= step(before: index, along: ray, gap: gap) }
    return radius
  }

  /// How far a piece's center is from that of the piece outside it.
  private func step(before index: Int, along ray: Vector, gap: Double) -> Double {
    let (outer, inner) = (pieces[index - 1].half, pieces[index].half)
    return min(
      BodyStack.reach(outer.width + inner.width + gap, over: ray.dx),
      BodyStack.reach(outer.height + inner.height + gap, over: ray.dy))
  }

  /// How far one goes along a ray until one coordinate has changed by a length.
  private static func reach(_ length: Double, over component: Double) -> Double {
    abs(component) < 1e-9 ? .infinity : length / abs(component)
  }
}

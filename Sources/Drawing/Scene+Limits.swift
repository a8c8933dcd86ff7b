package import Diagnostics
package import Geometry

extension Scene {
  /// The longest side of a picture that is made, in points, and in pixels for PNG.
  package static let largestSide = 20_000
}

extension Size {
  /// Whether a page of this size can be made: neither empty nor endless.
  package func checkIsPage() throws(Problem) {
    let range = 0.0...Double(Scene.largestSide)
    guard width > 0, height > 0, range.contains(width), range.contains(height) else {
      throw Problem(
        .size, "a page of \(width) × \(height) points cannot be made",
        hint: "sides may be up to \(Scene.largestSide)")
    }
  }
}

import Geometry

/// Makes files of scenes.
///
/// The same scene and fonts give the same bytes, whatever was made before. A renderer belongs to
/// the thread of its font book.
public final class Renderer {
  let fonts: FontBook

  public init(fonts: FontBook) { self.fonts = fonts }

  /// The widest and tallest picture that is made, in pixels for PNG and in points for the others.
  public static let largestSide = 20_000
}

extension Size {
  /// Whether a page of this size can be made: neither empty nor endless.
  func checkIsPage() throws(RenderingError) {
    let range = 0.0...Double(Renderer.largestSide)
    guard width > 0, height > 0, range.contains(width), range.contains(height) else {
      throw RenderingError(
        .size, "a page of \(width) × \(height) points cannot be made",
        hint: "sides may be up to \(Renderer.largestSide)")
    }
  }
}

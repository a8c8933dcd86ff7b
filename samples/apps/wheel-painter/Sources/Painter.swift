import AstroSvitlaCore

/// Paints a scene of paths into pixels.
///
/// A painter for another system does the same with that system's paths: it goes through the items from the back to the
/// front, turns and moves those of groups, and fills or strokes each path in its color.
struct Painter {
  private var pixels: Pixels

  /// - Parameters:
  ///   - scene: A scene that was outlined: letters and symbols are paths, too.
  ///   - width: The width of the picture in pixels.
  init(_ scene: Scene, width: Int) {
    let scale = Double(width) / scene.size.width
    let ground = scene.background?.color ?? Color(red: 1, green: 1, blue: 1)
    pixels = Pixels(width: width, height: Int((scene.size.height * scale).rounded()), ground)
    paint(scene.items, onto: Affine(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
  }

  /// A binary PPM: a short head, then three bytes a pixel.
  var ppm: [UInt8] { pixels.ppm }

  /// - Parameter page: Takes the coordinates of the items to pixels.
  private mutating func paint(_ items: [Scene.Item], onto page: Affine) {
    for item in items {
      switch item {
      case .fill(let path, let paint): pixels.fill(Polygon.inside(path, page), paint.color)
      case .stroke(let path, let stroke): pixels.fill(Polygon.line(path, stroke, page), stroke.paint.color)
      case .group(let group): paint(group.items, onto: group.transform.then(page))
      case .glyphs: break  // There are none in an outlined scene.
      case .link, .anchor: break  // Nothing to be seen.
      }
    }
  }
}

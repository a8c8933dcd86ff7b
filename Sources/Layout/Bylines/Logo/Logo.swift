public import AstroDiagnostics
package import AstroDrawing
package import AstroGeometry

/// A drawing that stands for its owner: filled and stroked paths in colors of their own.
public struct Logo: Hashable, Sendable {
  /// The width and the height; the longer is 400 points, and a picture draws it in the size it needs.
  package let size: Size
  /// What it consists of, from the back to the front.
  package let items: [Scene.Item]

  /// The largest file, in bytes.
  package static let largestFile = 200 << 10
  /// What a logo stands on where the ground would swallow it.
  static let plate = Color(0xFFFFFF)

  /// Reads a logo from an SVG file of shapes, groups, fills and strokes.
  ///
  /// Text, pictures, scripts, links, filters, gradients and style sheets are refused by their names: nothing is drawn
  /// otherwise than it was meant, and nothing outside the file is read.
  /// - Parameter svg: UTF-8, at most 200 KB.
  /// - Throws: `invalidValue`, at the line and column of what cannot be drawn.
  public init(svg: [UInt8]) throws(Problem) {
    guard svg.count <= Logo.largestFile else {
      throw Problem(.invalidValue, LogoFault.tooLarge)
    }
    var reader = LogoReader(svg)
    self = try reader.logo()
  }

  init(size: Size, items: [Scene.Item]) { (self.size, self.items) = (size, items) }

  /// The least contrast with the ground at which a logo is seen.
  private static let leastContrast = 3.0

  /// Whether a dark ground would swallow a part of it.
  package func needsPlate(on ground: Color) -> Bool {
    guard ground.luminance < 0.18 else { return false }
    return colors.contains { $0.contrast(on: ground) < Logo.leastContrast }
  }

  private var colors: Set<Color> {
    Set(
      items.compactMap { item in
        switch item {
        case .fill(_, let paint): paint.color
        case .stroke(_, let stroke): stroke.color
        default: nil
        }
      })
  }
}

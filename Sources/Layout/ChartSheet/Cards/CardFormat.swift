package import AstroGeometry

/// The formats of cards, which are made for social networks: 1080 pixels wide.
public enum CardFormat: String, CaseIterable, Hashable, Sendable, Codable {
  /// 1080 × 1080, for posts.
  case square
  /// 1080 × 1350, for posts.
  case portrait
  /// 1080 × 1920, for phones.
  case story

  /// Width and height, in pixels of PNG and in points of SVG and PDF.
  package var size: Size {
    switch self {
    case .square: Size(width: 1080, height: 1080)
    case .portrait: Size(width: 1080, height: 1350)
    case .story: Size(width: 1080, height: 1920)
    }
  }

  /// The free space at head and foot; in a story the network's own controls are there.
  var clearance: Double {
    switch self {
    case .square: 44
    case .portrait: 60
    case .story: 250
    }
  }
}

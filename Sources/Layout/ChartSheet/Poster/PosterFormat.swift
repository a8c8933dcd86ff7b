package import AstroGeometry

/// The formats of a picture for display: for social networks, and for a wall.
public enum PosterFormat: String, CaseIterable, Hashable, Sendable, Codable {
  /// 1 : 1, for posts.
  case square
  /// 4 : 5, for posts.
  case portrait
  /// 9 : 16, for phones.
  case story
  /// 297 × 420 mm, for printing.
  case a3
  /// 420 × 594 mm, for printing.
  case a2

  /// Width and height in points.
  package var size: Size {
    switch self {
    case .square: Size(width: 1080, height: 1080)
    case .portrait: Size(width: 1080, height: 1350)
    case .story: Size(width: 1080, height: 1920)
    case .a3: Size(width: 841.89, height: 1190.55)
    case .a2: Size(width: 1190.55, height: 1683.78)
    }
  }

  /// The width of a PNG in pixels: one pixel per point for a screen, 300 pixels per inch on paper.
  package var pixelWidth: Int {
    switch self {
    case .square, .portrait, .story: 1080
    case .a3: 3508
    case .a2: 4961
    }
  }

  /// The free space at the top and at the foot, in 1080ths of the width.
  ///
  /// In a story, the network's own controls are there.
  var clearance: (top: Double, foot: Double) {
    switch self {
    case .square: (46, 42)
    case .portrait: (40, 40)
    case .story: (270, 380)
    case .a3, .a2: (110, 100)
    }
  }

  /// The room that a by-line takes at the foot, and how far its middle is from the edge, in 1080ths of the width.
  ///
  /// A story has room above the network's controls.
  var bylineClearance: (room: Double, middle: Double) {
    switch self {
    case .square: (76, 64)
    case .portrait: (76, 70)
    case .story: (30, 300)
    case .a3, .a2: (50, 84)
    }
  }
}

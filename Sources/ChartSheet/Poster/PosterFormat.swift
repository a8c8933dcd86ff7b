package import Geometry

/// The shapes of a picture that is made to be shown: for networks, and for a wall.
public enum PosterFormat: String, CaseIterable, Hashable, Sendable {
  /// 1 : 1, for posts.
  case square
  /// 4 : 5, for posts.
  case portrait
  /// 9 : 16, for telephones.
  case story
  /// 297 × 420 mm, to be printed.
  case a3
  /// 420 × 594 mm, to be printed.
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

  /// The width of a PNG: a pixel a point for a screen, 300 to the inch on paper.
  package var pixelWidth: Int {
    switch self {
    case .square, .portrait, .story: 1080
    case .a3: 3508
    case .a2: 4961
    }
  }

  /// What stays free at the top and at the foot, in 1080ths of the width: in a story the network's own signs lie there.
  var clearance: (top: Double, foot: Double) {
    switch self {
    case .square: (46, 42)
    case .portrait: (58, 54)
    case .story: (270, 380)
    case .a3, .a2: (110, 100)
    }
  }
}

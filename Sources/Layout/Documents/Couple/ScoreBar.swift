import AstroDrawing
import AstroGeometry
import AstroThemes

/// A score as a quiet bar on a track from 0 to 100, with a mark at the middle.
struct ScoreBar {
  private let score: Double
  private let width: Double
  private let theme: Theme

  /// - Parameters:
  ///   - score: 1…99.
  ///   - width: The width of the track, in points.
  init(_ score: Double, width: Double, theme: Theme) {
    (self.score, self.width, self.theme) = (score, width, theme)
  }

  /// A line of text high, so that the bar stands beside the small letters of its name.
  static let height = 21.75
  private var middle: Double { 13 }
  private let thickness = 3.2
  private let mark = 6.5

  var scene: Scene {
    var scene = Scene(size: Size(width: width, height: ScoreBar.height))
    scene.group("bar") { group in
      let hair = Stroke(theme.hairline, width: 0.5 * theme.lineScale)
      group.line(Segment(Point(x: 0, y: middle), Point(x: width, y: middle)), hair)
      for end in [0, width] { tick(at: end, from: -thickness / 2, to: thickness / 2, hair, in: &group) }
      let bar = Rect(x: 0, y: middle - thickness / 2, width: width * score / 100, height: thickness)
      group.fill(Path(bar), theme.ink)
      // The mark stands above and below the bar, so that it is seen whether the bar reaches it or not.
      let strong = Stroke(theme.accent, width: 0.8 * theme.lineScale)
      tick(at: width / 2, from: -mark, to: -thickness / 2 - 1, strong, in: &group)
      tick(at: width / 2, from: thickness / 2 + 1, to: mark, strong, in: &group)
    }
    return scene
  }

  private func tick(
    at x: Double, from: Double, to: Double, _ stroke: Stroke, in group: inout Scene.Group
  ) {
    group.line(Segment(Point(x: x, y: middle + from), Point(x: x, y: middle + to)), stroke)
  }
}

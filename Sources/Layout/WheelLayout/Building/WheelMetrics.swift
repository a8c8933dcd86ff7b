import AstroDrawing
import AstroThemes

/// Sizes of type and lines in points, for a wheel of a given size and detail.
struct WheelMetrics {
  let halfSide: Double
  let detail: WheelOptions.Detail
  /// The size of a body's marks, relative to a wheel with one ring.
  var bodyScale = 1.0
  /// The depth of the band of signs, relative to a wheel with one ring.
  var signScale = 1.0
  /// A factor on the size of glyphs of planets and signs.
  var glyphScale = 1.0
  /// The depth of the ring of house numbers, as a fraction of half the side.
  var houseDepth = 0.05

  /// How much glyphs grow where minutes and degrees are left out and their room is free.
  private var growth: Double {
    switch detail {
    case .full: 1
    case .reduced: 1.22
    case .minimal: 1.55
    }
  }

  private func size(_ fraction: Double, grows: Bool = true) -> Double {
    fraction * halfSide * (grows ? growth : 1)
  }

  /// Rim labels grow less, because the page ends there.
  private func rim(_ fraction: Double) -> Double { fraction * halfSide * min(growth, 1.18) }

  var planetGlyph: Double { size(0.09) * bodyScale * glyphScale }
  var planetDegree: Double { size(0.039) * bodyScale }
  var planetSign: Double { size(0.045) * bodyScale }
  var planetMinute: Double { size(0.03) * bodyScale }
  var planetRetrograde: Double { size(0.032) * bodyScale }
  /// Smaller than the planets, which are what matters most in the picture.
  var signGlyph: Double {
    size(0.084, grows: false) * signScale * (detail == .minimal ? 1.1 : 1) * glyphScale
  }
  var houseNumber: Double { size(min(0.034 * max(1, bodyScale), 0.75 * houseDepth), grows: false) }
  var angleLabel: Double { rim(0.034) }
  var angleDegree: Double { rim(0.0265) }
  var cuspLabel: Double { rim(0.025) }
  var aspectGlyph: Double { size(0.044) }
  var title: Double { size(0.062, grows: false) }
  var caption: Double { size(0.0265, grows: false) }

  /// The free space between the pieces of one stack, in points.
  var pieceGap: Double { size(0.006, grows: false) }

  /// The free space between two stacks, in points: more than twice that within one.
  var stackGap: Double { size(0.0135, grows: false) }

  /// The free space between a leader and the glyph it leads to, in points.
  var stemGap: Double { size(0.0075, grows: false) }

  /// The width of a digit of the text face, in ems.
  static let digitWidth = 0.62

  /// The width of a leader, in points.
  func leaderWidth(in theme: Theme) -> Double {
    line * theme.lineScale * 0.75 * (detail == .full ? 1 : 1.5)
  }

  /// The free space between two marks, in points.
  var gap: Double { size(0.0105, grows: false) }

  /// The width of a line of normal weight, in points.
  var line: Double { size(0.0022, grows: false) }

  /// The width of a line of normal weight in a theme, in points.
  func lineWidth(in theme: Theme) -> Double { line * theme.lineScale * (detail == .full ? 1 : 1.5) }

  /// The distance from the center at which the lines of a ring end, as a fraction of half the side: on the aspect
  /// circle for the base, and just inside it for another sky.
  ///
  /// The filled dot of the one never touches the open dot of the other, wherever their bodies are.
  func endRadius(ofRing ring: Int, on circle: Double, in theme: Theme) -> Double {
    ring == 0 ? circle : circle - WheelMetrics.endDepth * lineWidth(in: theme) / halfSide
  }

  /// How far inside the aspect circle an open dot is, in line widths: the radii of both dots and a space.
  private static let endDepth = 6.2
}

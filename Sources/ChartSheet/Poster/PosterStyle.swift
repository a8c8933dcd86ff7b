import Drawing
import Geometry
import WheelLayout

/// Sizes, places and type of a poster, in points; its lengths are thought of in 1080ths of the width.
struct PosterStyle: Sendable {
  let size: Size
  let theme: WheelTheme
  /// A 1080th of the width.
  let unit: Double
  /// The top of the name, and the foot of the line of lights.
  let top: Double
  let foot: Double

  init(format: PosterFormat, theme: WheelTheme) {
    (size, self.theme) = (format.size, theme)
    unit = format.size.width / 1080
    top = format.clearance.top * unit
    foot = format.size.height - format.clearance.foot * unit
  }

  /// What the words above and below the wheel take, and the least that stays free between them and the wheel.
  var headHeight: Double { 124 * unit }
  var lightsHeight: Double { 104 * unit }
  private var air: Double { 6 * unit }

  /// As large as the page has room for; a wheel has some air of its own around it.
  var wheelSide: Double {
    min(size.width - 44 * unit, foot - top - headHeight - lightsHeight - 2 * air)
  }

  /// The middle of the wheel, in the middle of what the words leave.
  var wheelCenter: Point {
    Point(x: size.width / 2, y: (top + headHeight + foot - lightsHeight) / 2)
  }

  /// The widest that words may be.
  var room: Double { size.width - 128 * unit }

  /// What stays free beside the line of lights: the frame's inner line, and as much again and more.
  var lightsMargin: Double { (PosterStyle.frameInsets[1] + 32) * unit }
  /// The least that stays free between two of them.
  var leastLightsGap: Double { 26 * unit }
  /// How far in the two lines of the frame lie, in 1080ths of the width.
  static let frameInsets = [16.0, 24]

  var name: TextStyle { TextStyle(.vollkornSemiBold, size: 78 * unit, paint: theme.paint(.ink)) }
  var line: TextStyle { TextStyle(.inter, size: 23 * unit, paint: theme.paint(.faintInk)) }
  var symbol: TextStyle { TextStyle(.symbols, size: 42 * unit, paint: theme.paint(.accent)) }
  var words: TextStyle { TextStyle(.vollkorn, size: 29 * unit, paint: theme.paint(.ink)) }
  var degree: TextStyle { TextStyle(.inter, size: 20 * unit, paint: theme.paint(.faintInk)) }
  var frame: Stroke { Stroke(theme.paint(.hairline), width: 1.2 * unit * theme.lineScale) }
}

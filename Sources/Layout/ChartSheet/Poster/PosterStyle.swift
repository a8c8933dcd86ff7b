import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout

/// Sizes, positions and type of a poster, in points.
///
/// Its lengths are designed in 1080ths of the width.
struct PosterStyle: Sendable {
  let size: Size
  let theme: Theme
  /// A 1080th of the width, in points.
  let unit: Double
  /// The top of the name, and the baseline of the lowest line of the lights.
  let top: Double
  let foot: Double

  /// The middle of the by-line, in points from the top.
  let bylineMiddle: Double

  /// - Parameter isSigned: Whether the foot keeps room for a by-line.
  init(format: PosterFormat, theme: Theme, isSigned: Bool = false) {
    (size, self.theme) = (format.size, theme)
    unit = format.size.width / 1080
    top = format.clearance.top * unit
    let byline = format.bylineClearance
    foot = format.size.height - (format.clearance.foot + (isSigned ? byline.room : 0)) * unit
    bylineMiddle = format.size.height - byline.middle * unit
  }

  /// The heights of the words above and below the wheel, and the least free space between them and the wheel.
  var headHeight: Double { 124 * unit }
  var lightsHeight: Double { 104 * unit }
  private var air: Double { 6 * unit }

  /// The side of the wheel: as large as the page allows; the wheel has some free space of its own around it.
  var wheelSide: Double {
    min(size.width - 54 * unit, foot - top - headHeight - lightsHeight - 2 * air)
  }

  /// The center of the wheel, in the middle of the space that the words leave.
  var wheelCenter: Point {
    Point(x: size.width / 2, y: (top + headHeight + foot - lightsHeight) / 2)
  }

  /// The greatest width of a line of words.
  var room: Double { size.width - 128 * unit }

  /// The free space on either side of the lights: up to the inner line of the frame, and rather more than as
  /// much again.
  var lightsMargin: Double { (PosterStyle.frameInsets[1] + 32) * unit }
  /// The least free space between two of the lights.
  var leastLightsGap: Double { 26 * unit }
  /// Where the by-line may be: the right third of the page, as high as its logo.
  var bylineBox: Rect {
    let width = size.width / 3 - 20 * unit
    return Rect(
      x: size.width - width - 48 * unit, y: bylineMiddle - 28 * unit, width: width, height: 56 * unit)
  }

  /// The distances of the frame's two lines from the edge of the page, in 1080ths of the width.
  static let frameInsets = [16.0, 24]

  var name: TextStyle { TextStyle(.vollkornSemiBold, size: 78 * unit, paint: theme.paint(.ink)) }
  var line: TextStyle { TextStyle(.inter, size: 23 * unit, paint: theme.paint(.faintInk)) }
  var symbol: TextStyle { TextStyle(.symbols, size: 42 * unit, paint: theme.paint(.accent)) }
  var words: TextStyle { TextStyle(.vollkorn, size: 29 * unit, paint: theme.paint(.ink)) }
  var degree: TextStyle { TextStyle(.inter, size: 20 * unit, paint: theme.paint(.faintInk)) }
  var frame: Stroke { Stroke(theme.paint(.hairline), width: 1.2 * unit * theme.lineScale) }
}

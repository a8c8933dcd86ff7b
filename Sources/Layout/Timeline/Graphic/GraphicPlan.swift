import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout

/// The places of everything in a graphic ephemeris, in points: A3 in landscape format.
enum GraphicPlan {
  static let size = Size(width: 1190.551, height: 841.89)
  static let margin = 36.0
  static let titleBaseline = 58.0
  static let factsBaseline = 76.0

  /// Where the span begins; to the left are degrees and signs.
  static let left = 100.0
  /// The room to the right of the curves for natal places, and for the leaders to them.
  static let rim = 76.0
  static let leader = 15.0
  static let top = 132.0
  static let bottom = 736.0

  static let monthsBaseline = 100.0
  static let moonsMiddle = 111.0
  static let moonDaysBaseline = 124.5
  static let ticksBaseline = bottom + 10.0
  static let lowerMonthsBaseline = bottom + 21.0
  static let yearsBaseline = bottom + 32.0
  static let noteBaseline = 786.0
  static let keyBaseline = 801.0
  /// The room of an author's name and logo at the foot; the imprint begins in the middle of the page.
  static let bylineBox = Rect(x: size.width * 2 / 3, y: 772, width: size.width / 3 - margin, height: 38)
  static let middle = size.width / 2

  /// The free space around text that stands among curves.
  static let air = 1.3
  /// How far from its dot the middle of an aspect's glyph may be.
  static let reach = 14.0
  /// How far it may be with a leader between the two.
  static let farReach = 40.0
  static let dotRadius = 1.5
  static let ringRadius = 2.6
  /// Half the height of the bar of a station.
  static let barReach = 4.0
  /// The length from which a stretch of a curve between two wraps has a glyph.
  static let leastNamed = 40.0
  /// The height of a natal label, from one to the next.
  static let natalPitch = 10.4

  // MARK: - The list

  static let columns = 6
  static let listTop = 108.0
  static let listBottom = 806.0
  static let pitch = 11.4
  static let gutter = 14.0
}

/// The text styles of a graphic ephemeris.
struct GraphicType {
  let theme: Theme

  var title: TextStyle { TextStyle(.vollkornSemiBold, size: 30, paint: theme.paint(.ink)) }
  var facts: TextStyle { TextStyle(.inter, size: 9.4, paint: theme.paint(.faintInk)) }
  var month: TextStyle { TextStyle(.interSemiBold, size: 7.6, paint: theme.paint(.ink)) }
  var shortMonth: TextStyle { TextStyle(.interSemiBold, size: 5.8, paint: theme.paint(.ink)) }
  var day: TextStyle { TextStyle(.inter, size: 6, paint: theme.paint(.faintInk), figures: .tabular) }
  var degree: TextStyle { TextStyle(.inter, size: 6.6, paint: theme.paint(.faintInk), figures: .tabular) }
  var note: TextStyle { TextStyle(.inter, size: 8, paint: theme.paint(.faintInk)) }
  var natal: TextStyle { TextStyle(.symbols, size: 9, paint: theme.paint(.ink)) }
  var angle: TextStyle { TextStyle(.interSemiBold, size: 6.4, paint: theme.paint(.ink)) }
  var natalDegree: TextStyle { TextStyle(.inter, size: 6.6, paint: theme.paint(.ink), figures: .tabular) }
  var retrograde: TextStyle { TextStyle(.symbols, size: 6.8, paint: theme.paint(.ink)) }
  var direct: TextStyle { TextStyle(.interSemiBold, size: 6, paint: theme.paint(.ink)) }
  /// The glyph of a body before the words of its turn.
  func turning(_ body: Body) -> TextStyle { TextStyle(.symbols, size: 7.4, paint: ink(of: body)) }
  var stationDay: TextStyle { TextStyle(.inter, size: 5.8, paint: theme.paint(.ink)) }
  var listMonth: TextStyle { TextStyle(.vollkornSemiBold, size: 10.5, paint: theme.paint(.ink)) }
  var listDay: TextStyle { TextStyle(.interMedium, size: 7, paint: theme.paint(.ink), figures: .tabular) }
  var listTime: TextStyle { TextStyle(.inter, size: 7, paint: theme.paint(.ink), figures: .tabular) }

  func sign(_ element: Element) -> TextStyle {
    TextStyle(.symbols, size: 8, paint: theme.paint(ofSign: element))
  }

  /// The glyph on a curve, in the ink of the curve.
  func curve(_ body: Body) -> TextStyle { TextStyle(.symbols, size: 10.5, paint: ink(of: body)) }

  func aspect(_ nature: AspectNature) -> TextStyle {
    TextStyle(.symbols, size: 7, paint: theme.paint(of: nature))
  }

  // MARK: - Curves

  /// The ink of a body's curve, one for each.
  func ink(of body: Body) -> Paint { theme.linePaint(of: body) }

  /// The Sun to Mars are thin, Jupiter to Pluto heavier; in a theme without colors dashes tell them apart.
  func stroke(of body: Body) -> Stroke {
    let isSlow = body.slowness < Body.mars.slowness
    return Stroke(
      ink(of: body), width: (isSlow ? 1.5 : 0.85) * theme.lineScale,
      dash: theme.dashesNatures ? GraphicType.dashes[body] ?? [] : [])
  }

  private static let dashes: [Body: [Double]] = [
    .mercury: [1.6, 1.4], .venus: [5, 1.6], .mars: [7, 1.6, 1.6, 1.6], .uranus: [4, 1.8],
    .neptune: [9, 2], .pluto: [9, 1.8, 2, 1.8],
  ]

  var natalLine: Stroke {
    Stroke(theme.paint(.faintInk), width: 0.55 * theme.lineScale, dash: [2.6, 1.6])
  }
  var leader: Stroke { Stroke(theme.paint(.faintInk), width: 0.45 * theme.lineScale) }
}

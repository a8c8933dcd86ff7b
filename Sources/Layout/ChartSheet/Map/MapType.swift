import AstroChartModel
import AstroDrawing
import AstroThemes

/// How much of a map can be read in its pixels.
enum MapReading: Hashable, Sendable {
  /// Everything.
  case whole
  /// Larger type, no parans, and labels of glyphs alone.
  case reduced
  /// The map alone, with the glyphs of MC and ASC lines.
  case minimal

  /// - Parameter pixelsPerPoint: At least 1.35 for digits of the smallest type six pixels tall, and 0.75 for larger type.
  init(pixelsPerPoint: Double) {
    self = pixelsPerPoint >= 1.35 ? .whole : pixelsPerPoint >= 0.75 ? .reduced : .minimal
  }
}

/// The type and the strokes of a map, in points.
struct MapType: Sendable {
  let theme: Theme
  let reading: MapReading
  /// How much thicker lines are where a point has less than a pixel.
  private let weight: Double

  init(theme: Theme, pixelsPerPoint: Double) {
    (self.theme, reading) = (theme, MapReading(pixelsPerPoint: pixelsPerPoint))
    weight = max(1, 1.1 / pixelsPerPoint) * theme.lineScale
  }

  private func size(_ whole: Double, _ reduced: Double) -> Double { reading == .whole ? whole : reduced }

  var title: TextStyle { TextStyle(.vollkornSemiBold, size: size(25, 30), paint: theme.paint(.ink)) }
  var line: TextStyle { TextStyle(.inter, size: size(8.4, 11.6), paint: theme.paint(.faintInk)) }
  var key: TextStyle { TextStyle(.inter, size: size(7.6, 11.4), paint: theme.paint(.ink)) }
  var degree: TextStyle {
    TextStyle(.inter, size: size(6.4, 11.2), paint: theme.paint(.faintInk), figures: .tabular)
  }
  var head: TextStyle { TextStyle(.interSemiBold, size: 7.6, paint: theme.paint(.ink)) }
  var cell: TextStyle { TextStyle(.inter, size: 6.4, paint: theme.paint(.ink), figures: .tabular) }
  var boldCell: TextStyle { TextStyle(.interBold, size: 6.4, paint: theme.paint(.ink), figures: .tabular) }
  var angle: TextStyle { TextStyle(.interMedium, size: 6.2, paint: theme.paint(.ink)) }

  /// The glyph of a body at a rim or in the key.
  func glyph(of body: Body) -> TextStyle {
    let size =
      switch reading {
      case .whole: 11.5
      case .reduced: 14.0
      case .minimal: 28.0
      }
    return TextStyle(.symbols, size: size * theme.glyphScale, paint: theme.linePaint(of: body))
  }

  /// The same in a cell of a table.
  func cellGlyph(of body: Body) -> TextStyle {
    TextStyle(.symbols, size: 8.4, paint: theme.linePaint(of: body))
  }

  // MARK: - Strokes

  /// The stroke of a line: its kind tells the angle, its ink the body.
  func stroke(_ body: Body, _ angle: ChartAngle) -> Stroke {
    let paint = theme.linePaint(of: body)
    return switch angle {
    case .midheaven: Stroke(paint, width: 1.25 * weight)
    case .imumCoeli: Stroke(paint, width: 1.1 * weight, dash: [5 * weight, 2.6 * weight])
    case .ascendant: Stroke(paint, width: 0.7 * weight)
    case .descendant: Stroke(paint, width: 1.15 * weight, dash: [0, 2.5 * weight], cap: .round)
    }
  }

  /// The same in the key, which stands for all bodies.
  func keyStroke(_ angle: ChartAngle) -> Stroke {
    var stroke = stroke(.saturn, angle)
    stroke.paint = theme.paint(.ink)
    return stroke
  }

  func leader(_ body: Body) -> Stroke { Stroke(theme.linePaint(of: body), width: 0.45 * weight) }

  /// The area between a line some minutes earlier and some minutes later.
  func band(_ body: Body) -> Paint { theme.linePaint(of: body).opacity(0.12) }
  var keyBand: Paint { theme.paint(.ink).opacity(0.2) }

  var sea: Paint { theme.paint(.disc) }
  /// The tint of land; `nil` in themes without tints, where coasts alone are drawn.
  var land: Paint? { theme.hasTints ? theme.paint(.hairline).opacity(MapType.landOpacity) : nil }
  static let landOpacity = 0.18

  var coast: Stroke {
    Stroke(theme.paint(.hairline).opacity(theme.hasTints ? 0.55 : 1), width: 0.35 * weight)
  }
  var graticule: Stroke { Stroke(theme.paint(.hairline).opacity(0.4), width: 0.3 * weight) }
  var frame: Stroke { Stroke(theme.paint(.hairline), width: 0.6 * weight) }
  var ring: Stroke { Stroke(theme.paint(.accent), width: 1.6 * weight) }
  var ringGround: Stroke { Stroke(theme.paint(.paper), width: 3.6 * weight) }
  var ringRadius: Double { 4.2 * max(1, weight * 0.8) }
}

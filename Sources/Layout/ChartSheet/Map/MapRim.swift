import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroTradition
import AstroWheelLayout

/// The labels of lines along the upper or the lower rim of a map, spread so that none touches another.
struct MapRim: Sendable {
  /// The glyph of a body with the letters of an angle, and the leader from where its line meets the rim.
  struct Label: Sendable {
    let line: AngleLine
    let pieces: [PlacedText]
    let leader: [Point]

    var box: Rect { pieces.reduce(.zero) { $0.union($1.box) } }
  }

  var labels: [Label] = []

  /// The height between the rim and the labels, the gap between a glyph and its letters, and that between labels.
  private static let reach = 14.0
  private static let stem = 3.0
  private static let gap = 1.6
  private static let air = 3.2

  /// The height of everything beyond the rim, in points.
  static func height(_ type: MapType) -> Double {
    let glyph = type.glyph(of: .sun).size
    return reach + glyph + (type.reading == .whole ? gap + type.angle.size : 2)
  }

  init(of lines: [AngleLine], isUpper: Bool, _ field: MapField, _ type: MapType, _ pen: MapPen) {
    let latitude = isUpper ? MapField.latitudes.upperBound : MapField.latitudes.lowerBound
    let units = lines.compactMap { line -> Unit? in
      guard type.reading != .minimal || line.angle == (isUpper ? .midheaven : .ascendant) else { return nil }
      return line.longitude(at: latitude).map { Unit(line, at: field.x($0), type, pen) }
    }.sorted { $0.target < $1.target }
    let middles = MapRim.spread(units, field)
    labels = zip(units, middles).map { unit, middle in
      unit.placed(at: middle, rim: isUpper ? field.box.minY : field.box.maxY, isUpper: isUpper, type)
    }
  }

  /// Where the middles of labels are.
  private static func spread(_ units: [Unit], _ field: MapField) -> [Double] {
    let margin = field.box.minX * 0.6
    let bounds = (field.box.minX - margin, field.box.maxX + margin)
    let problem = Spreading(
      targets: units.map(\.target),
      separations: zip(units, units.dropFirst()).map { ($0.width + $1.width) / 2 + air },
      lows: units.map { bounds.0 + $0.width / 2 }, highs: units.map { bounds.1 - $0.width / 2 })
    return problem.solved() ?? units.map(\.target)
  }

  /// A label before it has its place.
  private struct Unit {
    let line: AngleLine
    let target: Double
    let glyph: ShapedText
    let letters: ShapedText?

    init(_ line: AngleLine, at target: Double, _ type: MapType, _ pen: MapPen) {
      (self.line, self.target) = (line, target)
      glyph = pen.symbol(line.body.symbol, type.glyph(of: line.body))
      letters = type.reading == .whole ? pen.shape(line.angle.abbreviation, type.angle) : nil
    }

    var width: Double { max(glyph.inkBounds.width, letters?.inkBounds.width ?? 0) }

    func placed(at middle: Double, rim: Double, isUpper: Bool, _ type: MapType) -> Label {
      let away = isUpper ? -1.0 : 1.0
      let cell = type.glyph(of: line.body).size
      let center = rim + away * (MapRim.reach + cell / 2)
      var pieces = [
        PlacedText(glyph, centeredAt: middle, baseline: center - glyph.inkBounds.center.y)
      ]
      if let letters {
        let beyond = center + away * (cell / 2 + MapRim.gap + letters.inkBounds.height / 2)
        pieces.append(
          PlacedText(letters, centeredAt: middle, baseline: beyond - letters.inkBounds.center.y))
      }
      let end = center - away * (glyph.inkBounds.height / 2 + 1.2)
      let leader = [
        Point(x: target, y: rim), Point(x: target, y: rim + away * MapRim.stem),
        Point(x: middle, y: rim + away * (MapRim.reach - MapRim.stem)), Point(x: middle, y: end),
      ]
      return Label(line: line, pieces: pieces, leader: leader)
    }
  }
}

/// Shapes the words of a map.
struct MapPen {
  let language: String
  let shaper: any TextShaper
  let pixelsPerPoint: Double

  func shape(_ text: String, _ style: TextStyle) -> ShapedText {
    shaper.shape(text, style, language: language)
  }

  func symbol(_ text: String, _ style: TextStyle) -> ShapedText {
    shaper.symbol(text, style, language: language, pixelsPerPoint: pixelsPerPoint)
  }
}

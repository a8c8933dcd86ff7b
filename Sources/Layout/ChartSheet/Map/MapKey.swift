import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout
import AstroWording

/// What strokes, inks and marks of a map mean, in lines at its foot.
struct MapKey: Sendable {
  enum Sample: Hashable, Sendable {
    case line(ChartAngle)
    case ring
    case band
    case body(Body)
  }

  /// A sample with its words.
  struct Entry: Sendable {
    let sample: Sample
    /// Where the sample is drawn; for a body the box around its glyph.
    let box: Rect
    let texts: [PlacedText]
  }

  private(set) var entries: [Entry] = []
  /// The height of all lines, in points.
  private(set) var height = 0.0

  /// - Parameters:
  ///   - doubt: How many minutes bands reach; `nil` for a map without bands.
  ///   - place: What the ring marks; `nil` for a map without a place.
  init(
    from corner: Point, width: Double, doubt: Int?, place: String?, _ type: MapType, _ language: Language,
    _ pen: MapPen
  ) {
    let words = MapWords(language)
    var marks: [(Sample, String)] = MapKey.angles.map {
      (.line($0), "\($0.abbreviation) – \(words.standing(on: $0))")
    }
    if let doubt { marks.append((.band, words.doubt(minutes: doubt))) }
    if let place { marks.append((.ring, place)) }
    let bodies = Body.planets.map { (Sample.body($0), $0.name(in: language)) }
    for group in [marks, bodies] { add(group, from: corner, width: width, type, pen) }
  }

  private static let angles: [ChartAngle] = [.midheaven, .imumCoeli, .ascendant, .descendant]

  /// Adds entries from the left to the right, in as many lines as they need.
  private mutating func add(
    _ group: [(Sample, String)], from corner: Point, width: Double, _ type: MapType, _ pen: MapPen
  ) {
    let pitch = type.key.size * 1.75
    var x = corner.x
    height += pitch
    for (sample, words) in group {
      let text = pen.shape(words, type.key)
      let glyph = sample.body.map { pen.symbol($0.symbol, type.glyph(of: $0).sized(type.key.size * 1.35)) }
      let swatch = glyph?.inkBounds.width ?? sample.width * type.key.size
      let whole = swatch + type.key.size * 0.5 + text.inkBounds.width
      if x > corner.x, x + whole > corner.x + width { (x, height) = (corner.x, height + pitch) }
      let middle = corner.y + height - pitch / 2
      let baseline = middle + type.key.size * 0.36
      let box = Rect(
        x: x, y: middle - type.key.size * 0.5, width: swatch, height: type.key.size)
      var texts =
        glyph.map {
          [PlacedText($0, centeredAt: box.center.x, baseline: middle - $0.inkBounds.center.y)]
        } ?? []
      texts.append(
        PlacedText(
          text: text,
          origin: Point(x: x + swatch + type.key.size * 0.5 - text.inkBounds.minX, y: baseline)))
      entries.append(Entry(sample: sample, box: box, texts: texts))
      x += whole + type.key.size * 1.7
    }
  }
}

extension MapKey.Sample {
  fileprivate var body: Body? { if case .body(let body) = self { body } else { nil } }

  /// The width of what is drawn, in ems of the words.
  fileprivate var width: Double { self == .ring ? 1.5 : 3.6 }
}

extension TextStyle {
  fileprivate func sized(_ size: Double) -> TextStyle {
    var style = self
    style.size = size
    return style
  }
}

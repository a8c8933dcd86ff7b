package import AstroChartModel
package import AstroDrawing
package import AstroGeometry
package import AstroThemes
package import AstroTradition
import AstroWheelLayout
package import AstroWording

/// The lines of a map some minutes earlier and as many later.
package struct MapDoubt: Hashable, Sendable {
  let minutes: Int
  let earlier: AstroMap
  let later: AstroMap

  package init(minutes: Int, earlier: AstroMap, later: AstroMap) {
    (self.minutes, self.earlier, self.later) = (minutes, earlier, later)
  }
}

/// A page with the lines of a map over the coasts of the Earth, a key, and the crossings of lines.
package struct MapSheet: Sendable {
  let chart: Chart
  let map: AstroMap
  let doubt: MapDoubt?
  let coast: Coastline
  let language: Language
  let type: MapType
  let field: MapField
  let title: [PlacedText]
  let head: [PlacedText]
  var rims: [MapRim]
  let degrees: [PlacedText]
  let key: MapKey?
  let paransHead: PlacedText?
  let table: ParanTable?
  /// The width and height of the page, in points.
  package let size: Size

  /// The width of every page, in points, and of one in a PNG of the usual size, in pixels.
  package static let width = 800.0
  package static let usualPixels = 1600

  /// How near to each other points of a coast are drawn, in pixels: what is nearer nobody sees.
  private static let finestDetail = 0.4

  /// The room at either side of the map; but in a tiny picture, for the degrees of parallels.
  private static func margin(_ reading: MapReading) -> Double {
    switch reading {
    case .whole: 40
    case .reduced: 56
    case .minimal: 10
    }
  }

  /// - Parameters:
  ///   - doubt: The lines earlier and later; `nil` for a map without bands.
  ///   - pixels: The width at which the page is viewed; `nil` for the usual one.
  package init(
    of chart: Chart, _ map: AstroMap, doubt: MapDoubt? = nil, over coast: Coastline, pixels: Int? = nil,
    theme: Theme, language: Language, shaper: any TextShaper
  ) {
    (self.chart, self.map, self.doubt) = (chart, map, doubt)
    self.language = language
    let perPoint = Double(pixels ?? MapSheet.usualPixels) / MapSheet.width
    let type = MapType(theme: theme, pixelsPerPoint: perPoint)
    let pen = MapPen(language: language.tag, shaper: shaper, pixelsPerPoint: perPoint)
    let isMinimal = type.reading == .minimal
    let margin = MapSheet.margin(type.reading)
    let words = isMinimal ? nil : MapHead(of: chart, language, type, margin: margin, shaper)
    (title, head) = (words?.title ?? [], words?.lines ?? [])
    let rim = MapRim.height(type)
    let field = MapField(
      x: margin, y: (words?.bottom ?? 4) + 8 + rim, width: MapSheet.width - 2 * margin)
    // A vector page may be enlarged.
    let finest = pixels == nil ? 2 * perPoint : perPoint
    self.coast = coast.thinned(to: MapSheet.finestDetail / (finest * field.scale))
    rims = [true, false].map { MapRim(of: map.lines, isUpper: $0, field, type, pen) }
    degrees = isMinimal ? [] : MapSheet.degrees(around: field, below: rim, type, language, pen)
    var foot = field.box.maxY + rim + (isMinimal ? 12 : 18)
    var key: MapKey?
    if !isMinimal {
      let place = chart.markedPlace.map { _ in
        MapWords(language).place(isOfBirth: chart.kind == .natal && !chart.isDerived)
      }
      let made = MapKey(
        from: Point(x: margin, y: foot + 6), width: field.box.width, doubt: doubt?.minutes, place: place,
        type, language, pen)
      (key, foot) = (made, foot + made.height + 12)
    }
    var table: ParanTable?
    if type.reading == .whole {
      let made = ParanTable(
        map.parans(), from: Point(x: margin, y: foot + 12), width: field.box.width,
        latitude: chart.mapPlace?.latitude, type, language)
      (table, foot) = (made, foot + 12 + made.height)
    }
    (self.key, self.table, paransHead) = (key, table, table?.head(pen))
    (self.type, self.field) = (type, field)
    size = Size(width: MapSheet.width, height: foot + (isMinimal ? 0 : 20))
  }

  /// The name of the picture, as in “Astrocartography”.
  package var name: String { MapWords(language).title }

  static let meridians = Array(stride(from: -150, through: 150, by: 30))
  static let parallels = [-30, 0, 30, 60]

  /// The degrees of parallels at both sides and of meridians below the labels.
  private static func degrees(
    around field: MapField, below rim: Double, _ type: MapType, _ language: Language, _ pen: MapPen
  ) -> [PlacedText] {
    let words = MapWords(language)
    let sides = parallels.flatMap { latitude in
      let text = pen.shape(words.parallel(latitude), type.degree)
      let scaled = text.scaled(by: min(1, (field.box.minX - 8) / max(text.inkBounds.width, 1)))
      let baseline = field.y(Double(latitude)) - scaled.inkBounds.center.y
      return [field.box.minX - 4 - scaled.inkBounds.maxX, field.box.maxX + 4 - scaled.inkBounds.minX].map {
        PlacedText(text: scaled, origin: Point(x: $0, y: baseline))
      }
    }
    let below = meridians.map { longitude in
      PlacedText(
        pen.shape(words.meridian(longitude), type.degree), centeredAt: field.x(Double(longitude)),
        baseline: field.box.maxY + rim + type.degree.size + 2)
    }
    return sides + below
  }
}

extension Chart {
  /// The place from which the sky of the chart is seen.
  var mapPlace: Site? { birth.map(Site.init) ?? derived?.place }

  /// The same where the map has it.
  var markedPlace: Site? {
    mapPlace.flatMap { MapField.latitudes.contains($0.latitude) ? $0 : nil }
  }

  /// The chart without anything to tell about houses, which a map does not have.
  fileprivate var withoutHouses: Chart {
    var chart = self
    chart.ephemeris?.houseSystem = nil
    return chart
  }
}

/// Whose map it is, when and where.
private struct MapHead {
  let title: [PlacedText]
  let lines: [PlacedText]
  let bottom: Double

  init(
    of chart: Chart, _ language: Language, _ type: MapType, margin: Double, _ shaper: any TextShaper
  ) {
    let (caption, words) = (ChartCaption(of: chart.withoutHouses, in: language), MapWords(language))
    let room = MapSheet.width - 2 * margin
    let name = NameLines(
      caption.title ?? words.title, type.title, room: room, language: language.tag, shaper: shaper)
    let first = 20 + name.size * 0.74
    title = name.lines.enumerated().map { index, text in
      PlacedText(
        text: text, origin: Point(x: margin - text.inkBounds.minX, y: first + name.pitch * Double(index)))
    }
    let below = first + name.pitch * Double(name.lines.count - 1) + name.size * 0.3
    let texts = [
      (caption.title == nil ? [] : [words.title]) + caption.time,
      [chart.mapPlace?.name, chart.mapPlace?.coordinates(in: language)].compactMap(\.self) + caption.notes,
    ].map(PartWords.line).filter { !$0.isEmpty }
    let own = PartLines(texts, type.line, room: room, language: language.tag, shaper)
    lines = own.placed(at: Point(x: margin, y: below))
    bottom = below + own.height
  }
}

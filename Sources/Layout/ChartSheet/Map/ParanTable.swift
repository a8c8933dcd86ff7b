import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroTradition
import AstroWheelLayout
import AstroWording

/// The crossings of lines in columns below a map, from north to south; each line is told once.
struct ParanTable: Sendable {
  let parans: [Paran]
  private let corner: Point
  private let width: Double
  private let type: MapType
  private let language: Language
  /// The latitude of the place of the chart; `nil` if it is not known.
  private let latitude: Double?

  static let rowHeight = 9.4
  private static let headHeight = 16.0

  /// - Parameter latitude: That of the place, near which crossings are set in bold.
  init(
    _ parans: [Paran], from corner: Point, width: Double, latitude: Double?, _ type: MapType,
    _ language: Language
  ) {
    (self.parans, self.corner, self.width, self.latitude) = (parans, corner, width, latitude)
    (self.type, self.language) = (type, language)
  }

  /// How many columns have room, and how many rows they need.
  static let columns = 7
  var rows: Int { (parans.count + ParanTable.columns - 1) / ParanTable.columns }

  var height: Double { ParanTable.headHeight + ParanTable.rowHeight * Double(rows) }

  /// The heading.
  func head(_ pen: MapPen) -> PlacedText {
    let words = MapWords(language)
    let near = latitude == nil ? [] : [words.paransNearPlace]
    let text = pen.shape(([words.parans] + near).joined(separator: "  ·  "), type.head)
    return PlacedText(
      text: text.scaled(by: min(1, width / max(text.advance, 1))),
      origin: Point(x: corner.x, y: corner.y + 6))
  }

  func paint(_ group: inout Scene.Group, _ shaper: any TextShaper) {
    let pitch = width / Double(ParanTable.columns)
    let cells = cells(shaper)
    for column in 0..<ParanTable.columns {
      let own = parans.dropFirst(column * rows).prefix(rows)
      guard !own.isEmpty else { return }
      let table = SheetTable(columns: cells, rows: own.map(row), rowHeight: ParanTable.rowHeight)
      table.paint(
        &group, at: corner + Vector(dx: pitch * Double(column), dy: ParanTable.headHeight),
        label: "parans.\(column + 1)", shaper: shaper, language: language.tag)
    }
  }

  /// The latitude at the left, as wide as the widest, then each body with its angle.
  private func cells(_ shaper: any TextShaper) -> [(x: Double, alignment: SheetTable.Alignment)] {
    let widest = parans.map(row).compactMap(\.first).map {
      SheetTable.shaped($0, by: shaper, language.tag).advance
    }.max()
    let latitude = widest ?? 0
    return [
      (latitude, .right), (latitude + 9, .center), (latitude + 15, .left), (latitude + 36, .center),
      (latitude + 42, .left),
    ]
  }

  private func row(_ paran: Paran) -> [SheetTable.Cell] {
    let isNear = latitude.map { abs($0 - paran.latitude) <= 1 } ?? false
    let style = isNear ? type.boldCell : type.cell
    return [
      .init(MapWords(language).latitude(paran.latitude), style),
      .init(paran.body1.symbol, type.cellGlyph(of: paran.body1)), .init(paran.angle1.abbreviation, style),
      .init(paran.body2.symbol, type.cellGlyph(of: paran.body2)), .init(paran.angle2.abbreviation, style),
    ]
  }
}

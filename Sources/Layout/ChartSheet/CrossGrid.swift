import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout
import AstroWording

/// The aspects between two births: a row for each end of the base, a column for each of the other chart, and
/// how many there are of each nature.
struct CrossGrid {
  private let sheet: SkySheet
  private let rows: [AspectEnd]
  private let columns: [AspectEnd]
  private let aspects: [AspectEnd: [AspectEnd: Aspect]]
  private let room: Rect

  /// The space for the heads of rows and columns, and for the counts at their ends, in points.
  private static let headWidth = 40.0
  private static let headHeight = 23.0
  private static let totalWidth = 32.0
  private static let totalHeight = 13.0

  init(of sheet: SkySheet, in room: Rect) {
    (self.sheet, self.room) = (sheet, room)
    let outer = sheet.skies[0]
    rows = CrossGrid.ends(of: sheet.base, withPoints: outer.tiesPoints)
    columns = CrossGrid.ends(of: outer.chart, withPoints: outer.tiesPoints)
    var found: [AspectEnd: [AspectEnd: Aspect]] = [:]
    for tie in sheet.ties { found[tie.aspect.end2, default: [:]][tie.aspect.end1] = tie.aspect }
    aspects = found
  }

  private static func ends(of chart: Chart, withPoints: Bool) -> [AspectEnd] {
    let bodies = withPoints ? chart.placements : chart.planets
    let angles: [ChartAngle] = chart.angles == nil ? [] : [.ascendant, .midheaven]
    return bodies.map { .body($0.body) } + angles.map(AspectEnd.angle)
  }

  /// The width and height of a grid with square cells, but for rows that are never higher than they are on a sheet.
  static func size(of sheet: SkySheet, cell: Double) -> Size {
    let outer = sheet.skies[0]
    let rows = ends(of: sheet.base, withPoints: outer.tiesPoints).count
    let columns = ends(of: outer.chart, withPoints: outer.tiesPoints).count
    return Size(
      width: headWidth + totalWidth + cell * Double(columns),
      height: headHeight + totalHeight + min(mostHeight, cell) * Double(rows))
  }

  /// The greatest height of a cell, in points.
  private static let mostHeight = 20.0

  private var cell: Size {
    Size(
      width: (room.width - CrossGrid.headWidth - CrossGrid.totalWidth) / Double(max(columns.count, 1)),
      height: min(
        CrossGrid.mostHeight,
        (room.height - CrossGrid.headHeight - CrossGrid.totalHeight) / Double(max(rows.count, 1))))
  }

  /// The upper left corner of a cell; the counts are one row or column after the last cell.
  private func corner(row: Int, column: Int) -> Point {
    Point(
      x: room.minX + CrossGrid.headWidth + cell.width * Double(column),
      y: room.minY + CrossGrid.headHeight + cell.height * Double(row))
  }

  func paint(_ group: inout Scene.Group, _ painter: SheetPainter) {
    let theme = sheet.style.theme
    group.stroke(lines, Stroke(theme.hairline, width: 0.35 * theme.lineScale))
    for (index, end) in rows.enumerated() { rowHead(end, index, &group, painter) }
    for (index, end) in columns.enumerated() { columnHead(end, index, &group, painter) }
    for (row, end) in rows.enumerated() {
      for (column, other) in columns.enumerated() {
        guard let aspect = aspects[end]?[other] else { continue }
        set(aspect, row, column, &group, painter)
      }
    }
    axes(&group, painter)
    natures(&group, painter)
    for row in rows.indices { total(ofRow: row, &group, painter) }
    for column in columns.indices { total(ofColumn: column, &group, painter) }
  }

  private var lines: Path {
    var path = Path()
    let (left, top) = (room.minX, room.minY)
    let end = corner(row: rows.count, column: columns.count)
    for row in 0...rows.count {
      let y = corner(row: row, column: 0).y
      path.move(to: Point(x: left, y: y))
      path.line(to: Point(x: end.x, y: y))
    }
    for column in 0...columns.count {
      let x = corner(row: 0, column: column).x
      path.move(to: Point(x: x, y: top))
      path.line(to: Point(x: x, y: end.y))
    }
    return path
  }

  // MARK: - Heads

  /// Names the axes in the corner between them: the columns' person above, the rows' person below.
  private func axes(_ group: inout Scene.Group, _ painter: SheetPainter) {
    let theme = sheet.style.theme
    let corner = Rect(x: room.minX, y: room.minY, width: CrossGrid.headWidth, height: CrossGrid.headHeight)
    group.line(
      Segment(corner.origin, Point(x: corner.maxX, y: corner.maxY)),
      Stroke(theme.hairline, width: 0.35 * theme.lineScale))
    let names = zip(CrossGrid.axisNames(of: sheet, painter), [0, 1]).map { name, ring in
      painter.shape(name, sheet.inked(sheet.style.columnHead, ring))
    }
    group.place(names[0], at: Point(x: corner.minX, y: corner.maxY - 2.5))
    group.place(names[1], at: Point(x: corner.maxX - 2 - names[1].advance, y: corner.minY + 6.5))
  }

  /// The names on the axes: whole names, their first words, or marks, as far as there is room.
  static func axisNames(of sheet: SkySheet, _ painter: SheetPainter) -> [String] {
    [0, 1].map { ring in
      painter.name(
        ring, of: sheet.owners, sheet.inked(sheet.style.columnHead, ring), width: headWidth * 0.66)
    }
  }

  /// The signs of the natures above and before the counts, which have the same order.
  private func natures(_ group: inout Scene.Group, _ painter: SheetPainter) {
    let (right, foot) = (corner(row: 0, column: columns.count), corner(row: rows.count, column: 0))
    let ys = (right.y - 9, foot.y + CrossGrid.totalHeight / 2)
    for (index, nature) in AspectNature.allCases.enumerated() {
      let style = TextStyle(.symbols, size: 6.2, color: sheet.style.theme.ink(nature))
      let middle = Double(nature.signs.count - 1) / 2
      for (place, type) in nature.signs.enumerated() {
        let sign = painter.shaper.symbol(type.symbol, style, language: sheet.language.tag)
        let rise = 7.4 * (Double(place) - middle)
        group.place(sign, inkCenteredAt: Point(x: right.x + 6 + 11 * Double(index), y: ys.0 + rise))
        group.place(sign, inkCenteredAt: Point(x: room.minX + 7 + 11 * Double(index), y: ys.1 + rise))
      }
    }
  }

  private func rowHead(_ end: AspectEnd, _ row: Int, _ group: inout Scene.Group, _ painter: SheetPainter) {
    let y = corner(row: row, column: 0).y + cell.height / 2
    let glyph = symbol(end, ring: 0, painter)
    group.place(glyph, inkCenteredAt: Point(x: room.minX + 7, y: y))
    guard let text = position(of: end, in: sheet.base, ring: 0, painter) else { return }
    place(text, center: Point(x: room.minX + 27, y: y), width: 24, &group)
  }

  private func columnHead(
    _ end: AspectEnd, _ column: Int, _ group: inout Scene.Group, _ painter: SheetPainter
  ) {
    let x = corner(row: 0, column: column).x + cell.width / 2
    place(symbol(end, ring: 1, painter), center: Point(x: x, y: room.minY + 7), width: cell.width - 2, &group)
    guard let text = position(of: end, in: sheet.skies[0].chart, ring: 1, painter) else { return }
    place(text, center: Point(x: x, y: room.minY + 17.5), width: cell.width - 2, &group)
  }

  private func symbol(_ end: AspectEnd, ring: Int, _ painter: SheetPainter) -> ShapedText {
    painter.symbol(end, sheet.ink(ring))
  }

  /// Degree and sign, as in 25° ♈; the minutes are shown in the wheel.
  ///
  /// Of a Moon of any hour of its day ≈25° ♈, or the two signs in which it may stand.
  private func position(
    of end: AspectEnd, in chart: Chart, ring: Int, _ painter: SheetPainter
  ) -> ShapedText? {
    guard let longitude = chart.longitude(of: end) else { return nil }
    let placement = end.body.flatMap(chart.placement)
    let signs = placement?.possibleSigns ?? [longitude.sign]
    let about = placement?.isBroad ?? false ? "≈" : ""
    let small = TextStyle(.inter, size: 6.2, color: sheet.ink(ring), figures: .tabular)
    let degree = signs.count > 1 ? "" : "\(about)\(longitude.degreeAndMinute.degree)° "
    var text = StyledText(degree, small, language: sheet.language.tag)
    for (index, sign) in signs.enumerated() {
      if index > 0 { text.spans.append(.init("/", small)) }
      text.spans.append(.init(sign.symbol, TextStyle(.symbols, size: 7.2, color: sheet.ink(ring))))
    }
    return painter.shaper.shape(text)
  }

  // MARK: - Cells

  private func set(
    _ aspect: Aspect, _ row: Int, _ column: Int, _ group: inout Scene.Group, _ painter: SheetPainter
  ) {
    let corner = corner(row: row, column: column)
    let ink = sheet.style.theme.ink(aspect.type.nature)
    let glyph = painter.shaper.symbol(
      aspect.type.symbol, TextStyle(.symbols, size: cell.height * 0.5, color: ink),
      language: sheet.language.tag)
    let orb = painter.shape(
      aspect.orbText,
      TextStyle(.inter, size: min(5.8, cell.height * 0.3), color: ink, figures: .tabular))
    let x = corner.x + cell.width / 2
    place(glyph, center: Point(x: x, y: corner.y + cell.height * 0.33), width: cell.width - 2, &group)
    place(orb, center: Point(x: x, y: corner.y + cell.height * 0.78), width: cell.width - 2, &group)
  }

  private func place(_ text: ShapedText, center: Point, width: Double, _ group: inout Scene.Group) {
    group.place(text.scaled(by: min(1, width / max(text.inkBounds.width, 0.001))), inkCenteredAt: center)
  }

  // MARK: - Counts

  private func total(ofRow row: Int, _ group: inout Scene.Group, _ painter: SheetPainter) {
    let found = Array((aspects[rows[row]] ?? [:]).values)
    let start = corner(row: row, column: columns.count)
    counts(of: found, from: start.x + 6, step: 11, y: start.y + cell.height / 2, &group, painter)
  }

  private func total(ofColumn column: Int, _ group: inout Scene.Group, _ painter: SheetPainter) {
    let found = rows.compactMap { aspects[$0]?[columns[column]] }
    let start = corner(row: rows.count, column: column)
    let step = min(6.4, cell.width / 3.2)
    counts(
      of: found, from: start.x + cell.width / 2 - step, step: step, y: start.y + CrossGrid.totalHeight / 2,
      &group, painter)
  }

  /// Sets how many aspects of each nature there are, each number in the ink of the nature.
  private func counts(
    of found: [Aspect], from x: Double, step: Double, y: Double, _ group: inout Scene.Group,
    _ painter: SheetPainter
  ) {
    for (index, nature) in AspectNature.allCases.enumerated() {
      let count = found.count { $0.type.nature == nature }
      guard count > 0 else { continue }
      let style = TextStyle(
        .interSemiBold, size: 6.2, color: sheet.style.theme.ink(nature), figures: .tabular)
      group.place(
        painter.shape(String(count), style), inkCenteredAt: Point(x: x + step * Double(index), y: y))
    }
  }
}

extension AspectNature {
  /// The major aspects of this nature, which a count takes together.
  fileprivate var signs: [AspectType] {
    switch self {
    case .harmonious: [.trine, .sextile]
    case .challenging: [.square, .opposition]
    case .neutral: [.conjunction]
    }
  }
}

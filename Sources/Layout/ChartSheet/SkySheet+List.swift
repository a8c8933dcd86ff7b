import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout
import AstroWording

extension SkySheet {
  /// Where the positions end and, below, where the aspects begin.
  private var positionsRight: Double {
    SheetStyle.margin + skyColumns[0] + skyWidth * Double(skies.count + 1) + 12
  }
  private var listLeft: Double { positionsRight + 18 }

  /// Paints the tables of other skies: all positions next to each other, and the aspects of each with the base,
  /// the closest first, marked with the owner of its first end.
  func paintList(_ group: inout Scene.Group, _ painter: SheetPainter) {
    let words = TableWords(language)
    let top = SkySheet.tablesTop
    painter.head(words.positions, from: SheetStyle.margin, to: positionsRight, y: top, &group)
    if base.hasBirthTime {
      painter.endHead(owners.marked(words.house, by: skies.count), endingAt: positionsRight, y: top, &group)
    }
    paintSkyNames(&group, painter)
    positions.paint(
      &group, at: Point(x: SheetStyle.margin, y: top + SheetStyle.headHeight + 12), label: "positions",
      shaper: painter.shaper, language: language.tag)
    let ending = ties.contains { $0.exactDay != nil } ? words.nextExact : nil
    painter.head(listHead, from: listLeft, to: SheetStyle.right, y: top, beside: ending, &group)
    if let ending { painter.endHead(ending, endingAt: SheetStyle.right, y: top, &group) }
    paintAspects(&group, painter)
  }

  /// “Aspects: Transits (T) → Natal chart”.
  private var listHead: String {
    let legend = owners.legend((1...skies.count).reversed())
    return "\(TableWords(language).aspects): \(legend) → \(WritingDirection.isolated(owners.names[0]))"
  }

  private var rowRoom: Double { SkySheet.tablesBottom - SkySheet.tablesTop - SheetStyle.headHeight }

  // MARK: - Positions

  /// Where the columns of each sky begin, in points from the left edge of the table.
  private var skyColumns: [Double] { (0...skies.count).map { 30 + skyWidth * Double($0) } }
  private var skyWidth: Double { skies.count == 1 ? 72 : 64 }

  private func paintSkyNames(_ group: inout Scene.Group, _ painter: SheetPainter) {
    let names = owners.names.enumerated().map { $0 > 0 && !skies[$0 - 1].sky.isBirth ? heads[$0] : $1 }
    for (index, name) in names.enumerated() {
      let text = painter.shape(name, style.inked(style.line, ink(index)))
      let scaled = text.scaled(by: min(0.86, (skyWidth - 4) / max(text.advance, 1)))
      let right = SheetStyle.margin + skyColumns[index] + skyWidth - 13
      group.place(
        scaled,
        at: Point(
          x: max(right - scaled.advance, SheetStyle.margin + skyColumns[index] - 8),
          y: SkySheet.tablesTop + SheetStyle.headHeight + 7))
    }
  }

  /// The table of positions, one row per body: glyph, position in each sky, and the base's house that it
  /// occupies in the outermost sky.
  private var positions: SheetTable {
    let charts = [base] + skies.map(\.chart)
    let bodies = Set(charts.flatMap { ($0.planets + $0.points).map(\.body) }).sorted()
    let columns: [(x: Double, alignment: SheetTable.Alignment)] =
      [(7, .center)]
      + skyColumns.flatMap { x in
        [(x + skyWidth - 36, .right), (x + skyWidth - 28, .center), (x + skyWidth - 17, .center)]
          as [(x: Double, alignment: SheetTable.Alignment)]
      }
    return SheetTable(
      columns: columns + [(positionsRight - SheetStyle.margin, .right)], rows: bodies.map(row),
      rowHeight: min(13, (rowRoom - 12) / Double(max(bodies.count, 1))))
  }

  private func row(of body: Body) -> [SheetTable.Cell] {
    let charts = [base] + skies.map(\.chart)
    let house = charts.last?.placement(of: body).flatMap { base.houses?.house(of: $0) }
    return [.init(body.symbol, style.symbol)]
      + charts.indices.flatMap { place(charts[$0].placement(of: body), ring: $0) }
      + [.init(house.map(String.init) ?? "", style.faintCell)]
  }

  private func place(_ placement: Placement?, ring: Int) -> [SheetTable.Cell] {
    guard let placement else { return Array(repeating: .init("", style.cell), count: 3) }
    return [
      .init(placement.degreesText, style.inked(style.cell, ink(ring))),
      .init(placement.signSymbols, style.inked(style.symbol, ink(ring))),
      .init(placement.isRetrograde ? "℞" : "", style.retrograde),
    ]
  }

  // MARK: - Aspects

  /// Paints the aspects, the closest first.
  ///
  /// A long list has lower rows and, where these would be too low, two columns, so that nothing is left out.
  private func paintAspects(_ group: inout Scene.Group, _ painter: SheetPainter) {
    let sorted = ties.sorted { $0.aspect.isCloser(than: $1.aspect) }
    let columns = Double(sorted.count) * SkySheet.leastRow > rowRoom ? 2 : 1
    let rows = (sorted.count + columns - 1) / columns
    let height = min(13, rowRoom / Double(max(rows, 1)))
    let fitted = SheetStyle(theme: style.theme, language: language, rowHeight: height + 2)
    let width = (SheetStyle.right - listLeft) / Double(columns)
    for column in 0..<columns {
      let part = sorted.dropFirst(column * rows).prefix(rows)
      let table = SheetTable(
        columns: CrossListColumns.at(width - (columns == 1 ? 0 : 5)),
        rows: part.map { row(of: $0, fitted, columns) },
        rowHeight: height)
      table.paint(
        &group,
        at: Point(
          x: listLeft + Double(column) * (width + 3), y: SkySheet.tablesTop + SheetStyle.headHeight),
        label: "aspects", shaper: painter.shaper, language: language.tag)
    }
  }

  /// The least height of a row of a list in one column, in points.
  private static let leastRow = 9.0

  /// A row of the list: both ends with their aspect, the orb, whether it is applying or separating, and the
  /// day when it is next exact.
  private func row(of tie: WheelFigure.Tie, _ style: SheetStyle, _ columns: Int) -> [SheetTable.Cell] {
    let aspect = tie.aspect
    let (words, isApplying) = (TableWords(language), aspect.isBroad ? nil : aspect.isApplying)
    let motion = isApplying.map { $0 ? words.applying : words.separating }
    let told = motion ?? (aspect.isFleeting ? words.fleeting : aspect.type.name(in: language))
    return [
      .init(owners.marks[tie.ring1], inked(columnHead(style), tie.ring1)),
      cell(aspect.end1, style, ink(tie.ring1)),
      .init(aspect.type.symbol, style.aspect(style.theme.ink(aspect.type.nature))),
      cell(aspect.end2, style, ink(0)),
      .init(aspect.orbText, style.cell),
      .init(isApplying.map { $0 ? "→" : "←" } ?? "", style.faintCell),
      .init(columns > 1 ? "" : told, style.faintCell),
      .init(ending(of: tie, columns), day(style, columns)),
    ]
  }

  /// The day on which an aspect is next exact; a dash for one that applies and turns back before.
  private func ending(of tie: WheelFigure.Tie, _ columns: Int) -> String {
    guard let day = tie.exactDay else {
      return isTurning(tie) ? "–" : ""
    }
    return columns > 1 ? day.text : day.shortText(in: language)
  }

  /// Whether an aspect of a sky whose exact days are known applies without becoming exact.
  private func isTurning(_ tie: WheelFigure.Tie) -> Bool {
    tie.aspect.isApplying == true && ties.contains { $0.ring1 == tie.ring1 && $0.exactDay != nil }
  }

  /// In two columns there is room for a date in small digits alone.
  private func day(_ style: SheetStyle, _ columns: Int) -> TextStyle {
    var day = style.cell
    if columns > 1 { day.size = min(day.size, 6.2) }
    return day
  }

  /// Small letters, of the size of a row of the list at most.
  private func columnHead(_ style: SheetStyle) -> TextStyle {
    style.cell.size < style.columnHead.size ? style.cell : style.columnHead
  }

  private func cell(_ end: AspectEnd, _ style: SheetStyle, _ ink: Color) -> SheetTable.Cell {
    // Angles are set as letters, which would stand out at the size of symbols.
    end.body == nil
      ? .init(end.symbol, style.inked(style.cell, ink)) : .init(end.symbol, style.inked(style.symbol, ink))
  }
}

/// The positions of the columns in a list of aspects.
private enum CrossListColumns {
  static func at(_ width: Double) -> [(x: Double, alignment: SheetTable.Alignment)] {
    let isWide = width > 200
    return [
      (0, .left), (isWide ? 17 : 18, .center), (isWide ? 35 : 31, .center), (isWide ? 53 : 44, .center),
      (isWide ? 96 : 76, .right), (isWide ? 108 : 81, .center),
      (120, .left), (width, .right),
    ]
  }
}

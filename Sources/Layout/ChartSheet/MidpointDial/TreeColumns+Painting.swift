import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroTradition
import AstroWheelLayout
import AstroWording

extension TreeColumns {
  /// Paints each tree as a table of its own: the place in the first row, then its midpoints with contact and orb.
  func paint(_ group: inout Scene.Group, _ shaper: any TextShaper) {
    for placed in placed {
      let rows = [head(of: placed.tree)] + placed.tree.branches.prefix(placed.count).map(row)
      let table = SheetTable(columns: columns, rows: rows, rowHeight: rowHeight)
      let y = placed.corner.y + rowHeight
      group.line(
        Segment(Point(x: placed.corner.x, y: y), Point(x: placed.corner.x + width, y: y)), style.rule)
      table.paint(
        &group, at: placed.corner, label: "tree.\(placed.tree.end.name)", shaper: shaper,
        language: language.tag)
    }
  }

  /// The two ends of a midpoint with the stroke between them, the contact, and the orb at the right end.
  private var columns: [(x: Double, alignment: SheetTable.Alignment)] {
    let unit = rowHeight
    return [
      (0.65 * unit, .center), (1.3 * unit, .center), (2.15 * unit, .center), (3.45 * unit, .center),
      (width, .right),
    ]
  }

  private func head(of tree: MidpointTree) -> [SheetTable.Cell] {
    let isPointed = tree.end == pointed
    return [
      cell(tree.end, isPointed ? style.theme.accent : style.theme.ink), .init("", style.cell),
      .init(tree.longitude.sign.symbol, style.symbol), .init("", style.cell),
      .init(tree.longitude.degreesText, style.cell),
    ]
  }

  private func row(_ branch: MidpointTree.Branch) -> [SheetTable.Cell] {
    let theme = style.theme
    return [
      cell(branch.ends[0], theme.ink), .init("/", style.faintCell), cell(branch.ends[1], theme.ink),
      .init(branch.aspect.symbol, style.aspect(theme.ink(branch.aspect.nature))),
      .init(Degrees.text(branch.orb), style.faintCell),
    ]
  }

  /// The symbol of a body, or the letters of an angle or of a hypothetical planet.
  private func cell(_ end: AspectEnd, _ color: Color) -> SheetTable.Cell {
    if end.body?.hasLetters == false { return .init(end.symbol, style.inked(style.symbol, color)) }
    var letters = style.inked(style.cell, color)
    letters.size *= 0.78
    return .init(end.symbol(in: style.language), letters)
  }
}

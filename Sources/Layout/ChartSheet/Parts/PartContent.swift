import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout
import AstroWording

/// What a part of a sheet shows.
enum PartContent: Sendable {
  /// The aspects of one chart.
  case staircase(AspectGrid)
  /// The aspects between two people, and the width and height of their grid.
  case cross(SkySheet, Size)
  case table(SheetTable, width: Double)

  init(
    _ part: SheetPart, of chart: Chart, with partner: OuterSky?, _ style: SheetStyle, _ language: Language,
    _ shaper: any TextShaper
  ) {
    switch (part, partner) {
    case (.grid, let partner?):
      let sheet = SkySheet(
        of: chart, around: [partner], theme: style.theme, language: language, shaper: shaper)
      self = .cross(sheet, CrossGrid.size(of: sheet, cell: PartSheet.cell))
    case (.grid, nil):
      self = .staircase(
        AspectGrid(
          of: chart, style: style, corner: .origin, cell: Size(square: PartSheet.cell), tellsMotion: true))
    case (.table, _):
      let table = PositionRows(of: chart, withAngles: true, style, language).table(shaper)
      self = .table(table.table, width: table.width)
    }
  }

  var size: Size {
    switch self {
    case .staircase(let grid): Size(square: PartSheet.cell * Double(grid.ends.count))
    case .cross(_, let size): size
    case .table(let table, let width): Size(width: width, height: table.height)
    }
  }

  /// Whether it tells by a letter which aspects are applying.
  var tellsMotion: Bool {
    guard case .staircase(let grid) = self else { return false }
    return grid.aspects.contains { $0.isApplying != nil }
  }

  func paint(_ group: inout Scene.Group, at corner: Point, _ painter: SheetPainter) {
    switch self {
    case .staircase(var grid):
      grid.corner = corner
      group.group("grid") { grid.paint(&$0, shaper: painter.shaper) }
    case .cross(let sheet, let size):
      group.group("grid") { CrossGrid(of: sheet, in: Rect(origin: corner, size: size)).paint(&$0, painter) }
    case .table(let table, _):
      table.paint(
        &group, at: corner, label: "positions", shaper: painter.shaper, language: painter.language.tag)
    }
  }
}

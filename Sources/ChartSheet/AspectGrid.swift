import ChartModel
import Drawing
import Geometry
import WheelLayout

/// The aspects as a staircase: bodies along the diagonal, the aspect of two where their lines meet.
struct AspectGrid {
  let ends: [AspectEnd]
  let aspects: [Aspect]
  let style: SheetStyle
  let corner: Point
  let side: Double

  /// - Parameter corner: The upper left corner.
  init(of chart: Chart, style: SheetStyle, corner: Point, side: Double) {
    let tied = Set(chart.aspects.flatMap { [$0.body1, $0.body2] })
    let angles = chart.angles == nil ? [] : ChartAngle.allCases.map(AspectEnd.angle)
    ends = (chart.placements.map { AspectEnd.body($0.body) } + angles).filter {
      $0.isPlanet || tied.contains($0)
    }
    (aspects, self.style, self.corner, self.side) = (chart.aspects, style, corner, side)
  }

  private var cell: Double { min(side / Double(max(ends.count, 1)), 15.2) }

  func paint(_ group: inout Scene.Group, shaper: any TextShaper) {
    group.stroke(lines, Stroke(style.theme.hairline, width: 0.35 * style.theme.lineScale))
    for (index, end) in ends.enumerated() {
      set(end.symbol, symbols(style.theme.ink, 0.74), row: index, column: index, &group, shaper)
    }
    for aspect in aspects {
      guard let first = ends.firstIndex(of: aspect.body1), let second = ends.firstIndex(of: aspect.body2)
      else {
        continue
      }
      let ink = symbols(style.theme.ink(aspect.type.nature), 0.62)
      set(aspect.type.symbol, ink, row: max(first, second), column: min(first, second), &group, shaper)
    }
  }

  private func symbols(_ color: Color, _ share: Double) -> TextStyle {
    TextStyle(.symbols, size: cell * share, color: color)
  }

  private func set(
    _ symbol: String, _ ink: TextStyle, row: Int, column: Int, _ group: inout Scene.Group,
    _ shaper: any TextShaper
  ) {
    let center = corner + Vector(dx: (Double(column) + 0.5) * cell, dy: (Double(row) + 0.5) * cell)
    let text = shaper.symbol(symbol, ink)
    // Letters of an angle are wider than a symbol, and must keep to their cell as well.
    let fit = min(1, cell * 0.84 / max(text.ink.size.width, 0.001))
    group.place(text.scaled(by: fit), inkCenteredAt: center)
  }

  /// Every cell's border under the diagonal, each line drawn once.
  private var lines: Path {
    var path = Path()
    for index in ends.indices {
      let end = Double(index) * cell
      path.move(to: corner + Vector(dx: 0, dy: end + cell))
      path.line(to: corner + Vector(dx: end + cell, dy: end + cell))
      path.move(to: corner + Vector(dx: end, dy: end))
      path.line(to: corner + Vector(dx: end, dy: Double(ends.count) * cell))
    }
    return path
  }

  /// How high the whole grid is.
  var height: Double { cell * Double(ends.count) }
}

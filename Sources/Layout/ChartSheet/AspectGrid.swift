import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout
import AstroWording

/// The aspects as a staircase: bodies and angles along the diagonal and, where the row and the column of two
/// cross, their aspect with its orb.
struct AspectGrid {
  let ends: [AspectEnd]
  let aspects: [Aspect]
  let style: SheetStyle
  var corner: Point
  /// The size of a cell in points.
  let cell: Size
  /// Whether a letter tells which aspects are applying, and heavier digits which are challenging.
  let tellsMotion: Bool

  /// - Parameters:
  ///   - corner: The upper left corner, in points.
  ///   - cell: The size of a cell in points.
  init(of chart: Chart, style: SheetStyle, corner: Point, cell: Size, tellsMotion: Bool = false) {
    ends = AspectGrid.ends(of: chart)
    (aspects, self.style, self.corner, self.cell) = (chart.aspects, style, corner, cell)
    self.tellsMotion = tellsMotion
  }

  /// The ten planets, and the points and angles that take part in an aspect.
  static func ends(of chart: Chart) -> [AspectEnd] {
    let tied = Set(chart.aspects.flatMap { [$0.end1, $0.end2] })
    let angles = chart.angles == nil ? [] : ChartAngle.allCases.map(AspectEnd.angle)
    return (chart.placements.map { AspectEnd.body($0.body) } + angles).filter {
      $0.isPlanet || tied.contains($0)
    }
  }

  func paint(_ group: inout Scene.Group, shaper: any TextShaper) {
    group.stroke(lines, Stroke(style.theme.hairline, width: 0.35 * style.theme.lineScale))
    for (index, end) in ends.enumerated() {
      set(head(end, shaper), at: center(row: index, column: index), width: cell.width * 0.84, &group)
    }
    for aspect in aspects {
      guard let first = ends.firstIndex(of: aspect.end1), let second = ends.firstIndex(of: aspect.end2)
      else { continue }
      set(aspect, row: max(first, second), column: min(first, second), &group, shaper)
    }
  }

  /// The symbol of a body, or the letters of an angle, which are all of one size.
  private func head(_ end: AspectEnd, _ shaper: any TextShaper) -> ShapedText {
    guard end.body == nil else {
      return shaper.symbol(end.symbol, symbols(style.theme.ink, 0.74), language: style.language.tag)
    }
    return shaper.shape(end.symbol, TextStyle(.inter, size: side * 0.4, color: style.theme.ink))
  }

  /// Sets the aspect's glyph above its orb, or the glyph alone where digits would be too small to read.
  private func set(
    _ aspect: Aspect, row: Int, column: Int, _ group: inout Scene.Group, _ shaper: any TextShaper
  ) {
    let (ink, center) = (style.theme.ink(aspect.type.nature), center(row: row, column: column))
    let figures = figures(of: aspect, ink, shaper)
    let glyph = shaper.symbol(aspect.type.symbol, symbols(ink, figures == nil ? 0.62 : 0.5))
    let above = figures == nil ? 0 : cell.height * 0.2
    set(glyph, at: center - Vector(dx: 0, dy: above), width: cell.width * 0.84, &group)
    guard let figures else { return }
    group.place(figures, inkCenteredAt: center + Vector(dx: 0, dy: cell.height * 0.26))
  }

  /// The space between an orb and the borders of its cell, in points.
  static let air = 0.6

  /// The orb with air on both sides, in digits closer to each other where these would touch a border; `nil` where
  /// there is no room for them either.
  ///
  /// A 1 counts as wide as any digit, so that all orbs of a grid are set alike.
  private func figures(of aspect: Aspect, _ ink: Color, _ shaper: any TextShaper) -> ShapedText? {
    guard let orb = style.orb(cell: cell, ink).map({ weighted($0, by: aspect.type.nature) }) else {
      return nil
    }
    let text = (aspect.isOrbKnown ? aspect.orbText : "≈") + motion(of: aspect)
    let widest = String(text.map { $0.isNumber ? "0" : $0 })
    let styles = [0, -0.02, -0.04, -0.06].lazy.map { tracking in
      var closer = orb
      closer.tracking = tracking
      return closer
    }
    return styles.first {
      shaper.shape(widest, $0).inkBounds.width <= cell.width - 2 * AspectGrid.air
    }.map { shaper.shape(text, $0) }
  }

  /// The first letter of “applying” or “separating”, with a space before it.
  private func motion(of aspect: Aspect) -> String {
    guard tellsMotion, !aspect.isBroad, let isApplying = aspect.isApplying else { return "" }
    let words = TableWords(style.language)
    return " " + (isApplying ? words.applying : words.separating).prefix(1)
  }

  private func weighted(_ style: TextStyle, by nature: AspectNature) -> TextStyle {
    guard tellsMotion, nature == .challenging else { return style }
    var heavy = style
    heavy.face = .interSemiBold
    return heavy
  }

  private func symbols(_ color: Color, _ share: Double) -> TextStyle {
    TextStyle(.symbols, size: side * share, color: color)
  }

  private func center(row: Int, column: Int) -> Point {
    corner + Vector(dx: (Double(column) + 0.5) * cell.width, dy: (Double(row) + 0.5) * cell.height)
  }

  /// The side of the largest square in a cell, in points.
  private var side: Double { min(cell.width, cell.height) }

  /// Places text centered in a cell, smaller if it would be too wide.
  private func set(_ text: ShapedText, at center: Point, width: Double, _ group: inout Scene.Group) {
    let fit = min(1, width / max(text.inkBounds.size.width, 0.001))
    group.place(text.scaled(by: fit), inkCenteredAt: center)
  }

  /// The borders of all cells on and below the diagonal, with each line drawn once.
  private var lines: Path {
    var path = Path()
    for index in ends.indices {
      let (across, down) = (Double(index) * cell.width, Double(index) * cell.height)
      path.move(to: corner + Vector(dx: 0, dy: down + cell.height))
      path.line(to: corner + Vector(dx: across + cell.width, dy: down + cell.height))
      path.move(to: corner + Vector(dx: across, dy: down))
      path.line(to: corner + Vector(dx: across, dy: Double(ends.count) * cell.height))
    }
    return path
  }
}

package import AstroChartModel
package import AstroDrawing
package import AstroGeometry
package import AstroThemes
import AstroWheelLayout
package import AstroWording

/// A part of a sheet on a page that is as large as it needs: whose it is, the data of the birth, and a grid or a
/// table.
package struct PartSheet: Sendable {
  let content: PartContent
  let chart: Chart
  let language: Language
  let style: SheetStyle
  /// The lines above and below the part.
  let head: PartLines
  let foot: PartLines
  /// The name above, on one line or two.
  let name: NameLines?
  /// The width and height of the page in points, in the type sizes of a sheet.
  package let size: Size

  /// - Parameters:
  ///   - partner: The other of two people, for a grid of both.
  ///   - showsTitle: Whether it names whose chart it is.
  package init(
    _ part: SheetPart, of chart: Chart, with partner: OuterSky? = nil, showsTitle: Bool = true,
    theme: Theme, language: Language, shaper: any TextShaper
  ) {
    (self.chart, self.language) = (chart, language)
    style = SheetStyle(
      theme: theme, language: language, rowHeight: PartSheet.rowHeight, pixelsPerPoint: PartSheet.scale)
    content = PartContent(part, of: chart, with: partner, style, language, shaper)
    let width = max(content.size.width, PartSheet.leastWidth)
    let words = PartWords(
      of: chart, with: partner, content, SheetPainter(style: style, language: language, shaper: shaper))
    let named = showsTitle ? words.name : nil
    name = named.map { [style] in
      NameLines($0, style.partName, room: width, language: language.tag, shaper: shaper)
    }
    head = PartLines(words.head, style.line, room: width, language: language.tag, shaper)
    foot = PartLines(words.foot, style.line, room: width, language: language.tag, shaper)
    let above = (name.map { $0.height + 5 } ?? 0) + head.height + PartSheet.gap
    let below = foot.lines.isEmpty ? 0 : PartSheet.gap + foot.height
    size = Size(
      width: width + 2 * PartSheet.margin,
      height: 2 * PartSheet.margin + above + content.size.height + below)
  }

  /// How many pixels a point is in a PNG of the usual size: a cell of a grid has 64 of them, a row of a table 36.
  package static let scale = 64 / cell
  /// The side of a cell and the height of a row, in points.
  static let cell = 23.5
  static let rowHeight = 36 / scale
  static let margin = 16.0
  static let gap = 12.0
  private static let leastWidth = 240.0

  /// The upper left corner of the grid or the table.
  var corner: Point {
    Point(
      x: PartSheet.margin,
      y: PartSheet.margin + (name.map { $0.height + 5 } ?? 0) + head.height + PartSheet.gap)
  }
}

/// Lines of words below each other, each within a width.
struct PartLines: Sendable {
  let lines: [ShapedText]
  /// The distance of two baselines, in points.
  let pitch: Double

  /// - Parameter texts: Each is broken at spaces where it is too wide.
  init(_ texts: [String], _ style: TextStyle, room: Double, language: String, _ shaper: any TextShaper) {
    pitch = style.size * 1.4
    lines = texts.flatMap { text -> [ShapedText] in
      let words = MeasuredWords(text, breaksAtCommas: false) { shaper.shape($0, style, language: language) }
      if let lines = words.lines(within: room, atMost: 4) { return lines }
      let whole = shaper.shape(text, style, language: language)
      return [whole.scaled(by: min(1, room / max(whole.inkBounds.width, 1)))]
    }
  }

  var height: Double { pitch * Double(lines.count) }

  func placed(at corner: Point) -> [PlacedText] {
    lines.enumerated().map { index, line in
      PlacedText(
        text: line,
        origin: corner + Vector(dx: -line.inkBounds.minX, dy: pitch * (Double(index) + 0.72)))
    }
  }
}

extension SheetStyle {
  /// The style of the name above a part.
  var partName: TextStyle { TextStyle(.vollkornSemiBold, size: 18, color: theme.ink) }
}

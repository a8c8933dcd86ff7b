import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout
import AstroWording

/// Sizes, positions and type of a sheet, in points.
struct SheetStyle: Sendable {
  static let margin = 38.0
  static let wheelSide = 478.0
  static let wheelTop = 76.0
  static let tablesBottom = 806.0
  static let right = 600 - margin

  let theme: Theme
  let language: Language
  /// The height of a row of the longest table: the fuller the chart, the closer its rows.
  let rowHeight: Double
  /// The number of pixels per point; words that would be too small to read are left out.
  private let pixelsPerPoint: Double

  /// - Parameter rowHeight: The height of a row in points; values above 15 count as 15.
  init(theme: Theme, language: Language, rowHeight: Double, pixelsPerPoint: Double = 2) {
    (self.theme, self.language, self.pixelsPerPoint) = (theme, language, pixelsPerPoint)
    self.rowHeight = min(15, rowHeight)
  }

  /// The distance from the top of a table to its first row.
  static let headHeight = 17.0

  private var textSize: Double { min(8.3, rowHeight * 0.66) }

  var name: TextStyle { TextStyle(.vollkornSemiBold, size: 25, color: theme.ink) }
  var line: TextStyle { TextStyle(.inter, size: 8.4, color: theme.faintInk) }
  /// The style of text that no reader of the page should miss.
  var urgent: TextStyle { TextStyle(.interSemiBold, size: 8.4, color: theme.ink) }
  var head: TextStyle {
    TextStyle(.interSemiBold, size: 7, color: theme.faintInk, tracking: 0.06)
  }
  /// The style of the heading of a single column.
  var columnHead: TextStyle { TextStyle(.inter, size: 6.2, color: theme.faintInk) }
  var cell: TextStyle { TextStyle(.inter, size: textSize, color: theme.ink, figures: .tabular) }
  var faintCell: TextStyle { TextStyle(.inter, size: textSize, color: theme.faintInk, figures: .tabular) }
  var symbol: TextStyle { TextStyle(.symbols, size: textSize * 1.32, color: theme.ink) }
  var retrograde: TextStyle { TextStyle(.symbols, size: textSize * 1.2, color: theme.retrograde) }

  /// The same style in another ink.
  func inked(_ style: TextStyle, _ color: Color) -> TextStyle {
    var inked = style
    inked.paint = Paint(color)
    return inked
  }

  /// The size of an orb in a cell of a grid, in points: the least that is easy to read on paper.
  static let orbSize = 5.5

  /// The style of an orb in a cell of a grid; `nil` if a cell has no room for it, or its digits would be less
  /// than six pixels tall.
  ///
  /// - Parameter cell: The size of the cell in points.
  func orb(cell: Size, _ color: Color) -> TextStyle? {
    let (size, digitHeight) = (SheetStyle.orbSize, 0.727)
    guard cell.height >= 2.2 * size, cell.width >= 2.45 * size, size * digitHeight * pixelsPerPoint >= 6
    else { return nil }
    return TextStyle(.inter, size: size, color: color, figures: .tabular)
  }

  func aspect(_ color: Color) -> TextStyle { TextStyle(.symbols, size: textSize * 1.2, color: color) }

  var rule: Stroke { Stroke(theme.hairline, width: 0.5 * theme.lineScale) }
}

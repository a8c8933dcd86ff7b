import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroTradition
import AstroWheelLayout
import AstroWording

/// Midpoint trees side by side: as many columns, and rows as high, as the room allows.
struct TreeColumns {
  /// A tree at its place, with the midpoints that there is room for.
  struct Placed {
    let tree: MidpointTree
    let count: Int
    let corner: Point
  }

  let placed: [Placed]
  let rowHeight: Double
  /// The width of a column, in points.
  let width: Double
  /// The most midpoints that a tree has room for; `nil` if all are there.
  let most: Int?
  let style: SheetStyle
  let language: Language
  let pointed: AspectEnd?

  /// The space between two columns, and between two trees one above the other, in points and in rows.
  static let gap = 12.0
  static let pause = 0.6
  /// The rows that are tried, from the most comfortable to the least that is easy to read, in points.
  private static let heights = [11.0, 10.4, 9.8, 9.2, 8.6]
  private static let counts = 6...8
  /// The width that a midpoint with its contact and orb takes, in rows.
  private static let leastWidth = 5.75

  init(of figure: DialFigure, in room: Rect, style: SheetStyle, language: Language) {
    let longest = max(figure.trees.map(\.branches.count).max() ?? 0, 1)
    let plan = stride(from: longest, through: 1, by: -1).lazy
      .compactMap { TreeColumns.plan(figure.trees, most: $0, in: room) }.first
    placed = plan?.placed ?? []
    rowHeight = plan?.rowHeight ?? TreeColumns.heights[0]
    width = TreeColumns.width(of: plan?.columns ?? TreeColumns.counts.lowerBound, in: room)
    most = plan.flatMap { $0.most < longest ? $0.most : nil }
    self.style = SheetStyle(theme: style.theme, language: language, rowHeight: rowHeight)
    (self.language, pointed) = (language, figure.pointed?.end)
  }

  private typealias Plan = (placed: [Placed], most: Int, rowHeight: Double, columns: Int)

  /// The highest rows, and the fewest columns of them, for trees of at most so many midpoints.
  private static func plan(_ trees: [MidpointTree], most: Int, in room: Rect) -> Plan? {
    for height in heights {
      for columns in counts where width(of: columns, in: room) >= leastWidth * height {
        if let placed = level(trees, most: most, rowHeight: height, columns: columns, in: room) {
          return (placed, most, height, columns)
        }
      }
    }
    return nil
  }

  /// The trees in columns of as equal heights as possible; `nil` if they need more room.
  private static func level(
    _ trees: [MidpointTree], most: Int, rowHeight: Double, columns: Int, in room: Rect
  ) -> [Placed]? {
    let rows = trees.reduce(0) { $0 + Double(min($1.branches.count, most) + 1) + pause }
    let depths = stride(from: rows / Double(columns) * rowHeight, to: room.height, by: rowHeight / 2)
    return (depths.map(\.self) + [room.height]).lazy.compactMap { depth in
      placed(
        trees, most: most, rowHeight: rowHeight, columns: columns,
        in: Rect(x: room.minX, y: room.minY, width: room.width, height: min(depth, room.height)))
    }.first
  }

  private static func width(of columns: Int, in room: Rect) -> Double {
    (room.width - gap * Double(columns - 1)) / Double(columns)
  }

  /// The trees column by column, none divided; `nil` if they need more room.
  private static func placed(
    _ trees: [MidpointTree], most: Int, rowHeight: Double, columns: Int, in room: Rect
  ) -> [Placed]? {
    let step = width(of: columns, in: room) + gap
    var (column, y, placed) = (0, room.minY, [Placed]())
    for tree in trees {
      let count = min(tree.branches.count, most)
      let height = rowHeight * Double(count + 1)
      if y > room.minY, y + height > room.maxY { (column, y) = (column + 1, room.minY) }
      guard column < columns, y + height <= room.maxY + 0.001 else { return nil }
      placed.append(
        Placed(tree: tree, count: count, corner: Point(x: room.minX + step * Double(column), y: y)))
      y += height + pause * rowHeight
    }
    return placed
  }

  /// Trees that are missing, or midpoints that are neither there nor counted.
  func audit() -> [String] {
    placed.filter { $0.count < min($0.tree.branches.count, most ?? .max) }.map {
      "missing: \($0.tree.end.name)"
    }
      + (placed.isEmpty ? ["missing: trees"] : [])
  }
}

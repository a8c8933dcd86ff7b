import AstroDrawing
import AstroGeometry
import AstroWheelLayout

/// A part of a worksheet: a table, a picture or lines of words, under a heading.
struct WorksheetBlock {
  enum Content {
    case wheel(Wheel, alternative: String)
    case table(SheetTable)
    case grid(AspectGrid)
    case trees(TreeColumns)
    case lines(PartLines)
  }

  /// The name of its group.
  let label: String
  /// The words above its rule; `nil` for the wheel.
  let heading: String?
  let content: Content
  /// How many of the page's columns it takes.
  let span: Int
  /// Its height with its heading, in points.
  let height: Double
}

/// Sets the parts of a worksheet on pages, in the order given as far as the room allows.
///
/// A page has six narrow columns, of which each part takes as many as it needs. What comes later may fill a gap beside
/// something taller, never push down what comes before it.
struct WorksheetPacking {
  struct Placed {
    let block: WorksheetBlock
    let page: Int
    let corner: Point
  }

  /// The columns of a page, and the space between them, in points.
  static let columns = 6
  static let gap = 14.0
  /// The space between a part and the next one below it.
  static let pause = 9.0
  static let columnWidth =
    (SheetStyle.right - SheetStyle.margin - gap * Double(columns - 1)) / Double(columns)

  private(set) var placed: [Placed] = []
  private(set) var pages = 1
  private var tops: [Double]
  private let firstTop: Double
  private let nextTop: Double

  /// The width of a part that takes so many columns.
  static func width(of span: Int) -> Double { columnWidth * Double(span) + gap * Double(span - 1) }

  /// The fewest columns for a width.
  static func span(of width: Double) -> Int {
    (1..<columns).first { WorksheetPacking.width(of: $0) >= width - 0.01 } ?? columns
  }

  /// - Parameters:
  ///   - firstTop: Where the parts of the first page begin.
  ///   - nextTop: The same on the following pages.
  init(_ blocks: [WorksheetBlock], firstTop: Double, nextTop: Double) {
    (self.firstTop, self.nextTop) = (firstTop, nextTop)
    tops = Array(repeating: firstTop, count: WorksheetPacking.columns)
    var waiting = blocks
    while !waiting.isEmpty { placeNext(of: &waiting) }
  }

  private var top: Double { pages == 1 ? firstTop : nextTop }

  private mutating func placeNext(of waiting: inout [WorksheetBlock]) {
    let lowest = tops.min() ?? top
    let start = tops.firstIndex(of: lowest) ?? 0
    let end = tops[start...].firstIndex { $0 > lowest + 0.01 } ?? WorksheetPacking.columns
    let room = end - start
    let deepest = tops.max() ?? lowest
    let isLevel = room == WorksheetPacking.columns
    let index = waiting.indices.first { index in
      let block = waiting[index]
      guard block.span <= room, fits(block, at: lowest) else { return false }
      let pushes = waiting[..<index].contains { $0.span > room }
      return isLevel || !pushes || lowest + block.height <= deepest + 0.01
    }
    if let index {
      let block = waiting.remove(at: index)
      let x = SheetStyle.margin + Double(start) * (WorksheetPacking.columnWidth + WorksheetPacking.gap)
      placed.append(Placed(block: block, page: pages - 1, corner: Point(x: x, y: lowest)))
      for column in start..<(start + block.span) {
        tops[column] = lowest + block.height + WorksheetPacking.pause
      }
    } else if isLevel {
      pages += 1
      tops = Array(repeating: top, count: WorksheetPacking.columns)
    } else {
      // Nothing fits beside what is taller: the gap is left free.
      let neighbors = [start > 0 ? tops[start - 1] : .infinity, end < tops.count ? tops[end] : .infinity]
      for column in start..<end { tops[column] = neighbors.min() ?? deepest }
    }
  }

  /// Whether a part ends above the foot of the page; one that is taller than any page stands at its head.
  private func fits(_ block: WorksheetBlock, at y: Double) -> Bool {
    y + block.height <= SheetStyle.tablesBottom || (y <= nextTop + 0.01 && pages > 1)
  }
}

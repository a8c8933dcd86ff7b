/// The second step: parts the pieces into pages so that all pages together look best.
///
/// The same thought as for lines (M. F. Plass, *Optimal Pagination Techniques for Automatic Typesetting
/// Systems*, Stanford 1981): of all ways to break, the one whose idle room, squared, is least. The last page
/// of a chapter may be short, but not nearly empty.
struct Flow {
  let pieces: [Piece]
  /// The height of the type area, in points.
  let height: Double
  let grid: Double

  /// The part of a chapter's last page that should be filled.
  private let leastFill = 0.3
  private let cost = (emptyPage: 1_000.0, nearlyEmptyEnd: 6_000.0, page: 20.0, brokenRule: 1_000_000.0)

  /// The pieces of each page, as ranges.
  func pages() -> [Range<Int>] {
    var best = [Double](repeating: .infinity, count: pieces.count + 1)
    var starts = [Int](repeating: 0, count: pieces.count + 1)
    best[0] = 0
    for start in pieces.indices where best[start] < .infinity {
      for end in ends(from: start) where best[start] + end.cost + cost.page < best[end.index] {
        best[end.index] = best[start] + end.cost + cost.page
        starts[end.index] = start
      }
    }
    var pages: [Range<Int>] = []
    var end = pieces.count
    while end > 0 {
      pages.append(starts[end]..<end)
      end = starts[end]
    }
    return pages.reversed()
  }

  private typealias End = (index: Int, cost: Double)

  /// Where a page that begins with a piece may end, and what each end costs.
  private func ends(from start: Int) -> [End] {
    var stack = Stack(grid: grid)
    for piece in pieces[start].repeated { stack.add(piece) }
    var ends: [End] = []
    for index in start..<pieces.count {
      let piece = pieces[index]
      if index > start {
        if case .forced = piece.breakBefore { return ends + [chapterEnd(index, from: start, stack)] }
        let isFull = stack.top(of: piece) + piece.height > height + 1e-6
        if isFull { return ends.isEmpty ? [(index, cost.brokenRule)] : ends }
        if case .allowed(let price) = piece.breakBefore {
          let idle = 1 - stack.height / height
          ends.append((index, price + idle * idle * cost.emptyPage))
        }
      }
      stack.add(piece)
    }
    return ends + [chapterEnd(pieces.count, from: start, stack)]
  }

  private func chapterEnd(_ index: Int, from start: Int, _ stack: Stack) -> End {
    let missing = max(0, leastFill - stack.height / height)
    return (index, beginsChapter(start) ? 0 : missing * missing * cost.nearlyEmptyEnd)
  }

  /// Whether a piece is the first of a chapter, which may be as short as it is.
  private func beginsChapter(_ index: Int) -> Bool {
    if case .forced = pieces[index].breakBefore { true } else { index == 0 }
  }
}

/// The second step: breaks the pieces of a chapter into the pages that together look best.
///
/// The method is that for lines (M. F. Plass, *Optimal Pagination Techniques for Automatic Typesetting
/// Systems*, Stanford 1981): of all ways to break, the one with the least sum of squared unused space wins.
/// The last page may be short, but not nearly empty; to avoid that, other pages may be short, or a line too
/// long.
struct Flow {
  let pieces: [Piece]
  /// The height of the type area, in points.
  let height: Double
  let grid: Double

  /// The fraction of the last page that should be filled, unless it is the only one.
  private let leastFill = 0.5
  private let price = (
    idlePage: 1_000.0, idleEnd: 2_500.0, page: 20.0, longPage: 30.0, brokenRule: 1_000_000.0
  )

  /// How far a page may exceed the type area: one line of text, in points.
  static func slack(grid: Double) -> Double { 2 * grid }

  /// The range of pieces on each page, and the total cost of the pages.
  func pages() -> (pages: [Range<Int>], cost: Double) {
    var best = [Double](repeating: .infinity, count: pieces.count + 1)
    var starts = [Int](repeating: 0, count: pieces.count + 1)
    best[0] = 0
    for start in pieces.indices where best[start] < .infinity {
      for end in ends(from: start) where best[start] + end.cost + price.page < best[end.index] {
        best[end.index] = best[start] + end.cost + price.page
        starts[end.index] = start
      }
    }
    var pages: [Range<Int>] = []
    var end = pieces.count
    while end > 0 {
      pages.append(starts[end]..<end)
      end = starts[end]
    }
    return (pages.reversed(), best[pieces.count])
  }

  private typealias End = (index: Int, cost: Double)

  /// Where a page that begins with a piece may end, with the cost of each end.
  private func ends(from start: Int) -> [End] {
    // Nothing joins a plate, not even within the line of slack that pages have.
    if case .plate = pieces[start].content { return [(start + 1, 0)] }
    var stack = Stack(grid: grid)
    if start > 0 { for piece in pieces[start].repeated { stack.add(piece) } }
    var ends: [End] = []
    for index in start..<pieces.count {
      if index > start {
        let depth = stack.top(of: pieces[index]) + pieces[index].height
        let isFull = depth > height + Flow.slack(grid: grid) + 1e-6
        if isFull { return ends.isEmpty ? [(index, price.brokenRule)] : ends }
        if case .allowed(let cost) = pieces[index].breakBefore {
          let idle = max(0, 1 - stack.height / height)
          ends.append((index, cost + idle * idle * price.idlePage + excess(of: stack)))
        }
      }
      stack.add(pieces[index])
    }
    let missing = start == 0 ? 0 : max(0, leastFill - stack.height / height)
    return ends + [(pieces.count, missing * missing * price.idleEnd + excess(of: stack))]
  }

  /// The cost of a page that is a line too long.
  private func excess(of stack: Stack) -> Double { stack.height > height + 1e-6 ? price.longPage : 0 }
}

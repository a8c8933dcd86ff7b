/// The second step: parts the pieces of a chapter into pages so that all pages together look best.
///
/// The same thought as for lines (M. F. Plass, *Optimal Pagination Techniques for Automatic Typesetting
/// Systems*, Stanford 1981): of all ways to break, the one whose idle room, squared, is least. The last page
/// may be short, but not nearly empty; so that it need not be, others may be short, or a line longer than the rest.
struct Flow {
  let pieces: [Piece]
  /// The height of the type area, in points.
  let height: Double
  let grid: Double

  /// The part of the last page that should be filled, unless it is the only one.
  private let leastFill = 0.5
  private let price = (
    idlePage: 1_000.0, idleEnd: 2_500.0, page: 20.0, longPage: 30.0, brokenRule: 1_000_000.0
  )

  /// How much deeper than the type area a page may be: a line of text, in points.
  static func slack(grid: Double) -> Double { 2 * grid }

  /// The pieces of each page, as ranges, and what the pages cost.
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

  /// Where a page that begins with a piece may end, and what each end costs.
  private func ends(from start: Int) -> [End] {
    // Beside a plate there is nothing, though a page may be a line longer than others.
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

  /// What a page costs that is a line too long.
  private func excess(of stack: Stack) -> Double { stack.height > height + 1e-6 ? price.longPage : 0 }
}

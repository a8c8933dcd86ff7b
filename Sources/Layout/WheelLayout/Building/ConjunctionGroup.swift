import AstroChartModel

/// Conjunctions between two skies in which each of some bodies of one meets each of some bodies of the other, so
/// that one mark can stand for all of them.
struct ConjunctionGroup {
  /// The longitudes of the bodies of the outer sky, and of those of the base, in zodiacal order.
  var outer: [Longitude]
  var base: [Longitude]
  /// The indices of the ties.
  var ties: [Int]

  /// The widest gap between neighbors, in degrees, at which single marks would still be drawn through each other;
  /// and that at which two marks from one body would still look like one.
  private static let near = 3.0
  private static let nearest = 1.8

  /// The groups among some ties, the largest first; a tie is in one of them at most.
  ///
  /// Conjunctions whose orb is known and those whose orb is not are in groups of their own, because they look
  /// different.
  static func groups(of ties: [WheelFigure.Tie]) -> [ConjunctionGroup] {
    let conjunctions = ties.indices.filter { ties[$0].aspect.type == .conjunction }
    return [true, false].flatMap { isOrbKnown in
      groups(of: ties, among: conjunctions.filter { ties[$0].aspect.isOrbKnown == isOrbKnown })
    }
  }

  private static func groups(of ties: [WheelFigure.Tie], among indices: [Int]) -> [ConjunctionGroup] {
    let outer = Places(indices.map { (ties[$0].aspect.end1, ties[$0].longitude1) })
    let base = Places(indices.map { (ties[$0].aspect.end2, ties[$0].longitude2) })
    var table = [[Int?]](repeating: Array(repeating: nil, count: base.ends.count), count: outer.ends.count)
    for index in indices {
      if let row = outer.index(of: ties[index].aspect.end1),
        let column = base.index(of: ties[index].aspect.end2)
      {
        table[row][column] = index
      }
    }
    var groups: [ConjunctionGroup] = []
    while let best = largest(in: table, outer, base) {
      var group = ConjunctionGroup(best, outer, base)
      for row in best.rows {
        for column in best.columns {
          if let index = table[row][column] { group.ties.append(index) }
          table[row][column] = nil
        }
      }
      groups.append(group)
    }
    return groups
  }

  /// A full rectangle of a table: some rows and some columns.
  private struct Rectangle {
    var rows: [Int]
    var columns: [Int]
    var size: Int { rows.count * columns.count }
  }

  private init(_ rectangle: Rectangle, _ outer: Places, _ base: Places) {
    self.outer = rectangle.rows.map { outer.ends[$0].place }
    self.base = rectangle.columns.map { base.ends[$0].place }
    ties = []
  }

  private var isNarrow: Bool {
    let limit = min(outer.count, base.count) > 1 ? ConjunctionGroup.near : ConjunctionGroup.nearest
    return [outer, base].contains { side in
      zip(side, side.dropFirst()).contains { $0.separation(from: $1) < limit }
    }
  }

  /// The largest full rectangle of a table that is narrow, of two ties or more.
  private static func largest(in table: [[Int?]], _ outer: Places, _ base: Places) -> Rectangle? {
    var best: Rectangle?
    for rectangle in rectangles(in: table)
    where rectangle.size > max(1, best?.size ?? 0) && ConjunctionGroup(rectangle, outer, base).isNarrow {
      best = rectangle
    }
    return best
  }

  /// Full rectangles of neighbors, and single rows and columns, whose bodies need not be neighbors.
  private static func rectangles(in table: [[Int?]]) -> [Rectangle] {
    var rectangles: [Rectangle] = []
    for first in table.indices {
      // How far each column is filled from the first row down.
      var open = Array(repeating: true, count: table[first].count)
      for last in first..<table.count {
        for column in open.indices where table[last][column] == nil { open[column] = false }
        rectangles += runs(of: open).map { Rectangle(rows: Array(first...last), columns: Array($0)) }
      }
      rectangles.append(
        Rectangle(rows: [first], columns: table[first].indices.filter { table[first][$0] != nil }))
    }
    for column in table.first?.indices ?? 0..<0 {
      rectangles.append(
        Rectangle(rows: table.indices.filter { table[$0][column] != nil }, columns: [column]))
    }
    return rectangles
  }

  private static func runs(of flags: [Bool]) -> [Range<Int>] {
    var (runs, start) = ([Range<Int>](), 0)
    for index in flags.indices where !flags[index] {
      if index > start { runs.append(start..<index) }
      start = index + 1
    }
    if flags.count > start { runs.append(start..<flags.count) }
    return runs
  }
}

/// The ends of aspects on one ring in zodiacal order, from the far side of the widest gap between them.
private struct Places {
  let ends: [(end: AspectEnd, place: Longitude)]

  init(_ all: [(end: AspectEnd, place: Longitude)]) {
    var seen: Set<AspectEnd> = []
    let sorted = all.filter { seen.insert($0.end).inserted }
      .sorted { ($0.place.degrees, $0.end) < ($1.place.degrees, $1.end) }
    let gaps = sorted.indices.map { index in
      sorted[(index + sorted.count - 1) % sorted.count].place.distance(forwardTo: sorted[index].place)
    }
    let start = gaps.indices.max { gaps[$0] < gaps[$1] } ?? 0
    ends = Array(sorted[start...] + sorted[..<start])
  }

  func index(of end: AspectEnd) -> Int? { ends.firstIndex { $0.end == end } }
}

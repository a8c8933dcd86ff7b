import AstroChartModel
import AstroGeometry

/// Divides the height of a year's picture among the bodies and their rows.
struct YearRows {
  /// Everything that belongs to one body: its bands by rows.
  struct Group {
    var body: Body
    var hasStrip: Bool
    private(set) var rows: [[BandDraft]]

    init(of body: Body, hasStrip: Bool, _ drafts: [BandDraft]) {
      (self.body, self.hasStrip, rows) = (body, hasStrip, YearRows.packed(drafts))
    }

    /// Leaves out the bands of one aspect, and returns how many there were.
    mutating func leaveOut(_ aspect: AspectType) -> Int {
      let all = rows.flatMap(\.self)
      let kept = all.filter { $0.aspect != aspect }
      rows = YearRows.packed(kept)
      return all.count - kept.count
    }
  }

  struct Fitted {
    var groups: [Group]
    /// The height of a row, in points.
    var rowHeight: Double
    var groupGap: Double
    /// How many bands of each body are left out for lack of space.
    var omitted: [Body: Int]
  }

  private var groups: [Group]

  /// The distance between bands in one row, in points: more where labels stand above, as these may extend
  /// over a neighbor.
  private static let gap = 6.0
  private static let shortGap = 5.0

  init(of drafts: [Body: [BandDraft]], strips: Set<Body>) {
    let bodies = Set(drafts.keys).union(strips).sorted { $0.slowness < $1.slowness }
    groups = bodies.map { body in
      Group(of: body, hasStrip: strips.contains(body), drafts[body] ?? [])
    }
  }

  fileprivate static func packed(_ drafts: [BandDraft]) -> [[BandDraft]] {
    let isShort = drafts.contains(where: \.isShort)
    let bounds = YearPlan.labels
    let choices = drafts.map { isShort ? $0.withLabelsBeside(within: bounds) : [$0] }
    return RowPacking(gap: isShort ? shortGap : gap).packed(choices, extent: \.extent)
  }

  /// Rows as high as the space allows; if it does not suffice for the lowest, weaker aspects of the fastest
  /// bodies are left out first.
  func fitted() -> Fitted {
    var rows = self
    var omitted: [Body: Int] = [:]
    while rows.height(ofRows: YearPlan.rowHeights.lowerBound, gap: YearPlan.groupGap) > YearPlan.plot.height {
      guard let (body, count) = rows.dropWeakest() else { break }
      omitted[body, default: 0] += count
    }
    let count = rows.groups.reduce(0) { $0 + $1.rows.count { !$0.isShort } }
    let spare = YearPlan.plot.height - rows.height(ofRows: 0, gap: YearPlan.groupGap)
    let rowHeight = min(
      max(spare / Double(max(count, 1)), YearPlan.rowHeights.lowerBound), YearPlan.rowHeights.upperBound)
    let left = YearPlan.plot.height - rows.height(ofRows: rowHeight, gap: YearPlan.groupGap)
    return Fitted(
      groups: rows.groups, rowHeight: rowHeight,
      groupGap: YearPlan.groupGap + max(0, left) / Double(max(rows.groups.count, 1)), omitted: omitted)
  }

  private func height(ofRows rowHeight: Double, gap: Double) -> Double {
    groups.reduce(0) { sum, group in
      let strip =
        group.hasStrip ? YearPlan.stripHeight + (group.rows.isEmpty ? 0 : YearPlan.stripGap) : 0
      let rows = group.rows.reduce(0) { $0 + ($1.isShort ? YearPlan.shortRow : rowHeight) }
      return sum + strip + rows + gap
    }
  }

  /// Leaves out the weakest aspect of the fastest body that has any bands.
  ///
  /// - Returns: The body, and the number of its bands; `nil` if there are no bands.
  private mutating func dropWeakest() -> (Body, Int)? {
    guard let fastest = groups.lastIndex(where: { !$0.rows.isEmpty }) else { return nil }
    let present = Set(groups[fastest].rows.joined().map(\.aspect))
    guard let weakest = YearRows.weakestFirst.first(where: present.contains) else { return nil }
    return (groups[fastest].body, groups[fastest].leaveOut(weakest))
  }

  /// The minor aspects, then the major ones, in the order of the weight that a day's reading gives them.
  private static let weakestFirst =
    AspectType.allCases.filter { !$0.isMajor } + [.sextile, .trine, .square, .opposition, .conjunction]
}

extension [BandDraft] {
  /// Whether the labels of the row stand beside its bands.
  fileprivate var isShort: Bool { contains(where: \.isShort) }
}

import AstroGeometry
import AstroWording

extension LifePicture {
  /// Everything in the picture that breaks a promise; empty if all is well.
  package func audit() -> [TimelineFinding] {
    let words = MarkAudit(marks: marks)
    return words.overlaps() + words.outside(Rect(origin: .origin, size: LifePicture.size))
      + words.crossed(by: lines) + cutMarks() + brokenRows() + unnamed()
  }

  /// The bars of angular signs, the lines of loosed bonds and those between years, none of which may cross words.
  private var lines: [(id: String, segment: Segment)] {
    ticks.map { (id: "tick", segment: $0) }
      + rows.flatMap(\.cells).flatMap { cell in
        [cell.peak, cell.loosed].compactMap(\.self).map { (id: cell.id, segment: $0) }
      }
  }

  private func cutMarks() -> [TimelineFinding] {
    rows.flatMap(\.cells).flatMap { MarkAudit(marks: $0.marks).cut(by: $0.box) }
  }

  /// Cells that do not begin where the one before them ends, and rows that do not reach from end to end.
  private func brokenRows() -> [TimelineFinding] {
    rows.flatMap { row -> [TimelineFinding] in
      let ends = [LifePlan.left] + row.cells.map(\.box.maxX)
      let starts = row.cells.map(\.box.minX) + [LifePlan.right]
      return zip(ends, starts).map { abs($0 - $1) }.filter { $0 > MarkAudit.tolerance }.map {
        TimelineFinding(.misplaced, ["row of \(row.system.rawValue)"], amount: $0)
      }
    }
  }

  /// Cells wide enough for a glyph that have none.
  private func unnamed() -> [TimelineFinding] {
    rows.flatMap(\.cells).filter { $0.marks.isEmpty && $0.box.width >= LifePicture.leastNamed }.map {
      TimelineFinding(.missing, [$0.id])
    }
  }

  /// The width from which a cell has the glyph of its ruler, in points.
  static let leastNamed = 8.0
}

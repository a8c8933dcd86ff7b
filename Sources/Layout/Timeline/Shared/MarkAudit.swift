import AstroGeometry

/// Checks what every picture of a calendar promises about its words.
struct MarkAudit {
  let marks: [TimelineMark]

  /// How far two neighbors may overlap before it counts, in points: far less than a printer resolves.
  static let tolerance = 0.02

  /// Pairs of marks that overlap, found by sweeping across the page.
  func overlaps() -> [TimelineFinding] {
    let sorted = marks.map { ($0.id, $0.box) }.sorted { $0.1.minX < $1.1.minX }
    var found: [TimelineFinding] = []
    for (index, (id, box)) in sorted.enumerated() {
      for (other, next) in sorted[(index + 1)...] {
        guard next.minX < box.maxX - MarkAudit.tolerance else { break }
        let depth = min(box.maxX, next.maxX) - next.minX
        let height = min(box.maxY, next.maxY) - max(box.minY, next.minY)
        guard height > MarkAudit.tolerance else { continue }
        found.append(TimelineFinding(.overlap, [id, other], amount: min(depth, height)))
      }
    }
    return found
  }

  func outside(_ page: Rect) -> [TimelineFinding] {
    marks.filter { !page.contains($0.box) }.map { TimelineFinding(.outside, [$0.id]) }
  }

  /// Marks that are partly outside the box to which they belong.
  func cut(by box: Rect) -> [TimelineFinding] {
    let room = box.expanded(by: MarkAudit.tolerance)
    return marks.filter { !room.contains($0.box) }.map { TimelineFinding(.cut, [$0.id]) }
  }

  /// Marks that a line crosses.
  func crossed(by lines: [(id: String, segment: Segment)]) -> [TimelineFinding] {
    marks.flatMap { mark -> [TimelineFinding] in
      let box = mark.box
      let near = box.expanded(by: 1)
      return lines.filter { line in
        let (a, b) = (line.segment.start, line.segment.end)
        guard min(a.x, b.x) <= near.maxX, max(a.x, b.x) >= near.minX, min(a.y, b.y) <= near.maxY,
          max(a.y, b.y) >= near.minY
        else { return false }
        return OrientedBox(box).isCrossed(by: line.segment, tolerance: MarkAudit.tolerance)
      }.map { TimelineFinding(.crossing, [$0.id, mark.id]) }
    }
  }
}

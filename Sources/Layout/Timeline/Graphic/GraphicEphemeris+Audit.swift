import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroWording

extension GraphicEphemeris {
  /// Everything in the picture and its list that breaks a promise; empty if all is well.
  package func audit() -> [TimelineFinding] {
    let words = MarkAudit(marks: marks)
    return words.overlaps() + words.outside(Rect(origin: .origin, size: GraphicEphemeris.size)) + crossed()
      + covered() + misplaced() + missing() + list.flatMap(findings)
  }

  // MARK: - Ink over text

  /// Text that a line crosses; a line is looked for only where it passes.
  private func crossed() -> [TimelineFinding] {
    let (width, count) = (24.0, Int(GraphicEphemeris.size.width / 24) + 1)
    func columns(_ low: Double, _ high: Double) -> ClosedRange<Int> {
      min(max(Int((low - 1) / width), 0), count - 1)...min(max(Int((high + 1) / width), 0), count - 1)
    }
    var near: [[Int]] = Array(repeating: [], count: count)
    let lines = self.lines
    for (index, line) in lines.enumerated() {
      let (a, b) = (line.segment.start.x, line.segment.end.x)
      for column in columns(min(a, b), max(a, b)) { near[column].append(index) }
    }
    return marks.flatMap { mark -> [TimelineFinding] in
      let found = Set(columns(mark.box.minX, mark.box.maxX).flatMap { near[$0] })
      let crossing = found.sorted().filter {
        lines[$0].segment.part(within: mark.box.expanded(by: -MarkAudit.tolerance)) != nil
      }
      return crossing.map { TimelineFinding(.crossing, [lines[$0].id, mark.id]) }
    }
  }

  /// Everything that is drawn as a line.
  private var lines: [(id: String, segment: Segment)] {
    var lines: [(id: String, segment: Segment)] = []
    func add(_ id: String, _ points: [Point]) {
      for (from, to) in zip(points, points.dropFirst()) { lines.append((id, Segment(from, to))) }
    }
    for part in rules.flatMap(\.parts) { lines.append(("ruler", part)) }
    for line in natal {
      let id = "natal.\(line.natal.end.name)"
      for part in line.parts { lines.append((id, part)) }
      add(id, line.leader)
    }
    for curve in curves {
      for line in curve.lines { add("curve.\(curve.body.rawValue)", line) }
    }
    for spot in spots {
      if spot.kind == .station { lines.append((spot.id, SpotPainter.bar(at: spot.center))) }
      if let leader = spot.leader { lines.append((spot.id, leader)) }
    }
    return lines
  }

  /// Text that a dot, a ring or a bar covers, and moons that the ring of another does.
  private func covered() -> [TimelineFinding] {
    let moons = furniture.filter { $0.id.hasPrefix("moon.") && $0.id.hasSuffix(".symbol") }
    let ringed = eclipseRings.flatMap { ring in
      moons.filter { abs($0.box.center.x - ring.center.x) > 1 }.filter {
        $0.box.intersects(Rect(center: ring.center, size: Size(width: 2 * ring.radius, height: 2)))
      }.map { TimelineFinding(.overlap, ["eclipse", $0.id]) }
    }
    let text = (curves.flatMap(\.marks) + spots.flatMap(\.marks)).sorted { $0.box.minX < $1.box.minX }
    let widest = text.map(\.box.width).max() ?? 0
    return ringed
      + spots.flatMap { spot -> [TimelineFinding] in
        let box = spot.box.expanded(by: -MarkAudit.tolerance)
        var (low, high) = (0, text.count)
        while low < high {
          let middle = (low + high) / 2
          if text[middle].box.minX < box.minX - widest { low = middle + 1 } else { high = middle }
        }
        let near = text[low...].prefix { $0.box.minX < box.maxX }
        return near.filter { $0.box.intersects(box) }.map { TimelineFinding(.overlap, [spot.id, $0.id]) }
      }
  }

  // MARK: - Correctness

  /// Crossings that are not where their curves are, and labels that are not in the order of their lines.
  private func misplaced() -> [TimelineFinding] {
    let paths = Dictionary(
      uniqueKeysWithValues: figure.ways.map { ($0.body, GraphicCurve($0, on: grid)) })
    let stray = spots.flatMap { spot in
      spot.bodies.compactMap { paths[$0] }.filter {
        !$0.meets(Rect(center: spot.center, size: Size(width: 1.5, height: 1.5)))
      }.map { TimelineFinding(.misplaced, [spot.id, $0.body.rawValue]) }
    }
    let middles = natal.compactMap { $0.marks.first?.box.center.y }
    let isOrdered = zip(middles, middles.dropFirst()).allSatisfy { $0 < $1 }
    let far = spots.filter { $0.kind == .natal }.flatMap { spot in
      let reach = spot.leader == nil ? GraphicPlan.reach : GraphicPlan.farReach
      return spot.marks.filter { $0.box.center.distance(to: spot.center) > reach }
    }
    return stray + ambiguous(Array(paths.values))
      + (isOrdered ? [] : [TimelineFinding(.misplaced, ["natal"])])
      + far.map { TimelineFinding(.misplaced, [$0.id]) }
  }

  /// Turns whose words stand as near to another body's curve as to the turn, and do not say whose it is.
  private func ambiguous(_ curves: [GraphicCurve]) -> [TimelineFinding] {
    spots.filter { $0.kind == .station }.flatMap { spot in
      spot.marks.filter { mark in
        let words = mark.text.runs.map(\.text).joined()
        let isNamed = spot.bodies.contains { words.contains($0.symbol) }
        return !isNamed && !spot.isNearest(to: mark.box, among: curves)
      }.map { TimelineFinding(.misplaced, [$0.id]) }
    }
  }

  /// Stretches of curves without a glyph, and what the list does not have.
  private func missing() -> [TimelineFinding] {
    let rows = list.reduce(0) { $0 + $1.count }
    return curves.flatMap { curve in
      curve.unnamed.map { _ in TimelineFinding(.missing, ["curve.\(curve.body.rawValue)"]) }
    } + (rows == spots.count ? [] : [TimelineFinding(.missing, ["list"], amount: Double(spots.count - rows))])
  }

  // MARK: - The list

  private func findings(in page: GraphicList.Page) -> [TimelineFinding] {
    let words = MarkAudit(marks: page.marks)
    let rows = page.marks.filter { $0.id.hasPrefix("row.") }
    let stray = rows.filter { row in
      !page.columns.contains { $0.expanded(by: MarkAudit.tolerance).contains(row.box) }
    }
    return words.overlaps() + words.outside(Rect(origin: .origin, size: GraphicEphemeris.size))
      + stray.map { TimelineFinding(.cut, [$0.id]) }
  }
}

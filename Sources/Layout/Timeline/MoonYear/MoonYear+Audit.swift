import AstroChartModel
import AstroGeometry

extension MoonYear {
  /// Everything in the picture that breaks a promise; empty if all is well.
  package func audit() -> [TimelineFinding] {
    let words = MarkAudit(marks: marks)
    return words.overlaps() + words.outside(Rect(origin: .origin, size: MoonYear.size))
      + words.crossed(by: rows.map { (id: "month", segment: $0) } + voids.flatMap(edges))
      + days.flatMap { MarkAudit(marks: $0.marks).cut(by: $0.box) } + touchedMoons() + strayVoids()
      + missing()
  }

  private func edges(of bar: VoidBar) -> [(id: String, segment: Segment)] {
    [bar.box.minY, bar.box.maxY].map { y in
      (id: bar.id, segment: Segment(Point(x: bar.box.minX, y: y), Point(x: bar.box.maxX, y: y)))
    }
  }

  /// Words that touch a Moon or the ring around it.
  private func touchedMoons() -> [TimelineFinding] {
    days.flatMap { day -> [TimelineFinding] in
      let isRinged = day.lunation != nil || day.eclipse != nil
      let radius = isRinged ? MoonYearPlan.ringRadius + lineWidth : MoonYearPlan.discRadius + lineWidth
      return day.marks.filter { mark in
        let box = mark.box
        let nearest = Point(
          x: min(max(day.moon.x, box.minX), box.maxX), y: min(max(day.moon.y, box.minY), box.maxY))
        return (nearest - day.moon).length < radius - MarkAudit.tolerance
      }.map { TimelineFinding(.crossing, [day.id, $0.id]) }
    }
  }

  /// Void times whose bars together are longer or shorter than the days that they last within the year.
  private func strayVoids() -> [TimelineFinding] {
    Dictionary(grouping: voids) { $0.void.start.exactSeconds }.values.compactMap { bars in
      guard let void = bars.first?.void else { return nil }
      let drawn = bars.reduce(0) { $0 + $1.box.width } / MoonYearPlan.cell.width
      let off = abs(drawn - lasting(void))
      return off < 1e-6 ? nil : TimelineFinding(.misplaced, [bars[0].id], amount: off)
    }
  }

  /// How many days of the year a void time lasts, each counted as one however many hours it has.
  private func lasting(_ void: VoidOfCourse) -> Double {
    let (first, last) = (figure.clock.date(void.start), figure.clock.date(void.end))
    return days.filter { first <= $0.date && $0.date <= last }.reduce(0) { sum, day in
      let (start, end) = figure.hours(of: day.date)
      let (from, to) = (start.exactSeconds, end.exactSeconds)
      let part = min(void.end.exactSeconds, to) - max(void.start.exactSeconds, from)
      return sum + max(part, 0) / max(to - from, 1)
    }
  }

  /// Events of the year that no day shows.
  private func missing() -> [TimelineFinding] {
    guard let first = days.first, let last = days.last else { return [] }
    let (start, end) = (figure.hours(of: first.date).start, figure.hours(of: last.date).end)
    let moments = figure.events.filter { !$0.moment.precedes(start) && $0.moment.precedes(end) }
    var counts: [String: Int] = [:]
    for event in moments {
      switch event {
      case .lunation: counts["lunation", default: 0] += 1
      case .eclipse: counts["eclipse", default: 0] += 1
      case .ingress(let ingress) where ingress.body == .moon: counts["ingress", default: 0] += 1
      default: break
      }
    }
    let shown = [
      "lunation": days.count { $0.lunation != nil }, "eclipse": days.count { $0.eclipse != nil },
      "ingress": days.count { $0.ingress != nil },
    ]
    return shown.keys.sorted().filter { shown[$0] != counts[$0, default: 0] }.map {
      TimelineFinding(.missing, [$0])
    }
  }
}

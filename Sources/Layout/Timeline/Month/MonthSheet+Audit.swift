import AstroChartModel
import AstroGeometry

extension MonthSheet {
  /// Everything in the sheet that breaks a promise; empty if all is well.
  package func audit() -> [TimelineFinding] {
    let words = MarkAudit(marks: marks)
    return words.overlaps() + words.outside(Rect(origin: .origin, size: MonthSheet.size))
      + words.crossed(by: days.flatMap(lines)) + days.flatMap { MarkAudit(marks: $0.marks).cut(by: $0.box) }
      + missing()
  }

  /// The borders of a cell, and the lines in it where the Moon enters a sign or is void of course.
  private func lines(of day: Day) -> [(id: String, segment: Segment)] {
    let (box, id) = (day.box, "day.\(day.date.day)")
    let corners = OrientedBox(box).corners
    let border = zip(corners, corners.dropFirst() + [corners[0]]).map { (id: id, segment: Segment($0, $1)) }
    let ingresses = day.signs.dropFirst().map { stretch in
      (
        id: id + ".moon",
        segment: Segment(Point(x: stretch.from, y: day.strip.minY), Point(x: stretch.from, y: day.strip.maxY))
      )
    }
    let voids = day.voids.map {
      (id: id + ".void", segment: Segment($0.origin, Point(x: $0.maxX, y: $0.minY)))
    }
    return border + [(id: id, segment: Segment(day.strip.origin, Point(x: box.maxX, y: day.strip.minY)))]
      + ingresses + voids
  }

  /// Findings for days on which more happens than is shown and counted.
  private func missing() -> [TimelineFinding] {
    let writer = MonthEntries(type: CalendarType(theme: theme), language: language)
    let moments = figure.events.flatMap(writer.entries).map(\.moment)
    return days.compactMap { day in
      let (start, end) = figure.hours(of: day.date)
      let count = moments.count { !$0.precedes(start) && $0.precedes(end) }
      return count == day.shown + day.hidden ? nil : TimelineFinding(.missing, ["day.\(day.date.day)"])
    }
  }
}

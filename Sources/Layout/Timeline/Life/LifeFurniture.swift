import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroWheelLayout
import AstroWording

/// Everything around the rows: the title, calendar years, names of systems, conventions and key.
struct LifeFurniture {
  let builder: LifeBuilder

  var marks: [TimelineMark] {
    header + builder.panels.flatMap { names(in: $0) + years(in: $0) } + conventions
  }

  private var header: [TimelineMark] {
    let facts = builder.figure.facts.map(WritingDirection.isolated).joined(separator: "  ·  ")
    return [
      line("title", builder.figure.title(in: builder.language), builder.type.title, LifePlan.titleBaseline),
      line("facts", facts, builder.type.facts, LifePlan.factsBaseline),
    ].filter { !$0.text.inkBounds.isEmpty }
  }

  private var conventions: [TimelineMark] {
    builder.figure.conventions.enumerated().map { index, text in
      line(
        "convention.\(index + 1)", text, builder.type.note,
        LifePlan.conventionsBaseline + Double(index) * LifePlan.conventionsPitch)
    }
  }

  /// A line across the page, smaller if it would be too long.
  private func line(_ id: String, _ text: String, _ style: TextStyle, _ baseline: Double) -> TimelineMark {
    let (shaped, room) = (builder.shape(text, style), LifePlan.right - LifePlan.margin)
    return TimelineMark(
      id, shaped.scaled(by: min(1, room / max(shaped.inkBounds.width, 1))), inkFrom: LifePlan.margin,
      baseline: baseline, title: text)
  }

  /// The name of each system beside its rows.
  private func names(in panel: LifeBuilder.Panel) -> [TimelineMark] {
    builder.places(in: panel).filter(\.isLong).flatMap { place -> [TimelineMark] in
      let (lines, style) = (builder.words.lines(of: place.band.system), builder.type.system)
      let middle = place.top + (LifePlan.longRow + LifePlan.shortRow) / 2
      let pitch = style.size * 1.3
      let first = middle + style.size * 0.36 - pitch * Double(lines.count - 1) / 2
      let room = LifePlan.left - LifePlan.margin - 8
      return lines.enumerated().map { index, words in
        let text = builder.shape(words, style)
        return TimelineMark(
          "panel.\(panel.index + 1).\(place.band.system.rawValue).\(index + 1)",
          text.scaled(by: min(1, room / max(text.inkBounds.width, 1))), inkFrom: LifePlan.margin,
          baseline: first + pitch * Double(index), title: builder.words.name(of: place.band.system))
      }
    }
  }

  /// Each calendar year in the middle of what a panel shows of it.
  private func years(in panel: LifeBuilder.Panel) -> [TimelineMark] {
    let edges = newYears(in: panel)
    return zip(edges, edges.dropFirst()).compactMap { from, to in
      let text = builder.shape("\(from.year)", builder.type.year)
      guard to.x - from.x >= text.inkBounds.width + 3 else { return nil }
      return TimelineMark(
        "panel.\(panel.index + 1).year.\(from.year)", text, centeredOn: (from.x + to.x) / 2,
        baseline: panel.top + 8, title: "\(from.year)")
    }
  }

  /// The lines between years, above the first row.
  var ticks: [Segment] {
    builder.panels.flatMap { panel in
      newYears(in: panel).dropFirst().dropLast().map {
        Segment(Point(x: $0.x, y: panel.top), Point(x: $0.x, y: panel.top + LifePlan.axis - 3))
      }
    }
  }

  /// Where calendar years begin, and the two ends of the panel.
  private func newYears(in panel: LifeBuilder.Panel) -> [(year: Int, x: Double)] {
    guard let first = builder.date(panel.start)?.year, let last = builder.date(panel.end)?.year, first <= last
    else { return [] }
    let begun = (first...last).dropFirst().compactMap { year in
      CivilDate(year: year, month: 1, day: 1).map { day in
        (year, panel.x(builder.figure.clock.start(of: day).julianDay))
      }
    }
    return [(first, LifePlan.left)] + begun + [(last + 1, LifePlan.right)]
  }

  var key: ([TimelineMark], [KeySwatch]) {
    var line = KeyLine(
      type: CalendarType(theme: builder.theme), language: builder.language, shaper: builder.shaper,
      baseline: LifePlan.keyBaseline)
    line.add(.peak, builder.words.keyToPeak)
    line.add(.loosed, builder.words.keyToLoosed)
    return line.settled(from: LifePlan.margin, to: LifePlan.middle - 12)
  }
}

import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout
import AstroWording

/// Everything around the bands: the title, months and weeks, moons and eclipses, the key.
struct YearFurniture {
  let builder: YearBuilder

  private var figure: YearFigure { builder.figure }
  private var axis: TimeAxis { builder.axis }
  private var type: CalendarType { builder.type }
  private var words: CalendarPictureWords { CalendarPictureWords(builder.language) }

  func write(into timeline: inout YearTimeline) {
    timeline.header = header
    timeline.months = months
    timeline.foot = weeks + moons + eclipses.marks
    timeline.eclipseRings = eclipses.rings
    let key = YearKey(
      type: type, language: builder.language, shaper: builder.shaper, notes: notes(timeline.omitted),
      showsHouses: (figure.events + figure.passing).contains { $0.house != nil },
      showsBands: !timeline.groups.allSatisfy(\.bands.isEmpty),
      showsCurves: timeline.groups.contains { $0.bands.contains { !$0.curve.isEmpty } })
    timeline.key = key.marks
    timeline.keySwatches = key.swatches
  }

  private func shape(_ text: String, _ style: TextStyle) -> ShapedText {
    builder.shaper.shape(text, style, language: builder.language.tag)
  }

  private func notes(_ omitted: [Body: Int]) -> [String] {
    omitted.sorted { $0.key.slowness < $1.key.slowness }.map { words.leftToList($0.value, of: $0.key) }
  }

  // MARK: - Above the bands

  private var header: [TimelineMark] {
    let room = YearPlan.right - YearPlan.margin
    let title = figure.title(in: builder.language)
    let facts = figure.facts.map(WritingDirection.isolated).joined(separator: "  ·  ")
    return [
      ("title", title, type.title, YearPlan.titleBaseline),
      ("facts", facts, type.facts, YearPlan.factsBaseline),
    ]
    .compactMap { id, text, style, baseline in
      let shaped = shape(text, style)
      guard !shaped.inkBounds.isEmpty else { return nil }
      return TimelineMark(
        id, shaped.scaled(by: min(1, room / shaped.inkBounds.width)), inkFrom: YearPlan.margin,
        baseline: baseline, title: text)
    }
  }

  /// The name of each month above and below its middle; left out if the month is cut too short for it.
  private var months: [TimelineMark] {
    let days = figure.clock.days(of: figure.span)
    let firsts = days.filter { $0 == days.first || $0.day == 1 }
    let edges = firsts.map { axis.clamped(axis.x(figure.clock.start(of: $0))) } + [axis.right]
    return firsts.indices.flatMap { index -> [TimelineMark] in
      let (name, date) = (words.month(firsts[index].month), firsts[index])
      let text = shape(name, type.month)
      guard text.inkBounds.width + 4 < edges[index + 1] - edges[index] else { return [] }
      return [("above", YearPlan.monthsBaseline), ("below", YearPlan.lowerMonthsBaseline)].map {
        TimelineMark(
          "month.\(date.year)-\(date.month).\($0.0)", text,
          centeredOn: (edges[index] + edges[index + 1]) / 2, baseline: $0.1, title: name)
      }
    }
  }

  // MARK: - Below the bands

  /// The day of each Monday, below its line.
  private var weeks: [TimelineMark] {
    figure.clock.days(of: figure.span).filter { $0.weekday == 1 }.compactMap { day in
      let text = shape(String(day.day), type.week)
      let (x, half) = (axis.x(figure.clock.start(of: day)), text.inkBounds.width / 2)
      guard x - half >= axis.left, x + half <= axis.right else { return nil }
      return TimelineMark(
        "week.\(day.text)", text, centeredOn: x, baseline: YearPlan.weeksBaseline,
        title: day.shortText(in: builder.language))
    }
  }

  private var lunations: [Lunation] {
    figure.events.compactMap { event in
      if case .lunation(let lunation) = event, figure.span.contains(lunation.moment) { lunation } else { nil }
    }.sorted { $0.moment.precedes($1.moment) }
  }

  /// The quarters of the Moon with their days, and the signs of new and full moons.
  private var moons: [TimelineMark] {
    lunations.flatMap { lunation -> [TimelineMark] in
      let date = figure.clock.date(lunation.moment)
      let id = "moon.\(date.text)"
      let title = MoonGlyph.title(of: lunation, on: date, in: builder.language)
      let symbol = MoonGlyph.shaped(
        lunation.phase.quarter * 2, type.moon, on: type.theme.paper, by: builder.shaper)
      let day = shape(String(date.day), type.moonDay)
      let x = MoonGlyph.settled(axis.x(lunation.moment), half: symbol.inkBounds.width / 2, on: axis)
      var marks = [
        TimelineMark(
          "\(id).symbol", symbol, centeredOn: x,
          baseline: YearPlan.moonsMiddle - symbol.inkBounds.center.y, title: title),
        TimelineMark("\(id).day", day, centeredOn: x, baseline: YearPlan.moonDaysBaseline, title: title),
      ]
      if lunation.phase == .newMoon || lunation.phase == .fullMoon {
        marks.append(
          TimelineMark(
            "\(id).sign", shape(lunation.longitude.sign.symbol, type.moonSign), centeredOn: x,
            baseline: YearPlan.moonSignsBaseline, title: title))
      }
      return marks
    }
  }

  private var eclipses: (marks: [TimelineMark], rings: [Point]) {
    let found = figure.events.compactMap { event -> Eclipse? in
      if case .eclipse(let eclipse) = event, figure.span.contains(eclipse.greatest) { eclipse } else { nil }
    }
    return EclipseLane(builder: builder, lunations: lunations).placed(found)
  }
}

extension SkyEvent {
  /// The natal house of a transit; `nil` for other events, or if the time of birth is not known.
  var house: Int? {
    if case .transit(let passage) = self { passage.house } else { nil }
  }
}

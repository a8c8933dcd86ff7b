import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout
import AstroWording

/// Lunations above the curves, with rings around those at which there is an eclipse.
struct GraphicMoons {
  let builder: GraphicBuilder
  private let lunations: [Lunation]
  private let eclipses: [Eclipse]
  /// The width of a day, in points.
  private let day: Double

  /// - Parameter days: How many days the span has.
  init(builder: GraphicBuilder, days: Int) {
    self.builder = builder
    day = builder.grid.plot.width / Double(max(days, 1))
    // Two quarters may be little more than six days apart.
    let showsQuarters = 6 * day >= GraphicMoons.size + 2
    lunations = builder.figure.events.compactMap { event in
      guard case .lunation(let lunation) = event else { return nil }
      return showsQuarters || lunation.phase.quarter.isMultiple(of: 2) ? lunation : nil
    }
    eclipses = builder.figure.events.compactMap { event in
      if case .eclipse(let eclipse) = event { eclipse } else { nil }
    }
  }

  private static let size = 8.6
  /// The least days from a new to a full Moon.
  private static let halfMonth = 13.8

  /// The size of a symbol: smaller where new and full moons are close together.
  private var size: Double { min(GraphicMoons.size, GraphicMoons.halfMonth * day - 1.6) }

  private var radius: Double { min(YearTimeline.eclipseRadius, size / 2 + 1.1) }

  private func x(_ moment: Moment) -> Double {
    MoonGlyph.settled(builder.grid.axis.x(moment), half: size / 2, on: builder.grid.axis)
  }

  var marks: [TimelineMark] {
    let style = TextStyle(.symbols, size: size, paint: builder.theme.paint(.ink))
    let widest = builder.shape("28", builder.type.day).inkBounds.width
    let showsDays = 6 * day >= widest + 2
    return lunations.flatMap { lunation -> [TimelineMark] in
      let date = builder.figure.clock.date(lunation.moment)
      let kind = eclipse(at: lunation).map {
        "; \($0.luminary.body.name(in: builder.language)), "
          + CalendarPictureWords(builder.language).name(of: $0.type)
      }
      let title = MoonGlyph.title(of: lunation, on: date, in: builder.language) + (kind ?? "")
      let symbol = MoonGlyph.shaped(
        lunation.phase.quarter * 2, style, on: builder.theme.paper, by: builder.shaper)
      let moon = TimelineMark(
        "moon.\(date.text).symbol", symbol, centeredOn: x(lunation.moment),
        baseline: GraphicPlan.moonsMiddle - symbol.inkBounds.center.y, title: title)
      let day = TimelineMark(
        "moon.\(date.text).day", builder.shape("\(date.day)", builder.type.day),
        centeredOn: x(lunation.moment), baseline: GraphicPlan.moonDaysBaseline, title: title)
      return showsDays ? [moon, day] : [moon]
    }
  }

  var rings: [(center: Point, radius: Double)] {
    lunations.filter { eclipse(at: $0) != nil }.map {
      (Point(x: x($0.moment), y: GraphicPlan.moonsMiddle), radius)
    }
  }

  /// The eclipse at a lunation, which may be minutes away from it.
  private func eclipse(at lunation: Lunation) -> Eclipse? {
    eclipses.first { abs($0.greatest.exactSeconds - lunation.moment.exactSeconds) < 86_400 }
  }
}

import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroWheelLayout
import AstroWording

/// Places rings around the moons at which there is an eclipse, and the types of the eclipses in a lane below.
struct EclipseLane {
  let builder: YearBuilder
  let lunations: [Lunation]

  func placed(_ eclipses: [Eclipse]) -> (marks: [TimelineMark], rings: [Point]) {
    let sorted = eclipses.sorted { $0.greatest.precedes($1.greatest) }
    let places = sorted.map(place)
    let texts = sorted.map(text)
    let lefts = spread(texts, around: places)
    let marks = sorted.indices.map { index in
      let date = builder.figure.clock.date(sorted[index].greatest)
      return TimelineMark(
        "eclipse.\(date.text)", texts[index], inkFrom: lefts[index], baseline: YearPlan.eclipsesBaseline,
        title:
          "\(sorted[index].luminary.body.name(in: builder.language)), \(word(sorted[index])), \(date.shortText(in: builder.language))"
      )
    }
    return (marks, places.map { Point(x: $0, y: YearPlan.moonsMiddle) })
  }

  /// The position of its moon, which may be minutes away from the greatest eclipse.
  private func place(_ eclipse: Eclipse) -> Double {
    let moon = lunations.min {
      abs($0.moment.exactSeconds - eclipse.greatest.exactSeconds)
        < abs($1.moment.exactSeconds - eclipse.greatest.exactSeconds)
    }
    let x = builder.axis.x(eclipse.greatest)
    guard let moon, abs(moon.moment.exactSeconds - eclipse.greatest.exactSeconds) < 86_400 else { return x }
    return MoonGlyph.settled(builder.axis.x(moon.moment), half: YearTimeline.eclipseRadius, on: builder.axis)
  }

  private func word(_ eclipse: Eclipse) -> String {
    CalendarPictureWords(builder.language).name(of: eclipse.type)
  }

  private func text(_ eclipse: Eclipse) -> ShapedText {
    let symbol = StyledText.Span(eclipse.luminary.body.symbol, builder.type.eclipseSymbol)
    let words = StyledText.Span("\u{2009}" + word(eclipse), builder.type.eclipse)
    return builder.shaper.shape(StyledText([symbol, words], language: builder.language.tag))
  }

  private func spread(_ texts: [ShapedText], around places: [Double]) -> [Double] {
    let targets = zip(texts, places).map { $1 - $0.inkBounds.width / 2 }
    let widths = texts.map(\.inkBounds.width)
    return Spreading(
      targets: targets, separations: widths.dropLast().map { $0 + 3 },
      lows: texts.map { _ in builder.axis.left }, highs: widths.map { builder.axis.right - $0 }
    ).solved() ?? targets
  }
}

extension Eclipse.Luminary {
  var body: Body { self == .sun ? .sun : .moon }
}

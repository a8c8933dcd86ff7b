import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout
import AstroWording

/// Lays out a graphic ephemeris: what is fixed first, then text where there is room for it.
struct GraphicBuilder {
  let figure: GraphicFigure
  let theme: Theme
  let language: Language
  let shaper: any TextShaper
  let grid: GraphicGrid
  let curves: [GraphicCurve]
  var field: GraphicField

  init(figure: GraphicFigure, theme: Theme, language: Language, shaper: any TextShaper) {
    let grid = GraphicGrid(figure)
    (self.figure, self.theme, self.language, self.shaper, self.grid) = (
      figure, theme, language, shaper, grid
    )
    curves = figure.ways.map { GraphicCurve($0, on: grid) }
    field = GraphicField(
      curves: curves, lines: figure.natal.map { grid.y($0.longitude.degrees) }, plot: grid.plot)
  }

  var type: GraphicType { GraphicType(theme: theme) }
  var words: GraphicWords { GraphicWords(language) }

  func shape(_ text: String, _ style: TextStyle) -> ShapedText {
    shaper.shape(text, style, language: language.tag)
  }

  func symbol(_ text: String, _ style: TextStyle) -> ShapedText {
    shaper.symbol(text, style, language: language.tag)
  }

  // MARK: - Spots

  /// The dots, rings and bars of everything exact, from which text keeps away from now on.
  mutating func spots() -> [GraphicEphemeris.Spot] {
    let found = figure.events.compactMap(spot)
    for spot in found {
      if spot.kind == .natal {
        field.take(dot: spot.center, radius: GraphicPlan.dotRadius)
      } else {
        field.take(spot.box.expanded(by: 0.5))
      }
    }
    return found
  }

  private func spot(of event: SkyEvent) -> GraphicEphemeris.Spot? {
    let x = grid.axis.x(event.moment)
    func point(of body: Body) -> Point? { curves.first { $0.body == body }?.point(atX: x) }
    let made: (kind: GraphicEphemeris.Spot.Kind, center: Point?, bodies: [Body])
    switch event {
    case .transit(let passage):
      let line = figure.natal.first { $0.end == passage.natal }
      made = (
        .natal, line.map { Point(x: x, y: grid.y($0.longitude.degrees)) }, [passage.transiting]
      )
    case .aspect(let meeting): made = (.mutual, point(of: meeting.body1), [meeting.body1, meeting.body2])
    case .station(let station): made = (.station, point(of: station.body), [station.body])
    default: return nil
    }
    guard let center = made.center, let entry = entries.entries(of: event).first else { return nil }
    let moment = figure.clock.told(event.moment)
    return GraphicEphemeris.Spot(
      event: event, kind: made.kind, id: "\(entry.id).\(moment.local.date.text)",
      title: "\(entry.title), \(moment.local.date.shortText(in: language)), \(moment.clockTextWithSeconds)",
      center: center, bodies: made.bodies)
  }

  var entries: MonthEntries { MonthEntries(type: CalendarType(theme: theme), language: language) }

  // MARK: - Text

  /// The curves with their glyphs, from which other text keeps away from now on.
  mutating func labeledCurves() -> [GraphicEphemeris.Curve] {
    curves.map { curve in
      let name = curve.body.name(in: language).capitalizedFirst
      let glyph = symbol(curve.body.symbol, type.curve(curve.body))
      var labeler = CurveLabeler(curve: curve, glyph: glyph, name: name)
      labeler.label(in: &field)
      return labeler.labeled
    }
  }

  /// The stations with their days, then the crossings of natal lines with their aspects.
  mutating func labeled(_ spots: [GraphicEphemeris.Spot]) -> [GraphicEphemeris.Spot] {
    let labeler = SpotLabeler(builder: self)
    var labeled = spots
    for (index, spot) in spots.enumerated() {
      if case .station(let station) = spot.event {
        labeled[index].marks = labeler.station(station, at: spot, in: &field)
      }
    }
    for (index, spot) in spots.enumerated() {
      if case .transit(let passage) = spot.event {
        labeled[index] = labeler.labeled(spot, with: passage.aspect, in: &field)
      }
    }
    return labeled
  }

  // MARK: - Natal lines

  func natalLines(around boxes: [Rect]) -> [GraphicEphemeris.NatalLine] {
    let sorted = figure.natal.map { (natal: $0, y: grid.y($0.longitude.degrees)) }.sorted { $0.y < $1.y }
    let targets = sorted.map(\.y)
    let half = GraphicPlan.natalPitch / 2
    let middles =
      Spreading(
        targets: targets, separations: targets.dropLast().map { _ in GraphicPlan.natalPitch },
        lows: targets.map { _ in grid.plot.minY - half }, highs: targets.map { _ in grid.plot.maxY + half }
      ).solved() ?? targets
    return zip(sorted, middles).map { line, middle in
      let (start, end) = (
        Point(x: grid.plot.minX, y: line.y), Point(x: grid.plot.maxX, y: line.y)
      )
      return GraphicEphemeris.NatalLine(
        natal: line.natal, y: line.y, parts: Segment(start, end).parts(outside: boxes),
        leader: [
          end, Point(x: end.x + 3, y: line.y), Point(x: end.x + GraphicPlan.leader - 3, y: middle),
          Point(x: end.x + GraphicPlan.leader - 1, y: middle),
        ],
        marks: natalMarks(line.natal, from: end.x + GraphicPlan.leader + 1, middle: middle))
    }
  }

  /// The glyph of a natal place, and beside it degrees, minutes and sign.
  private func natalMarks(
    _ natal: GraphicFigure.Natal, from left: Double, middle: Double
  ) -> [TimelineMark] {
    let isBody = natal.end.body != nil
    let glyph = isBody ? symbol(natal.end.symbol, type.natal) : shape(natal.end.symbol, type.angle)
    let degrees = shape(natal.longitude.degreesText, type.natalDegree)
    let sign = symbol(natal.longitude.sign.symbol, type.sign(natal.longitude.sign.element))
    let title = "\(natal.end.name(in: language)), \(natal.longitude.position(in: language))"
    let column = left + 17
    return [("glyph", glyph, left), ("degrees", degrees, column), ("sign", sign, column + 27)].map {
      part, text, x in
      TimelineMark(
        "natal.\(natal.end.name).\(part)", text, inkFrom: x, baseline: middle - text.inkBounds.center.y,
        title: title)
    }
  }
}

extension Moment {
  /// The time in the form `14:30:33`.
  var clockTextWithSeconds: String {
    let text = local.time.text
    return text.utf8.count > 5 ? text : text + ":00"
  }
}

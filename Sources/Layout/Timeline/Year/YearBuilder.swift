import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout
import AstroWording

/// Lays out the picture of a year: what each row contains, how high rows are, and what the foot shows.
struct YearBuilder {
  let figure: YearFigure
  let theme: Theme
  let language: Language
  let shaper: any TextShaper
  let axis: TimeAxis
  let type: CalendarType

  init(figure: YearFigure, theme: Theme, language: Language, shaper: any TextShaper) {
    (self.figure, self.theme, self.language, self.shaper) = (figure, theme, language, shaper)
    axis = TimeAxis(span: figure.span, left: YearPlan.left, right: YearPlan.right)
    type = CalendarType(theme: theme)
  }

  func timeline() -> YearTimeline {
    var timeline = YearTimeline(figure: figure, theme: theme, language: language, axis: axis)
    let fitted = YearRows(of: drafts, strips: strips).fitted()
    timeline.groups = groups(fitted)
    timeline.omitted = fitted.omitted
    let furniture = YearFurniture(builder: self)
    furniture.write(into: &timeline)
    timeline.rules = YearRules(of: timeline, days: figure.clock.days(of: figure.span)).rules
    return timeline
  }

  // MARK: - What is shown

  /// The bodies whose motion is drawn as a strip.
  private var strips: Set<Body> {
    Set(figure.places.map(\.body).filter { $0.isPlanet && $0 != .moon })
  }

  /// The bands of each body; those with the same name are numbered in chronological order.
  private var drafts: [Body: [BandDraft]] {
    let words = BandWords(type: type, language: language, clock: figure.clock, shaper: shaper)
    let drafter = BandDrafter(axis: axis, words: words)
    var found: [Body: [BandDraft]] = [:]
    for event in (figure.events + figure.passing).sorted(by: { $0.moment.precedes($1.moment) }) {
      switch event {
      case .transit(let passage) where figure.bandMovers.contains(passage.transiting):
        found[passage.transiting, default: []] += drafter.drafts(of: passage)
      case .aspect(let meeting):
        let slower = meeting.body1.slowness < meeting.body2.slowness ? meeting.body1 : meeting.body2
        guard figure.bandMovers.contains(slower) else { continue }
        let other = slower == meeting.body1 ? meeting.body2 : meeting.body1
        found[slower, default: []].append(drafter.draft(of: meeting, with: other))
      default: continue
      }
    }
    return found.mapValues(numbered)
  }

  private func numbered(_ drafts: [BandDraft]) -> [BandDraft] {
    var counts: [String: Int] = [:]
    return drafts.sorted { $0.extent.lowerBound < $1.extent.lowerBound }.map { draft in
      var numbered = draft
      counts[draft.id, default: 0] += 1
      numbered.id += ".\(counts[draft.id] ?? 1)"
      return numbered
    }
  }

  // MARK: - Placement

  private func groups(_ rows: YearRows.Fitted) -> [YearTimeline.Group] {
    var top = YearPlan.top + rows.groupGap / 2
    return rows.groups.map { group in
      let start = top
      let strip = group.hasStrip ? strip(of: group.body, top: top) : nil
      if strip != nil { top += YearPlan.stripHeight + (group.rows.isEmpty ? 0 : YearPlan.stripGap) }
      var bands: [Band] = []
      for row in group.rows {
        let height = row.contains(where: \.isShort) ? YearPlan.shortRow : rows.rowHeight
        bands += row.map { $0.band(top: top, height: height) }
        top += height
      }
      defer { top += rows.groupGap }
      return YearTimeline.Group(
        body: group.body, top: start, bottom: top, strip: strip, bands: bands,
        marks: name(of: group.body, top: start))
    }
  }

  private func strip(of body: Body, top: Double) -> MotionStrip? {
    guard let place = figure.places.first(where: { $0.body == body }) else { return nil }
    let events = figure.events.filter { event in
      switch event {
      case .ingress(let ingress): ingress.body == body && figure.span.contains(ingress.moment)
      case .station(let station): station.body == body && figure.span.contains(station.moment)
      default: false
      }
    }.sorted { $0.moment.precedes($1.moment) }
    return MotionStripBuilder(
      axis: axis, type: type, language: language, clock: figure.clock, shaper: shaper
    ).strip(of: place, events, top: top)
  }

  /// The body's symbol with its name beside it.
  private func name(of body: Body, top: Double) -> [TimelineMark] {
    let name = body.name(in: language)
    let symbol = shaper.symbol(body.symbol, type.mover, language: language.tag)
    let words = shaper.shape(name.capitalizedFirst, type.moverName, language: language.tag)
    let room = YearPlan.left - 8 - (YearPlan.margin + 17)
    return [
      TimelineMark(
        "mover.\(body.rawValue).symbol", symbol, centeredOn: YearPlan.margin + 6,
        baseline: top + YearPlan.stripHeight / 2 - symbol.inkBounds.center.y, title: name),
      TimelineMark(
        "mover.\(body.rawValue).name", words.scaled(by: min(1, room / max(words.advance, 1))),
        inkFrom: YearPlan.margin + 17, baseline: top + 7.2, title: name),
    ]
  }
}

extension String {
  /// The string with its first letter capitalized.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

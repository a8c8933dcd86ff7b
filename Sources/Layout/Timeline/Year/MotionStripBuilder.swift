import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroWheelLayout
import AstroWording

/// Lays out the motion of a body through the zodiac along a line.
struct MotionStripBuilder {
  let axis: TimeAxis
  let type: CalendarType
  let language: Language
  let clock: LocalClock
  let shaper: any TextShaper

  private static let padding = 1.8

  /// An ingress or a station, with its possible labels from the longest to the shortest.
  private struct Turn {
    var x: Double
    var part: String
    var isStation: Bool
    var words: [ShapedText]
    var title: String
  }

  /// - Parameters:
  ///   - start: The placement of the body when the span begins.
  ///   - events: The ingresses and stations of the body, in chronological order.
  ///   - top: The top of the strip, in points.
  func strip(of start: Placement, _ events: [SkyEvent], top: Double) -> MotionStrip {
    let box = Rect(
      x: axis.left, y: top, width: axis.right - axis.left, height: YearPlan.stripHeight)
    let opening = Turn(
      x: axis.left, part: "sign.0", isStation: false, words: [sign(start.sign, nil)],
      title: start.sign.name(in: language))
    let turns = events.enumerated().compactMap { turn($1, number: $0 + 1) }
    return MotionStrip(
      body: start.body, title: start.body.name(in: language), box: box, signs: signs(start.sign, events),
      retrograde: retrograde(start.isRetrograde, events),
      ticks: turns.map { MotionStrip.Tick(x: $0.x, isStation: $0.isStation) },
      marks: marks([opening] + turns, of: start.body, baseline: top + 6.7))
  }

  // MARK: - Signs

  private func signs(_ first: Sign, _ events: [SkyEvent]) -> [MotionStrip.Stretch] {
    var stretches = [MotionStrip.Stretch(from: axis.left, to: axis.right, sign: first)]
    for case .ingress(let ingress) in events {
      let x = axis.x(ingress.moment)
      stretches[stretches.count - 1].to = x
      stretches.append(.init(from: x, to: axis.right, sign: ingress.sign))
    }
    return stretches
  }

  private func retrograde(_ atStart: Bool, _ events: [SkyEvent]) -> [ClosedRange<Double>] {
    var (ranges, since): ([ClosedRange<Double>], Double?) = ([], atStart ? axis.left : nil)
    for case .station(let station) in events {
      let x = axis.x(station.moment)
      if station.direction == .direct, let from = since { ranges.append(from...max(from, x)) }
      since = station.direction == .direct ? nil : since ?? x
    }
    if let since { ranges.append(since...axis.right) }
    return ranges
  }

  // MARK: - Labels

  private func turn(_ event: SkyEvent, number: Int) -> Turn? {
    switch event {
    case .ingress(let ingress):
      return Turn(
        x: axis.x(ingress.moment), part: "sign.\(number)", isStation: false,
        words: [sign(ingress.sign, ingress.moment), sign(ingress.sign, nil)],
        title: title(ingress.sign.name(in: language), ingress.moment))
    case .station(let station):
      return Turn(
        x: axis.x(station.moment), part: "station.\(number)", isStation: true,
        words: [turning(station.direction, station.moment), turning(station.direction, nil)],
        title: title(station.longitude.position(in: language), station.moment))
    default: return nil
    }
  }

  private func title(_ what: String, _ moment: Moment) -> String {
    "\(what), \(clock.date(moment).shortText(in: language))"
  }

  private func sign(_ sign: Sign, _ moment: Moment?) -> ShapedText {
    words(.init(sign.symbol, type.stripSign), moment)
  }

  private func turning(_ direction: Station.Direction, _ moment: Moment?) -> ShapedText {
    direction == .retrograde
      ? words(.init("℞", type.stripRetrograde), moment) : words(.init("D", type.stripStation), moment)
  }

  private func words(_ symbol: StyledText.Span, _ moment: Moment?) -> ShapedText {
    var text = StyledText([symbol], language: language.tag)
    if let moment {
      let day = CalendarPictureWords(language).day(clock.date(moment))
      text.spans.append(.init("\u{2009}" + day, type.stripDay))
    }
    return shaper.shape(text)
  }

  /// The longest label of each turn that ends before the next turn; none if even the shortest is too long.
  private func marks(_ turns: [Turn], of body: Body, baseline: Double) -> [TimelineMark] {
    turns.indices.compactMap { index in
      let turn = turns[index]
      let left = turn.x + MotionStripBuilder.padding
      let next = index + 1 < turns.count ? turns[index + 1].x : axis.right
      let room = next - MotionStripBuilder.padding / 2 - left
      guard let words = turn.words.first(where: { $0.inkBounds.width <= room }) else { return nil }
      return TimelineMark(
        "motion.\(body.rawValue).\(turn.part)", words, inkFrom: left, baseline: baseline, title: turn.title)
    }
  }
}

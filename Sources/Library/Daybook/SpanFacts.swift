import AstroChartModel
import AstroInterpretation
import AstroPeriods
import AstroWording

/// What is true of a span for a birth: its events with their days, where bodies are, and the birth itself.
struct SpanFacts {
  typealias Fact = ReportBrief.Fact

  private let language: Language
  private let natal: Chart
  private let events: [SkyEvent]
  /// The ids of the facts of events.
  private(set) var ids: [SkyEvent: String] = [:]
  /// The facts, those of the reading first.
  private(set) var all: [Fact] = []

  init(_ reading: PeriodReport, _ natal: Chart) {
    (language, self.natal) = (reading.language, natal)
    events = reading.briefEvents
    let chief = Set(reading.toldEvents)
    for (index, event) in events.enumerated() {
      let id = SpanFacts.id(ofEvent: index)
      guard let factor = factor(of: event) else { continue }
      ids[event] = id
      all.append(
        Fact(
          factor, salience: chief.contains(event) ? 0.8 : 0.3, of: owners(of: event), on: event.days,
          words: words(of: event), id: id))
      all += places(of: event).map { place($0, at: 0.2) }
    }
    for place in reading.sky.places {
      let moves = Factor.motion(place.body, isRetrograde: place.isRetrograde)
      all += (places(of: place.body, at: place.longitude) + [moves]).map { self.place($0, at: 0.15) }
    }
    all += ReportBrief.facts(of: natal, as: .birth, on: .general, in: language)
    for (number, chart) in reading.sky.sunReturns.enumerated() { all += facts(ofReturn: chart, number) }
    var found: Set<String> = []
    all = all.filter { found.insert($0.id).inserted }.enumerated().sorted {
      ($1.element.salience, $0.offset) < ($0.element.salience, $1.offset)
    }.map(\.element)
  }

  /// Those of the sky of a moment of the year, which comes behind the birth; of the return before it the Ascendant alone.
  private func facts(ofReturn chart: Chart, _ number: Int) -> [Fact] {
    let name = SkyRole.return.name(in: language)
    return ReportBrief.facts(of: chart, as: .return, on: .general, in: language).compactMap { fact in
      guard number == 0 || fact.id.hasSuffix("return.ascendant.sign") else { return nil }
      var fact = fact
      (fact.salience, fact.words) = (fact.salience * 0.5, "\(name): \(fact.words ?? "")")
      if number > 0 { fact.id += ".before" }
      return fact
    }
  }

  /// - Parameter index: Its place among the events of the brief.
  static func id(ofEvent index: Int) -> String { "fact.event.\(index + 1)" }

  private func place(_ factor: Factor, at salience: Double) -> Fact {
    // A body is in several places in a span, each a fact of its own.
    let name = factor.name(in: language)
    return Fact(
      factor, salience: salience, of: [.sky], words: name,
      id: ReportBrief.owned(factor.id, by: .sky) + ".\(factor.placeName)")
  }

  // MARK: - Events

  /// What an event says of the sky in one fact; `nil` for those that no text tells.
  private func factor(of event: SkyEvent) -> Factor? {
    switch event {
    case .transit(let passage):
      .aspect(
        Aspect(
          between: .body(passage.transiting), and: passage.natal, passage.aspect,
          orb: passage.closest?.orb ?? 0))
    case .aspect(let aspect): .aspect(Aspect(aspect.body1, aspect.body2, aspect.type, orb: 0))
    case .ingress(let ingress): .sign(.body(ingress.body), ingress.sign)
    case .station(let station):
      .motion(station.body, isRetrograde: station.direction == .retrograde)
    case .shadow(let shadow): .sign(.body(shadow.body), shadow.entersAt.sign)
    case .lunation(let lunation): .sign(.body(.moon), lunation.moon.sign)
    case .eclipse(let eclipse):
      lunation(near: eclipse).map { .sign(.body(eclipse.body), $0.place(of: eclipse.body).sign) }
    case .void(let void): .sign(.body(.moon), void.leaves)
    case .return(let back):
      natal.placement(of: back.body).map { .sign(.body(back.body), $0.sign) }
    case .profection(let time):
      natal.placement(of: time.lord).map { .rulerInSign(of: time.house, time.lord, $0.sign) }
    case .houseIngress(let ingress): .house(ingress.body, ingress.house)
    case .declination, .progressed, .hour, .lordTime: nil
    }
  }

  private func owners(of event: SkyEvent) -> [ReportBrief.Owner] {
    if case .transit = event { [.sky, .birth] } else { [.sky] }
  }

  private func words(of event: SkyEvent) -> String {
    func day(_ moment: Moment) -> String { language.phrasebook.day(moment.local.date, withYear: true) }
    let summary = event.summary(in: language)
    guard case .transit(let passage) = event else {
      return "\(summary): \(event.end.map { "\(day(event.moment)) – \(day($0))" } ?? day(event.moment))"
    }
    let peaks = passage.hits.isEmpty ? [passage.moment] : passage.hits.map(\.moment)
    return
      "\(summary): \(language.phrasebook.list(peaks.map(day))) (\(day(passage.start)) – \(day(passage.end)))"
  }

  private func lunation(near eclipse: Eclipse) -> Lunation? {
    events.lazy.compactMap { if case .lunation(let lunation) = $0 { lunation } else { nil } }.first {
      lunation in
      abs(lunation.moment.secondsSince1970 - eclipse.greatest.secondsSince1970) < 86_400
    }
  }

  // MARK: - Places

  /// Where an event finds its bodies.
  private func places(of event: SkyEvent) -> [Factor] {
    switch event {
    case .transit(let passage):
      return places(of: passage.transiting, at: passage.target)
        + passage.hits.map { .motion(passage.transiting, isRetrograde: $0.isRetrograde) }
    case .aspect(let aspect):
      return [.sign(.body(aspect.body1), aspect.sign1), .sign(.body(aspect.body2), aspect.sign2)]
    case .ingress(let ingress):
      let before = Sign.allCases[
        ((Sign.allCases.firstIndex(of: ingress.sign) ?? 0) + (ingress.isRetrograde ? 1 : 11)) % 12]
      return [.sign(.body(ingress.body), before)]
    case .station(let station):
      return places(of: station.body, at: station.longitude)
        + [.motion(station.body, isRetrograde: station.direction == .direct)]
    case .lunation(let lunation):
      return [Body.sun, .moon].flatMap { places(of: $0, at: lunation.place(of: $0)) }
    case .void(let void): return [.sign(.body(.moon), void.enters)]
    case .profection(let time): return [.cusp(time.house, time.sign)]
    case .houseIngress(let ingress):
      let before = (ingress.house + (ingress.isRetrograde ? 0 : 10)) % 12 + 1
      return [.house(ingress.body, before)]
    case .shadow, .eclipse, .return, .hour, .declination, .progressed, .lordTime: return []
    }
  }

  private func places(of body: Body, at longitude: Longitude) -> [Factor] {
    [.sign(.body(body), longitude.sign)]
      + (natal.houses.map { [.house(body, $0.house(of: longitude))] } ?? [])
  }
}

extension PeriodReport {
  /// The events that it tells.
  fileprivate var toldEvents: [SkyEvent] { (paragraphs + recommendations).flatMap(\.events) }

  /// The events of its brief in their order: those that it tells, and the others of the span.
  var briefEvents: [SkyEvent] {
    var known: Set<SkyEvent> = []
    return (toldEvents + sky.events).filter { known.insert($0).inserted }
  }
}

extension Factor {
  /// The sign, house or motion, as part of an id.
  fileprivate var placeName: String {
    switch self {
    case .sign(_, let sign), .cusp(_, let sign): sign.rawValue
    case .house(_, let house): "house\(house)"
    case .motion(_, let isRetrograde): isRetrograde ? "retrograde" : "direct"
    default: "sky"
    }
  }
}

extension Lunation {
  /// Where the Moon is; the longitude of a lunation is the Moon’s.
  fileprivate var moon: Longitude { longitude }

  /// Where the Sun or the Moon is.
  fileprivate func place(of body: Body) -> Longitude {
    guard body == .sun else { return longitude }
    let distance: Double =
      switch phase {
      case .newMoon: 0
      case .firstQuarter: -90
      case .fullMoon: 180
      case .lastQuarter: 90
      }
    return longitude + distance
  }
}

extension Eclipse {
  fileprivate var body: Body { luminary == .sun ? .sun : .moon }
}

extension SkyEvent {
  /// The local days that a text on it may name: those on which it begins, is exact, and ends.
  fileprivate var days: [CivilDate] {
    let moments: [Moment] =
      switch self {
      case .transit(let passage):
        [passage.start] + passage.hits.map(\.moment) + [passage.closest?.moment].compactMap(\.self) + [
          passage.end
        ]
      default: [moment] + [end].compactMap(\.self)
      }
    var known: Set<CivilDate> = []
    return moments.map(\.local.date).filter { known.insert($0).inserted }
  }
}

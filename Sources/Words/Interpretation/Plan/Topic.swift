import AstroChartModel

/// What a paragraph can be about; texts that share a topic can stand in one paragraph.
enum Topic: Hashable {
  case body(Body)
  case ascendant
  case midheaven
  /// A house, 1…12.
  case house(Int)
  case pattern(AspectPattern)
  /// The chart as a whole.
  case whole
}

extension Factor {
  /// What it is about, the closest topic first.
  var topics: [Topic] {
    switch self {
    case .sign(.ascendant, _): [.ascendant]
    case .sign(.midheaven, _): [.midheaven, .house(10)]
    case .sign(.body(let body), _), .motion(let body, _), .dignity(let body, _, _): Topic.of(body)
    case .house(let body, let house): Topic.of(body) + [.house(house)]
    case .angular(let body, let angle, _): Topic.of(body) + [Topic.of(angle)]
    case .aspect(let aspect): Topic.of(aspect)
    case .rulerInHouse(let house, let body, _), .rulerInSign(let house, let body, _):
      Topic.of(ruled: house) + Topic.of(body)
    case .rulerInAspect(let house, _, let aspect): Topic.of(ruled: house) + Topic.of(aspect)
    case .cusp(let house, _): Topic.of(ruled: house)
    case .pattern(let pattern): [.pattern(pattern), .whole] + pattern.bodies.map { .body($0) }
    case .stellium(let stellium):
      if case .house(let house) = stellium.site {
        [.house(house)] + stellium.bodies.map { .body($0) }
      } else {
        [.whole] + stellium.bodies.map { .body($0) }
      }
    case .moonPhase: [.body(.moon), .body(.sun), .whole]
    case .dominantPlanet(let body): [.whole, .body(body)]
    case .supported(let body), .strained(let body): [.body(body)]
    case .shape(_, let lead): [.whole] + (lead.map { [.body($0)] } ?? [])
    case .dominantElement, .dominantModality, .missingElement, .missingModality, .hemisphere: [.whole]
    }
  }
}

extension Topic {
  /// The two nodes count as one topic, because they form one axis.
  fileprivate static func of(_ body: Body) -> [Topic] { [.body(body == .southNode ? .northNode : body)] }

  fileprivate static func of(_ angle: ChartAngle) -> Topic {
    switch angle {
    case .ascendant: .ascendant
    case .midheaven: .midheaven
    case .descendant: .house(7)
    case .imumCoeli: .house(4)
    }
  }

  fileprivate static func of(ruled house: Int) -> [Topic] {
    switch house {
    case 1: [.ascendant]
    case 10: [.midheaven, .house(10)]
    default: [.house(house)]
    }
  }

  fileprivate static func of(_ aspect: Aspect) -> [Topic] {
    [aspect.end1, aspect.end2].flatMap { end in
      switch end {
      case .body(let body): of(body)
      case .angle(let angle): [of(angle)]
      }
    }
  }
}

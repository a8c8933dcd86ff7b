package import AstroChartModel
import AstroWording

/// Identifies what a fact is about, so that a report says the same thing only once, however a rule names it.
enum FactorKey: Hashable {
  case sign(ChartPoint)
  case cusp(Int)
  case house(Body)
  case motion(Body)
  case pair(AspectEnd, AspectEnd)
  case element
  case modality
  case stellium(Stellium.Site)
  case angular(Body)
  case missingElement(Element)
  case missingModality(Modality)
  case dominantPlanet
  case pattern(AspectPattern)
  case shape
  case hemisphere(Hemisphere)
  case standing(Body)
  case finalDispositor
  case reception(Body, Body)
}

extension Factor {
  var key: FactorKey {
    switch self {
    // A dignity says the same as the sign.
    case .sign(let subject, _): .sign(subject)
    case .dignity(let body, _, _), .rulerInSign(_, let body, _): .sign(.body(body))
    // The first and tenth cusps are the two angles.
    case .cusp(1, _): .sign(.ascendant)
    case .cusp(10, _): .sign(.midheaven)
    case .cusp(let house, _): .cusp(house)
    case .house(let body, _), .rulerInHouse(_, let body, _): .house(body)
    case .motion(let body, _): .motion(body)
    case .aspect(let aspect): .pair(min(aspect.end1, aspect.end2), max(aspect.end1, aspect.end2))
    // Both a phase and an aspect of Sun and Moon express the angle between them.
    case .moonPhase: .pair(.body(.sun), .body(.moon))
    case .dominantElement: .element
    case .dominantModality: .modality
    case .stellium(let stellium): .stellium(stellium.site)
    case .angular(let body, _, _): .angular(body)
    case .missingElement(let element): .missingElement(element)
    case .missingModality(let modality): .missingModality(modality)
    case .dominantPlanet: .dominantPlanet
    case .pattern(let pattern): .pattern(pattern)
    case .shape: .shape
    case .hemisphere(let side, _): .hemisphere(side)
    case .supported(let body), .strained(let body): .standing(body)
    case .finalDispositor: .finalDispositor
    case .mutualReception(let one, let other): .reception(one, other)
    case .rulerInAspect(_, _, let aspect): Factor.aspect(aspect).key
    }
  }
}

extension Factor {
  /// The id of the fact in briefs and sources, unique among the facts of a chart.
  package var id: String {
    switch self {
    case .sign(let point, _): "fact.\(point.name).sign"
    case .house(let body, _): "fact.\(body.rawValue).house"
    case .motion(let body, _): "fact.\(body.rawValue).motion"
    case .dignity(let body, _, _): "fact.\(body.rawValue).dignity"
    case .aspect(let aspect):
      "fact.\(aspect.end1.name).\(aspect.type.rawValue).\(aspect.end2.name)"
    case .rulerInHouse(let house, let ruler, _): "fact.ruler\(house).\(ruler.rawValue).house"
    case .rulerInSign(let house, let ruler, _): "fact.ruler\(house).\(ruler.rawValue).sign"
    case .cusp(let house, _): "fact.cusp\(house).sign"
    case .dominantElement: "fact.element"
    case .dominantModality: "fact.modality"
    case .stellium(let stellium): "fact.stellium.\(stellium.site.name)"
    case .angular(let body, let angle, _): "fact.\(body.rawValue).\(angle.rawValue)"
    case .moonPhase: "fact.moon.phase"
    case .missingElement(let element): "fact.missing.\(element.rawValue)"
    case .missingModality(let modality): "fact.missing.\(modality.rawValue)"
    case .dominantPlanet: "fact.dominant"
    case .pattern(let pattern):
      "fact.\(pattern.kind.rawValue).\(pattern.bodies.map(\.rawValue).joined(separator: "."))"
    case .shape: "fact.shape"
    case .hemisphere(let side, _): "fact.\(side.rawValue)"
    case .supported: "fact.supported"
    case .finalDispositor: "fact.finalDispositor"
    case .mutualReception(let one, let other): "fact.\(one.rawValue).reception.\(other.rawValue)"
    case .strained: "fact.strained"
    case .rulerInAspect(let house, let ruler, let aspect):
      "fact.ruler\(house).\(ruler.rawValue).\(aspect.end1.name).\(aspect.type.rawValue).\(aspect.end2.name)"
    }
  }
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
    case .dominantPlanet(let body), .finalDispositor(let body): [.whole, .body(body)]
    case .mutualReception(let one, let other): Topic.of(one) + Topic.of(other)
    case .supported(let body), .strained(let body): [.body(body)]
    case .shape(_, let lead): [.whole] + (lead.map { [.body($0)] } ?? [])
    case .dominantElement, .dominantModality, .missingElement, .missingModality, .hemisphere: [.whole]
    }
  }
}

extension Factor {
  /// The terms that a text about the fact is likely to use.
  var terms: [GlossaryTerm] {
    switch self {
    case .sign(.ascendant, _), .cusp(1, _): [.ascendant]
    case .sign(.midheaven, _), .cusp(10, _): [.midheaven]
    case .sign(.body(let body), _), .supported(let body), .strained(let body): GlossaryTerm.of(body)
    case .house(let body, _): GlossaryTerm.of(body) + [.house]
    case .motion: [.retrograde]
    case .dignity, .finalDispositor, .mutualReception: [.dignity]
    case .aspect(let aspect): GlossaryTerm.of(aspect)
    case .rulerInAspect(_, _, let aspect): GlossaryTerm.of(aspect) + [.ruler]
    case .rulerInHouse(let house, _, _): GlossaryTerm.of(ruled: house) + [.ruler, .house]
    case .rulerInSign(let house, _, _): GlossaryTerm.of(ruled: house) + [.ruler]
    case .cusp(let house, _): GlossaryTerm.of(ruled: house) + [.cusp, .house]
    case .dominantElement, .missingElement: [.element]
    case .dominantModality, .missingModality: [.modality]
    case .stellium: [.stellium]
    case .angular(_, let angle, _): [GlossaryTerm.of(angle)]
    case .pattern(let pattern): [GlossaryTerm.of(pattern.kind)]
    case .moonPhase, .dominantPlanet, .shape, .hemisphere: []
    }
  }
}

extension Stellium.Site {
  /// Its part of an id, such as `leo` or `house5`.
  var name: String {
    switch self {
    case .sign(let sign): sign.rawValue
    case .house(let house): "house\(house)"
    }
  }
}

package import AstroChartModel

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
    case .strained: "fact.strained"
    case .rulerInAspect(let house, let ruler, let aspect):
      "fact.ruler\(house).\(ruler.rawValue).\(aspect.end1.name).\(aspect.type.rawValue).\(aspect.end2.name)"
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

import AstroChartModel

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

package import AstroChartModel

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

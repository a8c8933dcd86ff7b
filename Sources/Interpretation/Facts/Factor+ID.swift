public import ChartModel

extension Factor {
  /// What the fact is called in briefs and sources; no two facts of a chart share it.
  public var id: String {
    switch self {
    case .sign(let point, _): "fact.\(point.name).sign"
    case .house(let body, _): "fact.\(body.rawValue).house"
    case .motion(let body, _): "fact.\(body.rawValue).motion"
    case .dignity(let body, _, _): "fact.\(body.rawValue).dignity"
    case .aspect(let aspect):
      "fact.\(aspect.body1.name).\(aspect.type.rawValue).\(aspect.body2.name)"
    case .rulerInHouse(let house, let ruler, _): "fact.ruler\(house).\(ruler.rawValue).house"
    case .rulerInSign(let house, let ruler, _): "fact.ruler\(house).\(ruler.rawValue).sign"
    case .cusp(let house, _): "fact.cusp\(house).sign"
    case .dominantElement: "fact.element"
    case .dominantModality: "fact.modality"
    case .stellium(let stellium): "fact.stellium.\(stellium.site.name)"
    case .angular(let body, let angle, _): "fact.\(body.rawValue).\(angle.rawValue)"
    case .moonPhase: "fact.moon.phase"
    }
  }
}

extension Stellium.Site {
  /// Such as `leo` and `house5`.
  var name: String {
    switch self {
    case .sign(let sign): sign.rawValue
    case .house(let house): "house\(house)"
    }
  }
}

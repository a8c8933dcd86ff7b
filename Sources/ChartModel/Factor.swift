/// Something that is true of a chart: the evidence a rule's text rests on.
package enum Factor: Hashable, Sendable {
  case sign(ChartPoint, Sign)
  /// 1…12.
  case house(Body, Int)
  case motion(Body, isRetrograde: Bool)
  case dignity(Body, Dignity, Sign)
  case aspect(Aspect)
  /// The ruler of a house (1…12), the body it is, and the house it stands in.
  case rulerInHouse(of: Int, Body, Int)
  case rulerInSign(of: Int, Body, Sign)
  case cusp(Int, Sign)
  /// An element that outweighs the others, and how many planets stand in it.
  case dominantElement(Element, count: Int)
  case dominantModality(Modality, count: Int)
  case stellium(Stellium)
  /// The angle and how far away it is, in degrees.
  case angular(Body, ChartAngle, distance: Double)
  case moonPhase(MoonPhase)
  case missingElement(Element)
  case missingModality(Modality)
  /// The planet that has the most to say.
  case dominantPlanet(Body)
  case pattern(AspectPattern)
  /// The shape, and the planet that leads it.
  case shape(ChartShape, Body?)
  /// The hemisphere, and how many of the ten planets stand there.
  case hemisphere(Hemisphere, Int)
  /// The planet whose sign, aspects and place help it most.
  case supported(Body)
  /// The planet whose sign and aspects hinder it most.
  case strained(Body)
  /// An aspect of the ruler of a house (1…12).
  case rulerInAspect(of: Int, Body, Aspect)
}

extension Factor {
  /// The bodies it speaks of; a stellium speaks of its place instead.
  package var bodies: [Body] {
    switch self {
    case .sign(let point, _): point.body.map { [$0] } ?? []
    case .house(let body, _), .motion(let body, _), .dignity(let body, _, _), .angular(let body, _, _): [body]
    case .rulerInHouse(_, let body, _), .rulerInSign(_, let body, _): [body]
    case .aspect(let aspect): aspect.bodies
    case .moonPhase: [.moon]
    case .rulerInAspect(_, _, let aspect): aspect.bodies
    case .dominantPlanet(let body), .supported(let body), .strained(let body): [body]
    case .pattern(let pattern): pattern.bodies
    case .shape(_, let lead): lead.map { [$0] } ?? []
    case .missingElement, .missingModality, .hemisphere: []
    case .cusp, .dominantElement, .dominantModality, .stellium: []
    }
  }
}

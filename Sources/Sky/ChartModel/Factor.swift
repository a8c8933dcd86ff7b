/// Something that is true of a chart: the evidence that a rule's text is based on.
package enum Factor: Hashable, Sendable {
  case sign(ChartPoint, Sign)
  /// The body, and the house it stands in, 1…12.
  case house(Body, Int)
  case motion(Body, isRetrograde: Bool)
  case dignity(Body, Dignity, Sign)
  case aspect(Aspect)
  /// A house (1…12), the body that rules it, and the house in which that body stands.
  case rulerInHouse(of: Int, Body, Int)
  case rulerInSign(of: Int, Body, Sign)
  case cusp(Int, Sign)
  /// The element that outweighs the others, and how many planets stand in it.
  case dominantElement(Element, count: Int)
  case dominantModality(Modality, count: Int)
  case stellium(Stellium)
  /// A body close to an angle, and their distance in degrees.
  case angular(Body, ChartAngle, distance: Double)
  case moonPhase(MoonPhase)
  case missingElement(Element)
  case missingModality(Modality)
  /// The most influential planet of the chart.
  case dominantPlanet(Body)
  case pattern(AspectPattern)
  /// The shape, and the planet that leads it.
  case shape(ChartShape, Body?)
  /// The hemisphere, and how many of the ten planets stand there.
  case hemisphere(Hemisphere, Int)
  /// The planet that its sign, aspects and position support most.
  case supported(Body)
  /// The planet that its sign and aspects hinder most.
  case strained(Body)
  /// A house (1…12), the body that rules it, and an aspect of that body.
  case rulerInAspect(of: Int, Body, Aspect)
  /// The planet in its own sign to which the rulers of all other planets’ signs lead.
  case finalDispositor(Body)
  /// Two planets, each in a sign of the other.
  case mutualReception(Body, Body)
}

extension Factor {
  /// The aspect that it is, or that its ruler has.
  package var tie: Aspect? {
    if case .rulerInAspect(_, _, let aspect) = self { return aspect }
    if case .aspect(let aspect) = self { return aspect }
    return nil
  }

  /// The house (1…12) and its ruler, if it tells where that ruler stands.
  package var rulership: (house: Int, ruler: Body)? {
    if case .rulerInHouse(let house, let ruler, _) = self { return (house, ruler) }
    if case .rulerInSign(let house, let ruler, _) = self { return (house, ruler) }
    return nil
  }

  /// The bodies it is about; a stellium is about its sign or house instead.
  package var bodies: [Body] {
    switch self {
    case .sign(let point, _): point.body.map { [$0] } ?? []
    case .house(let body, _), .motion(let body, _), .dignity(let body, _, _), .angular(let body, _, _): [body]
    case .rulerInHouse(_, let body, _), .rulerInSign(_, let body, _): [body]
    case .aspect(let aspect): aspect.bodies
    case .moonPhase: [.moon]
    case .rulerInAspect(_, _, let aspect): aspect.bodies
    case .dominantPlanet(let body), .finalDispositor(let body), .supported(let body), .strained(let body):
      [body]
    case .mutualReception(let one, let other): [one, other]
    case .pattern(let pattern): pattern.bodies
    case .shape(_, let lead): lead.map { [$0] } ?? []
    case .missingElement, .missingModality, .hemisphere: []
    case .cusp, .dominantElement, .dominantModality, .stellium: []
    }
  }
}

/// Something that is true of a chart: the evidence a rule's text rests on.
public enum Factor: Hashable, Sendable {
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
  case dominantElement(Element)
  case dominantModality(Modality)
  case stellium(Stellium)
  /// The angle and how far away it is, in degrees.
  case angular(Body, ChartAngle, distance: Double)
  case moonPhase(MoonPhase)
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
    case .cusp, .dominantElement, .dominantModality, .stellium: []
    }
  }
}

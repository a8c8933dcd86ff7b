import AstroDiagnostics

/// What can stand in a sign: a body, the Ascendant or the Midheaven.
public enum ChartPoint: Hashable, Sendable {
  /// A planet or another point.
  case body(Body)
  /// Where the ecliptic rises.
  case ascendant
  /// Where the ecliptic crosses the upper meridian.
  case midheaven

  /// Its name in rule files, such as `sun` or `midheaven`.
  public var name: String {
    switch self {
    case .body(let body): body.rawValue
    case .ascendant: "ascendant"
    case .midheaven: "midheaven"
    }
  }

  package init?(name: String) {
    if let body = Body(named: name) {
      self = .body(body)
      return
    }
    switch ChartAngle(named: name) {
    case .ascendant: self = .ascendant
    case .midheaven: self = .midheaven
    default: return nil
    }
  }

  /// The point at one end of an aspect; either end of an axis becomes the one that rules name.
  package init(_ end: AspectEnd) {
    switch end {
    case .body(let body): self = .body(body)
    case .angle(.ascendant), .angle(.descendant): self = .ascendant
    case .angle(.midheaven), .angle(.imumCoeli): self = .midheaven
    }
  }

  package var body: Body? {
    if case .body(let body) = self { body } else { nil }
  }

  package static let names = Body.allCases.map(\.rawValue) + ["ascendant", "midheaven"]
}

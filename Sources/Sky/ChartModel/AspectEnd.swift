import AstroDiagnostics

/// One of the two ends of an aspect: a body or an angle.
public enum AspectEnd: Hashable, Sendable {
  /// A planet or another point.
  case body(Body)
  /// An end of one of the two axes.
  case angle(ChartAngle)

  /// Its name in chart files, such as `sun` or `ascendant`.
  public var name: String {
    switch self {
    case .body(let body): body.rawValue
    case .angle(let angle): angle.rawValue
    }
  }

  /// The body or angle with this name; `nil` if there is none.
  package init?(name: String) {
    if let body = Body(named: name) {
      self = .body(body)
    } else if let angle = ChartAngle(named: name) {
      self = .angle(angle)
    } else {
      return nil
    }
  }

  /// The symbol's Unicode characters; angles and the Vertex have letters instead.
  package var symbol: String {
    switch self {
    case .body(let body): body.symbol
    case .angle(let angle): angle.symbol
    }
  }

  /// The body, if it is one.
  package var body: Body? {
    if case .body(let body) = self { body } else { nil }
  }

  /// Whether it is one of the ten planets; every aspect has at least one of them.
  package var isPlanet: Bool { body?.isPlanet ?? false }
}

extension AspectEnd: Comparable {
  /// Bodies in the order of chart files, then the angles.
  public static func < (a: AspectEnd, b: AspectEnd) -> Bool { a.order < b.order }

  private var order: Int {
    switch self {
    case .body(let body): body.order
    case .angle(let angle): Body.orders.upperBound + 1 + (ChartAngle.allCases.firstIndex(of: angle) ?? 0)
    }
  }
}

extension ChartAngle {
  /// Its abbreviation, which is shown where a body has a symbol.
  package var symbol: String { abbreviation }
}

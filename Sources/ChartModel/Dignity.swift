/// How well a planet stands in a sign.
public enum Dignity: String, CaseIterable, Hashable, Sendable, Codable {
  /// In a sign it rules.
  case domicile
  /// In the sign in which tradition sees it exalted.
  case exaltation
  /// Opposite a sign it rules.
  case detriment
  /// Opposite its exaltation.
  case fall

  /// The dignity of a body in a sign, or `nil` where it has none.
  ///
  /// Traditional rulers count beside the modern ones; where a planet is both ruler and exalted (Mercury in
  /// Virgo), rulership speaks. The outer planets and the points have no exaltation, for want of agreement.
  package init?(of body: Body, in sign: Sign) {
    let opposite = Sign(index: sign.index + 6)
    if body.rules(sign) {
      self = .domicile
    } else if body.rules(opposite) {
      self = .detriment
    } else if body.exaltation == sign {
      self = .exaltation
    } else if body.exaltation == opposite {
      self = .fall
    } else {
      return nil
    }
  }
}

extension Placement {
  /// `nil` where the body is neither strong nor weak in its sign.
  public var dignity: Dignity? { Dignity(of: body, in: sign) }
}

extension Sign {
  /// The planet that ruled the sign before Uranus, Neptune and Pluto were known.
  package var traditionalRuler: Body {
    switch self {
    case .scorpio: .mars
    case .aquarius: .saturn
    case .pisces: .jupiter
    default: ruler
    }
  }
}

extension Body {
  fileprivate func rules(_ sign: Sign) -> Bool { sign.ruler == self || sign.traditionalRuler == self }

  fileprivate var exaltation: Sign? {
    switch self {
    case .sun: .aries
    case .moon: .taurus
    case .mercury: .virgo
    case .venus: .pisces
    case .mars: .capricorn
    case .jupiter: .cancer
    case .saturn: .libra
    default: nil
    }
  }
}

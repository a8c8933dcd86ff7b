/// The dignity or debility of a planet in a sign.
public enum Dignity: String, CaseIterable, Hashable, Sendable, Codable {
  /// The planet is in a sign that it rules.
  case domicile
  /// The planet is in the sign of its exaltation.
  case exaltation
  /// The planet is opposite a sign that it rules.
  case detriment
  /// The planet is opposite the sign of its exaltation.
  case fall

  /// The dignity of a body in a sign, or `nil` if it has none.
  ///
  /// Traditional rulers count as well as modern ones. Rulership takes precedence over exaltation, which
  /// matters for Mercury in Virgo. The outer planets and the points have no exaltation, because there is no
  /// agreement on them.
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
  /// The dignity of the body in its sign; `nil` if it has none there.
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

  /// The sign of its exaltation, of the seven visible planets alone.
  package var exaltation: Sign? {
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

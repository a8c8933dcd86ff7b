/// Which sky a ring of a wheel shows, or a table beside the base.
public enum SkyRole: String, CaseIterable, Hashable, Sendable {
  /// The birth itself.
  case natal
  /// The birth of somebody else.
  case partner
  /// The sky of another moment.
  case transit
  /// The sky at which a body is back where it was at birth.
  case `return`
  /// The sky some days after birth, which stand for years.
  case progressed
  /// The birth, all of it moved on by one arc.
  case directed
  /// The midpoints of two births.
  case composite
  /// The sky of the moment midway between two births.
  case davison
  /// The birth, its longitudes multiplied.
  case harmonic

  /// What a chart of a kind is beside another.
  package init(_ kind: ChartKind) {
    switch kind {
    case .natal: self = .natal
    case .transit: self = .transit
    case .return: self = .return
    case .progressed: self = .progressed
    case .directed: self = .directed
    case .composite: self = .composite
    case .davison: self = .davison
    case .harmonic: self = .harmonic
    }
  }

  /// The kind that a chart file of the sky carries: a partner's chart is natal.
  package var kind: String { self == .partner ? ChartKind.natal.rawValue : rawValue }

  /// Whether the sky goes on moving against the base, so that its aspects form and part.
  package var isMoving: Bool { self == .transit || self == .progressed }

  /// How far from exact aspects to the base count by default.
  public var crossOrbs: [AspectType: Double] {
    switch self {
    case .natal, .partner: [.conjunction: 6, .opposition: 6, .trine: 6, .square: 6, .sextile: 4]
    case .progressed, .directed: [.conjunction: 1, .opposition: 1, .trine: 1, .square: 1, .sextile: 1]
    case .transit, .return, .composite, .davison, .harmonic:
      [.conjunction: 3, .opposition: 3, .trine: 3, .square: 3, .sextile: 2]
    }
  }
}

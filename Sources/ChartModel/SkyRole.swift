/// Which sky a ring of a wheel shows, or a table beside the base.
public enum SkyRole: String, CaseIterable, Hashable, Sendable {
  case natal, partner, transit, `return`, progressed, directed, composite, davison, harmonic

  /// What a chart of a kind is beside another.
  public init(_ kind: ChartKind) {
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
  public var kind: String { self == .partner ? ChartKind.natal.rawValue : rawValue }

  /// Whether the sky goes on moving against the base, so that its aspects form and part.
  public var isMoving: Bool { self == .transit || self == .progressed }

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

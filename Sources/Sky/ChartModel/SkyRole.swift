/// What kind of sky a ring of a wheel, or a table next to the base, shows.
public enum SkyRole: String, CaseIterable, Hashable, Sendable, Codable {
  /// The birth itself.
  case natal
  /// The birth of another person.
  case partner
  /// The sky of another moment.
  case transit
  /// The sky at the moment when a body returns to its place at birth.
  case `return`
  /// The sky at a time after birth that stands for a later time of life.
  case progressed
  /// The birth chart with everything moved forward by one arc.
  case directed
  /// The midpoints of two birth charts.
  case composite
  /// The sky at the moment and place halfway between two births.
  case davison
  /// The birth chart with its longitudes multiplied by a number.
  case harmonic

  /// The role that a chart of this kind has next to another.
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

  /// The kind that a chart file of the sky has: a partner's chart is natal.
  package var kind: String { self == .partner ? ChartKind.natal.rawValue : rawValue }

  /// Whether the sky keeps moving against the base, so that its aspects are applying or separating.
  package var isMoving: Bool { self == .transit || self == .progressed }

  /// The default orbs of aspects to the base, in degrees.
  public var crossOrbs: [AspectType: Double] {
    switch self {
    case .natal, .partner: [.conjunction: 6, .opposition: 6, .trine: 6, .square: 6, .sextile: 4]
    case .progressed, .directed: [.conjunction: 1, .opposition: 1, .trine: 1, .square: 1, .sextile: 1]
    case .transit, .return, .composite, .davison, .harmonic:
      [.conjunction: 3, .opposition: 3, .trine: 3, .square: 3, .sextile: 2]
    }
  }
}

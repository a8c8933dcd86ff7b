public import AstroChartModel

/// Who has dignity at a place of the zodiac.
public struct PlaceRulers: Hashable, Sendable {
  /// The ruler of the sign, before Uranus, Neptune and Pluto were known.
  public let domicile: Body
  /// Whose exaltation the sign is; `nil` if nobody's.
  public let exaltation: Body?
  /// The lords of the sign's triplicity.
  public let triplicity: Triplicity
  /// The ruler of the term.
  public let term: Body
  /// The ruler of the face.
  public let face: Body

  package init(of longitude: Longitude, _ conventions: Conventions) {
    let sign = longitude.sign
    (domicile, exaltation) = (sign.traditionalRuler, sign.exalted)
    triplicity = Triplicity(of: sign.element, conventions.triplicities)
    (term, face) = (conventions.terms.ruler(of: longitude), Faces.ruler(of: longitude))
  }

  /// The points of the five dignities here, of every planet that has any.
  package func points(byDay isDay: Bool) -> [Body: Int] {
    var points: [Body: Int] = [:]
    points.reserveCapacity(5)
    func add(_ dignity: EssentialDignity, of ruler: Body) { points[ruler, default: 0] += dignity.points }
    add(.domicile, of: domicile)
    if let exaltation { add(.exaltation, of: exaltation) }
    add(.triplicity, of: triplicity.lord(byDay: isDay))
    add(.term, of: term)
    add(.face, of: face)
    return points
  }
}

/// The five dignities and three debilities, with Lilly's points.
///
/// Source: *Christian Astrology* (1647), page 115.
package enum EssentialDignity: String, CaseIterable, Hashable, Sendable {
  case domicile, exaltation, triplicity, term, face, detriment, fall, peregrine

  package var points: Int {
    switch self {
    case .domicile: 5
    case .exaltation: 4
    case .triplicity: 3
    case .term: 2
    case .face: 1
    case .detriment, .peregrine: -5
    case .fall: -4
    }
  }
}

extension Sign {
  /// Whose exaltation it is; `nil` if nobody's.
  fileprivate var exalted: Body? { Body.visible.first { $0.exaltation == self } }

  package var opposite: Sign { Sign(index: index + 6) }
}

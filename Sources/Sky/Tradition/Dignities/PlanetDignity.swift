public import AstroChartModel

/// The essential dignities of one of the seven visible planets where it stands.
///
/// Without a time of birth only what holds for the whole day is told, and nothing that day or night decides.
public struct PlanetDignity: Hashable, Sendable {
  /// The planet.
  public let body: Body
  /// Who has dignity where it stands.
  public let rulers: PlaceRulers
  /// Whether it rules the sign.
  public let domicile: Bool
  /// Whether it is exalted in the sign.
  public let exaltation: Bool
  /// Whether it stands in the very degree of its exaltation, as the 19th of Aries is the Sun's: 18° ≤ degrees < 19°.
  public let isInExaltationDegree: Bool
  /// Whether it is the lord of the triplicity for this sect; `nil` if the sect is not known.
  public let triplicity: Bool?
  /// Whether it rules the term; `nil` if it changes terms on a day whose hour is not known.
  public let term: Bool?
  /// Whether it rules the face; `nil` if it changes faces on a day whose hour is not known.
  public let face: Bool?
  /// Whether it rules the opposite sign.
  public let detriment: Bool
  /// Whether it is exalted in the opposite sign.
  public let fall: Bool
  /// Whether it has none of the five dignities; `nil` if one of them is not known.
  public let peregrine: Bool?
  /// Lilly's points: domicile 5, exaltation 4, triplicity 3, term 2, face 1, detriment −5, fall −4, peregrine −5; `nil` if
  /// one of the five is not known.
  public let score: Int?

  /// - Returns: `nil` for a planet that changes signs on a day whose hour is not known.
  package init?(of placement: Placement, isDay: Bool?, _ conventions: Conventions) {
    guard placement.isSureOfSign else { return nil }
    let (body, sign) = (placement.body, placement.sign)
    (self.body, rulers) = (body, PlaceRulers(of: placement.longitude, conventions))
    domicile = rulers.domicile == body
    exaltation = rulers.exaltation == body
    let ordinal = body.exaltationDegree.map { $0 - 1 } ?? 99
    isInExaltationDegree = exaltation && Int(placement.longitude.degreeInSign) == ordinal
    triplicity = isDay.map { [rulers] in rulers.triplicity.lord(byDay: $0) == body }
    term = placement.allDay(conventions.terms.ruler).map { $0 == body }
    face = placement.allDay(Faces.ruler).map { $0 == body }
    detriment = sign.opposite.traditionalRuler == body
    fall = body.exaltation == sign.opposite
    let five = [domicile, exaltation, triplicity, term, face]
    let known = five.compactMap(\.self)
    peregrine = known.contains(true) ? false : known.count == 5 ? true : nil
    score = PlanetDignity.score(five + [detriment, fall, peregrine])
  }

  private static func score(_ held: [Bool?]) -> Int? {
    let known = held.compactMap(\.self)
    guard known.count == held.count else { return nil }
    return zip(EssentialDignity.allCases, known).filter(\.1).map(\.0.points).reduce(0, +)
  }

  /// The seven visible planets that are sure of their signs.
  package static func all(of chart: Chart, isDay: Bool?, _ conventions: Conventions) -> [PlanetDignity] {
    chart.planets.filter { Body.visible.contains($0.body) }
      .compactMap { PlanetDignity(of: $0, isDay: isDay, conventions) }
  }
}

extension Placement {
  /// What is true of its place, if the place at both ends of a day whose hour is not known says the same.
  package func allDay<Value: Equatable>(_ value: (Longitude) -> Value) -> Value? {
    let here = value(longitude)
    guard let range else { return here }
    return value(range.atMidnight) == here && value(range.atNextMidnight) == here ? here : nil
  }
}

extension Body {
  /// The degree of its exaltation, counted from 1 as in “the 19th degree of Aries”.
  ///
  /// Source: Dorotheus I.2; Firmicus Maternus, *Mathesis* II.3.
  fileprivate var exaltationDegree: Int? {
    switch self {
    case .sun: 19
    case .moon: 3
    case .mercury: 15
    case .venus: 27
    case .mars: 28
    case .jupiter: 15
    case .saturn: 21
    default: nil
    }
  }
}

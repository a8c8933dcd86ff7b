import AstroChartModel
import AstroSynastry

/// One of the two people.
package enum Person: Int, CaseIterable, Hashable, Sendable {
  case first, second

  package var other: Person { self == .first ? .second : .first }
}

/// An aspect between two people on which the book has a text.
struct CoupleContact: Hashable, Sendable {
  /// What an aspect is read as.
  enum Nature: String, Hashable, Sendable {
    case conjunction, flowing, tense
  }

  /// One end of the contact: a body or an axis, and whose it is.
  struct End: Hashable, Sendable {
    var point: AspectEnd
    var person: Person
  }

  let aspect: Aspect
  /// The end whose owner a text calls `{one}`, and that whose owner it calls `{other}`.
  let ends: [End]
  let nature: Nature
  /// How much it says of the two, 0…1.
  let weight: Double

  /// The id of its texts, such as `venus.mars.flowing`.
  let id: String

  /// Whether it helps the two, rather than asks something of them.
  var helps: Bool { nature != .tense }

  /// The person whom its texts call `{one}`.
  var one: Person { ends[0].person }

  /// - Parameters:
  ///   - aspect: `end1` is the first person's, `end2` the second's.
  ///   - leader: The person whom the texts call `{one}` where both ends are the same body or axis.
  /// - Returns: `nil` for pairs that readings leave out: two slow bodies, two angles, points, and minor aspects.
  init?(_ aspect: Aspect, leader: Person) {
    guard aspect.isCertain, !aspect.bodies.isEmpty, let nature = Nature(aspect) else { return nil }
    let given = [End(point: aspect.end1, person: .first), End(point: aspect.end2, person: .second)]
    guard let ends = CoupleContact.ordered(given, leader) else { return nil }
    (self.aspect, self.ends, self.nature) = (aspect, ends, nature)
    id = ends.map(\.point.name).joined(separator: ".") + "." + nature.rawValue
    let share = ends.map(\.point.importance).reduce(1, *)
    weight = share.squareRoot() * aspect.closeness * aspect.type.strength
  }

  /// The end that the book names first before the other.
  private static func ordered(_ ends: [End], _ leader: Person) -> [End]? {
    let ranks = ends.map(\.point.rank)
    guard !ranks.contains(nil), let first = ranks[0], let second = ranks[1] else { return nil }
    let keepsOrder = first == second ? ends[0].person == leader : first < second
    let sorted = keepsOrder ? ends : ends.reversed()
    let points = Set(ends.map(\.point))
    if points.contains(.angle(.midheaven)) {
      let others = Body.planets.filter { $0 <= .saturn }.map(AspectEnd.body)
      return points.isDisjoint(with: others) ? nil : sorted.reversed()
    }
    return points.contains { $0.isPersonal } ? sorted : nil
  }
}

extension CoupleContact.Nature {
  /// A body opposite the Ascendant stands on the Descendant, the place of the other; one opposite the Midheaven stands
  /// against what somebody works for.
  fileprivate init?(_ aspect: Aspect) {
    let isFacing = [aspect.end1, aspect.end2].contains(.angle(.ascendant))
    switch aspect.type {
    case .conjunction: self = .conjunction
    case .opposition: self = isFacing ? .conjunction : .tense
    case .trine, .sextile: self = .flowing
    case .square: self = .tense
    case .quincunx, .semisextile, .semisquare, .sesquiquadrate, .quintile, .biquintile: return nil
    }
  }
}

extension AspectType {
  /// How strong an aspect is beside a conjunction of the same orb.
  fileprivate var strength: Double {
    switch self {
    case .conjunction, .opposition, .square: 1
    case .trine: 0.9
    case .sextile: 0.7
    case .quincunx, .semisextile, .semisquare, .sesquiquadrate, .quintile, .biquintile: 0
    }
  }
}

extension Aspect {
  /// 1 when exact, 0.85 at 1°, 0.5 at 3°, 0.15 at 6°, with straight lines between.
  fileprivate var closeness: Double {
    switch orb {
    case ..<1: 1 - 0.15 * orb
    case ..<3: 0.85 - 0.175 * (orb - 1)
    default: max(0.02, 0.5 - 0.35 / 3 * (orb - 3))
    }
  }
}

extension AspectEnd {
  /// Its place in the names of texts; `nil` for points and angles that readings leave out.
  fileprivate var rank: Int? {
    switch self {
    case .body(let body) where body.isPlanet: body <= .mars ? body.order : body.order + 1
    case .angle(.ascendant): Body.mars.order + 1
    case .angle(.midheaven): 99
    case .body, .angle: nil
    }
  }

  /// Whether it is one person's own: Sun … Mars, or the Ascendant.
  var isPersonal: Bool {
    switch self {
    case .body(let body): body <= .mars
    case .angle(let angle): angle == .ascendant
    }
  }

  /// How much it says of two people, 0…1.
  fileprivate var importance: Double {
    switch self {
    case .body(.sun), .body(.moon): 1
    case .body(.venus): 0.95
    case .body(.mars), .angle(.ascendant): 0.9
    case .body(.mercury): 0.85
    case .body(.saturn): 0.8
    case .body(.jupiter), .body(.pluto): 0.6
    case .body(.uranus), .body(.neptune): 0.55
    case .angle, .body: 0.4
    }
  }
}

public import AstroChartModel

/// Ciro Discepolo's single score of two people, by his own rules and orbs.
///
/// Source: Ciro Discepolo, “Scoring methods for couple compatibility”, <http://www.cirodiscepolo.it/Articoli/Discepoloele.htm>.
public struct DiscepoloScore: Hashable, Sendable {
  /// What he calls a number of points.
  public enum Band: String, CaseIterable, Hashable, Sendable, Codable {
    /// Below 5.
    case minimal
    /// 5…9.
    case medium
    /// 10…14.
    case important
    /// 15…19.
    case veryImportant
    /// 20…29.
    case exceptional
    /// 30 and more.
    case rareExceptional
  }

  /// One rule that holds.
  public struct Reason: Hashable, Sendable {
    /// The aspect, with the first person's end first; `nil` for two Suns in signs of one modality.
    public let aspect: Aspect?
    /// The points it gives.
    public let points: Int
  }

  /// The rules that hold.
  public let reasons: [Reason]

  /// The sum of all points, 0 or more.
  public var points: Int { reasons.reduce(0) { $0 + $1.points } }

  /// What he calls that many points.
  public var band: Band {
    switch points {
    case ..<5: .minimal
    case ..<10: .medium
    case ..<15: .important
    case ..<20: .veryImportant
    case ..<30: .exceptional
    default: .rareExceptional
    }
  }

  /// His orbs, in degrees.
  private static let orbs: [AspectType: Double] = [
    .conjunction: 8, .opposition: 8, .trine: 7, .square: 5, .sextile: 4,
  ]

  /// Without a time of birth the rules on the Ascendant do not apply, and aspects that do not last all day do not
  /// count.
  init(of first: Chart, with second: Chart) {
    let aspects = CrossAspectFinder(orbs: DiscepoloScore.orbs, isMoving: false).aspects(
      of: first, with: second)
    let ties = aspects.filter(\.isCertain).compactMap { aspect in
      DiscepoloScore.points(of: aspect).map { Reason(aspect: aspect, points: $0) }
    }
    reasons = (DiscepoloScore.agreeInModality(first, second) ? [Reason(aspect: nil, points: 5)] : []) + ties
  }

  private static func agreeInModality(_ first: Chart, _ second: Chart) -> Bool {
    guard let one = first.placement(of: .sun), let other = second.placement(of: .sun) else { return false }
    return one.sign.modality == other.sign.modality
  }

  private static func points(of aspect: Aspect) -> Int? {
    switch Set([aspect.end1, aspect.end2]) {
    case [.body(.sun)]: points(of: aspect, most: [.conjunction, .opposition, .square])
    case [.body(.sun), .body(.moon)]: points(of: aspect, most: [.conjunction])
    case [.body(.sun), .angle(.ascendant)], [.body(.moon), .angle(.ascendant)],
      [.body(.venus), .body(.mars)]:
      4
    default: nil
    }
  }

  /// 8 for the aspects that count most, 11 if they are within two degrees; 4 for others.
  private static func points(of aspect: Aspect, most: Set<AspectType>) -> Int {
    most.contains(aspect.type) ? aspect.orb <= 2 ? 11 : 8 : 4
  }
}

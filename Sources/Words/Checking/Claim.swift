import AstroChartModel
import AstroWording

/// A statement of a sentence about a chart, not yet checked.
struct Claim {
  enum Predicate: Hashable {
    /// The claim is true for any of them.
    case signs([Sign])
    /// The claim is true for any of them.
    case houses([Int])
    /// The claim is true for any of them.
    case aspects([AspectType])
    case motion(isRetrograde: Bool)
  }

  var predicate: Predicate
  var words: Range<Int>
}

extension Claim {
  /// Whether it may be about a subject: angles and cusps have signs but stand in no house.
  func canBe(of subject: ClaimReader.Subject) -> Bool {
    guard case .houses = predicate else { return true }
    return subject.entities.contains { if case .body = $0 { true } else { false } }
  }
}

extension ChartAngle {
  /// The house that begins at the angle, in house systems where houses begin at angles.
  var house: Int {
    switch self {
    case .ascendant: 1
    case .imumCoeli: 4
    case .descendant: 7
    case .midheaven: 10
    }
  }
}

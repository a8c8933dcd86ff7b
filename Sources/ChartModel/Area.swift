/// The part of a life that a report is about.
public enum Area: String, CaseIterable, Hashable, Sendable, Codable {
  /// Earning, owning, sharing.
  case finances
  /// Work, standing and the way to them.
  case career
  /// Love, partnership and closeness.
  case relationships
  /// The body’s strength, rhythm and rest.
  case health
  /// The portrait of a whole person.
  case general
}

/// The part of a life that a report is about.
public enum Area: String, CaseIterable, Hashable, Sendable, Codable {
  /// Earning, owning and sharing.
  case finances
  /// Work and standing, and how they are reached.
  case career
  /// Love, partnership and closeness.
  case relationships
  /// Physical strength, rhythm and rest.
  case health
  /// The portrait of a whole person.
  case general
}

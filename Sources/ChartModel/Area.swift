/// The part of a life that a report is about.
public enum Area: String, CaseIterable, Hashable, Sendable, Codable {
  case finances, career, relationships, health, general
}

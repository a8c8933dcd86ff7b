/// A revision of the Model Context Protocol.
enum ProtocolVersion: String, CaseIterable {
  /// Revisions whose sessions begin with a handshake, `initialize`.
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"
  /// The first revision without sessions: each request names its revision.
  case july2026 = "2026-07-28"

  /// The revision that a handshake offers to a client that asks for one that is not known.
  static let latestHandshake = ProtocolVersion.november2025

  var hasHandshake: Bool { self != .july2026 }

  /// The newest first, as a client is to choose.
  static let names = allCases.reversed().map(\.rawValue)
}

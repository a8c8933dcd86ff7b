/// What a server of PostgreSQL, or the way to it, says against a request.
struct PostgresFault: Error {
  /// The code of the SQL standard, of five characters.
  let state: String
  /// What libpq says, for whoever runs the service: it may hold values of a request.
  let message: String

  /// The state for a connection that could not be made, or broke.
  static let noConnection = "08006"
  /// The state for work of which nobody knows whether it was done: the connection broke when it should end.
  static let unknownEnd = "40003"

  /// Whether the same work done anew may succeed: another's work came between.
  var isConflict: Bool {
    [
      "40001",  // serialization_failure
      "40P01",  // deadlock_detected
      "23505",  // unique_violation: what another has just kept was not seen yet
      "23503",  // foreign_key_violation: what another has just deleted was still seen
    ].contains(state)
  }

  /// Whether there is no connection to the server any more.
  var isLost: Bool { state.hasPrefix("08") || state.hasPrefix("57P") }

  /// What a caller is told; others go to the log.
  var refusal: any Error {
    switch state {
    case "53100": Refusal.storageFull
    case "57014", "55P03": Refusal.busy
    // Too many connections and the like.
    case PostgresFault.unknownEnd: Refusal.storeAway
    case _ where isLost || isConflict || state.hasPrefix("53"): Refusal.storeAway
    default: self
    }
  }
}

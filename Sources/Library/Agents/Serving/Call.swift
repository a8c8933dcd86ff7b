import Synchronization

/// A call of a tool that is under way, and whether it is still wanted.
final class Call: Sendable {
  private let isCancelled = Atomic(false)

  func cancel() { isCancelled.store(true, ordering: .relaxed) }

  var isWanted: Bool { !isCancelled.load(ordering: .relaxed) }

  /// Goes on only while the call is wanted; asked for between the steps of long work.
  func check() throws(CallCancelled) {
    guard isWanted else { throw CallCancelled() }
  }
}

/// That nobody waits for the result.
struct CallCancelled: Error {}

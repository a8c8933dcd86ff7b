import Synchronization

/// Lets in as many requests at once as may be under way, and refuses the next before anything is done for it.
///
/// What is refused costs next to nothing, not even a look for its key, so that those inside are answered as fast as ever.
final class Gate: Sendable {
  private let most: Int
  private let count = Atomic(0)

  /// - Parameter most: How many requests may be under way.
  init(most: Int) { self.most = most }

  /// Does the work of a request, before all that is not let in yet: it is what others wait for.
  ///
  /// - Throws: `BUSY`, and what the work throws.
  func through<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
    let (before, _) = count.add(1, ordering: .relaxed)
    defer { count.subtract(1, ordering: .relaxed) }
    guard before < most else { throw Refusal.busy }
    let task = Task(priority: .high) { try await work() }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }
}

import AstroDiagnostics
import Synchronization

/// What waits in a pool, and can be told that it has waited for too long.
protocol Waiter: AnyObject, Sendable {
  /// Whether it is neither begun nor given up.
  var isWaiting: Bool { get }

  /// Ends the waiting with an error; nothing happens if it is over.
  func giveUp(_ error: any Error)
}

/// Gives up what has waited for too long.
///
/// All wait equally long and are taken up in the order in which they came, so that one sleeper, who looks at the first of them, is
/// enough: a timer for each would outlive its request by the whole of the wait.
final class Patience: Sendable {
  private struct Queue {
    var entries: [(waiter: any Waiter, deadline: ContinuousClock.Instant)?] = []
    var first = 0
    var hasSleeper = false

    mutating func dropThoseOver() {
      while first < entries.count, entries[first]?.waiter.isWaiting != true { dropFirst() }
    }

    /// When the first of those that still wait is late; `nil` ends the sleeper.
    mutating func nextDeadline() -> ContinuousClock.Instant? {
      dropThoseOver()
      let deadline = first < entries.count ? entries[first]?.deadline : nil
      hasSleeper = deadline != nil
      return deadline
    }

    mutating func takeLate(at now: ContinuousClock.Instant) -> [any Waiter] {
      var late: [any Waiter] = []
      while first < entries.count, let entry = entries[first], entry.deadline <= now {
        late.append(entry.waiter)
        dropFirst()
      }
      return late
    }

    private mutating func dropFirst() {
      entries[first] = nil
      first += 1
      // Moving the rest down costs as much as was dropped.
      if first * 2 >= entries.count {
        entries.removeFirst(first)
        first = 0
      }
    }
  }

  private let wait: Duration
  private let queue = Mutex(Queue())

  /// - Parameter wait: How long each may wait.
  init(_ wait: Duration) { self.wait = wait }

  /// Watches over one more, from now on.
  func watch(_ waiter: some Waiter) {
    let wantsSleeper = queue.withLock { queue in
      queue.dropThoseOver()
      queue.entries.append((waiter, ContinuousClock.now + wait))
      defer { queue.hasSleeper = true }
      return !queue.hasSleeper
    }
    if wantsSleeper { Task { await sleep() } }
  }

  private func sleep() async {
    while let deadline = queue.withLock({ $0.nextDeadline() }) {
      try? await Task.sleep(until: deadline, clock: .continuous)
      let late = queue.withLock { queue in queue.takeLate(at: ContinuousClock.now) }
      for waiter in late { waiter.giveUp(Problem.waitedTooLong) }
    }
  }
}

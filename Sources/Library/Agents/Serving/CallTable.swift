import AstroDiagnostics
import AstroThreads
import Synchronization

/// The calls that are under way, by the ids of their requests.
final class CallTable: Sendable {
  private struct Entries {
    var byID: [[UInt8]: Call] = [:]
    var isClosed = false
  }

  private let entries = Mutex(Entries())
  /// Signalled when the last call has ended after the table was closed.
  private let emptied: Semaphore

  init() throws(Problem) { emptied = try Semaphore(0) }

  /// Enters a call; `nil` if its id is in use.
  func enter(_ id: [UInt8]) -> Call? {
    entries.withLock { entries in
      guard entries.byID[id] == nil else { return nil }
      let call = Call()
      entries.byID[id] = call
      return call
    }
  }

  func leave(_ id: [UInt8]) {
    let isLast = entries.withLock { entries in
      entries.byID[id] = nil
      return entries.isClosed && entries.byID.isEmpty
    }
    if isLast { emptied.signal() }
  }

  func cancel(_ id: [UInt8]) {
    let call = entries.withLock { $0.byID[id] }
    call?.cancel()
  }

  /// Waits until all calls have ended; none may be entered any more.
  func close() {
    let isEmpty = entries.withLock { entries in
      entries.isClosed = true
      return entries.byID.isEmpty
    }
    if !isEmpty { emptied.wait() }
  }
}

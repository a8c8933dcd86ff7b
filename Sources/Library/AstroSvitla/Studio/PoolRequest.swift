import AstroDiagnostics
import Synchronization

/// A request to a pool: it is served once, or given up before it is begun.
final class PoolRequest<Value: Sendable>: Waiter, Sendable {
  private enum State {
    case new
    case waiting(CheckedContinuation<Value, any Error>)
    /// Given up before anybody waited for it.
    case refused(any Error)
    case over
  }

  private let state = Mutex(State.new)
  private let work: @Sendable (Studio) throws -> Value

  /// When it has waited for too long: a timer on a busy machine may be later than the studio.
  private let deadline: ContinuousClock.Instant?

  init(_ work: @escaping @Sendable (Studio) throws -> Value, within wait: Duration?) {
    self.work = work
    deadline = wait.map { ContinuousClock.now + $0 }
  }

  /// Keeps what is resumed with the result.
  func wait(_ continuation: CheckedContinuation<Value, any Error>) {
    let refusal: (any Error)? = state.withLock { state in
      if case .refused(let error) = state { return error }
      state = .waiting(continuation)
      return nil
    }
    if let refusal { continuation.resume(throwing: refusal) }
  }

  var isWaiting: Bool {
    state.withLock { state in
      if case .waiting = state { true } else { false }
    }
  }

  /// Ends the request with an error, unless it is begun already.
  func giveUp(_ error: any Error) {
    let continuation: CheckedContinuation<Value, any Error>? = state.withLock { state in
      switch state {
      case .new: state = .refused(error)
      case .waiting(let continuation):
        state = .over
        return continuation
      case .refused, .over: break
      }
      return nil
    }
    continuation?.resume(throwing: error)
  }

  /// Does the work, unless the request was given up.
  func serve(with studio: Result<Studio, Problem>) {
    let continuation: CheckedContinuation<Value, any Error>? = state.withLock { state in
      guard case .waiting(let continuation) = state else { return nil }
      state = .over
      return continuation
    }
    guard deadline.map({ .now <= $0 }) ?? true else {
      continuation?.resume(throwing: Problem.waitedTooLong)
      return
    }
    continuation?.resume(with: Result { try work(studio.get()) })
  }
}

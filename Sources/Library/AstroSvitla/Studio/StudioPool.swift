public import AstroDiagnostics
import AstroThreads
import Synchronization

/// Studios on several threads, for services: each request gets the next free one.
///
///     let pool = try StudioPool(threads: 4)
///     let picture = try await pool.run { studio in
///       try studio.picture(of: studio.chart(of: birth).value, as: .png).value
///     }
///
/// A studio never leaves its thread. Requests wait in the order in which they arrive, as many as
/// ``StudioLimits/queue`` and for as long as ``StudioLimits/wait`` allow. A request that is running is not
/// interrupted, but is bounded by the other limits.
public final class StudioPool: Sendable {
  /// What a thread does with its studio, or with the reason why it has none.
  private typealias Work = @Sendable (Result<Studio, Problem>) -> Void

  /// The options of every studio in the pool.
  public let options: StudioOptions
  /// How many requests are served at once.
  public let threads: Int
  private let requests: Channel<Work?>
  private let load = Load()
  private let patience: Patience?

  /// - Parameters:
  ///   - threads: The number of threads; usually that of the available processors.
  ///   - options: The options of every studio in the pool.
  /// - Throws: `missingFont` if no studio can be made, `outOfMemory` if no thread can be started.
  public convenience init(threads: Int, _ options: StudioOptions = StudioOptions()) throws(Problem) {
    // Reports here what is missing, rather than to the first request.
    _ = try Studio(options)
    try self.init(threads: threads, options) { () throws(Problem) in try Studio(options) }
  }

  /// A pool whose studios look for their faces when they first draw: what is computed and listed needs none.
  ///
  /// - Throws: `outOfMemory` if no thread can be started.
  package convenience init(threads: Int, drawingOnDemand options: StudioOptions) throws(Problem) {
    try self.init(threads: threads, options) { () throws(Problem) in Studio(drawingOnDemand: options) }
  }

  private init(
    threads: Int, _ options: StudioOptions, _ make: @escaping @Sendable () throws(Problem) -> Studio
  ) throws(Problem) {
    (self.threads, self.options) = (max(1, threads), options)
    patience = options.limits.wait.map(Patience.init)
    let requests = try Channel<Work?>()
    self.requests = requests
    for _ in 0..<self.threads {
      try Thread.start {
        let studio = Result(catching: make)
        while let work = requests.take() { work(studio) }
      }
    }
  }

  deinit { for _ in 0..<threads { requests.put(nil) } }

  /// Gives a request to the next free studio, and waits for its result.
  ///
  /// A request whose task is cancelled before a studio takes it up is not served.
  ///
  /// - Throws: What the work throws; `busy` as soon as the request has waited for longer than the limits allow,
  ///   and at once if as many wait as the queue holds; `CancellationError` if the task is cancelled first.
  public func run<Value: Sendable>(
    _ work: @escaping @Sendable (Studio) throws -> Value
  ) async throws -> Value {
    let request = PoolRequest(work, within: options.limits.wait)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        request.wait(continuation)
        patience?.watch(request)
        put(request)
      }
    } onCancel: {
      request.giveUp(CancellationError())
    }
  }

  /// Gives work to the next free studio, and goes on at once; the result is told on the studio's thread.
  ///
  /// It is `busy` if as many wait as the queue holds, and for work whose turn comes later than the limits allow.
  package func submit<Value: Sendable>(
    _ work: @escaping @Sendable (Studio) throws -> Value,
    _ tell: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    guard load.enter(atMost: threads + max(0, options.limits.queue)) else {
      return tell(.failure(Problem.queueIsFull))
    }
    let deadline = options.limits.wait.map { ContinuousClock.now + $0 }
    requests.put { [load] studio in
      let isLate = deadline.map { .now > $0 } ?? false
      tell(Result { try isLate ? { throw Problem.waitedTooLong }() : work(studio.get()) })
      load.leave()
    }
  }

  /// Puts a request into the queue, or refuses it if that is full.
  private func put(_ request: PoolRequest<some Sendable>) {
    guard load.enter(atMost: threads + max(0, options.limits.queue)) else {
      return request.giveUp(Problem.queueIsFull)
    }
    requests.put { [load] studio in
      request.serve(with: studio)
      load.leave()
    }
  }
}

/// The number of requests that are served or wait.
private final class Load: Sendable {
  private let count = Mutex(0)

  func enter(atMost limit: Int) -> Bool {
    count.withLock { count in
      guard count < limit else { return false }
      count += 1
      return true
    }
  }

  func leave() { count.withLock { $0 -= 1 } }
}

extension Problem {
  static var waitedTooLong: Problem {
    Problem(.busy, StudioFault.waitedTooLong)
  }

  fileprivate static var queueIsFull: Problem {
    Problem(.busy, StudioFault.queueIsFull)
  }
}

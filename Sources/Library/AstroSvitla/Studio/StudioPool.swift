public import AstroDiagnostics
import AstroThreads

/// Studios on several threads, for services: each request gets the next free one.
///
///     let pool = try StudioPool(threads: 4)
///     let picture = try await pool.run { studio in
///       try studio.picture(of: studio.chart(of: birth).value, as: .png).value
///     }
///
/// A studio never leaves its thread. Requests wait in the order in which they arrive, for as long as
/// ``StudioLimits/wait`` allows. A request that is running is not interrupted, but is bounded by the other
/// limits.
public final class StudioPool: Sendable {
  /// What a thread does with its studio, or with the reason why it has none.
  private typealias Work = @Sendable (Result<Studio, Problem>) -> Void

  /// The options of every studio in the pool.
  public let options: StudioOptions
  /// How many requests are served at once.
  public let threads: Int
  private let requests: Channel<Work?>

  /// - Parameters:
  ///   - threads: The number of threads; usually that of the available processors.
  ///   - options: The options of every studio in the pool.
  /// - Throws: `missingFont` if no studio can be made, `outOfMemory` if no thread can be started.
  public init(threads: Int, _ options: StudioOptions = StudioOptions()) throws(Problem) {
    // Reports here what is missing, rather than to the first request.
    _ = try Studio(options)
    (self.threads, self.options) = (max(1, threads), options)
    let requests = try Channel<Work?>()
    self.requests = requests
    for _ in 0..<self.threads {
      try Thread.start {
        let studio = Result { () throws(Problem) in try Studio(options) }
        while let work = requests.take() { work(studio) }
      }
    }
  }

  deinit { for _ in 0..<threads { requests.put(nil) } }

  /// Gives a request to the next free studio, and waits for its result.
  ///
  /// - Throws: What the work throws, and `busy` if the request had to wait for longer than the limits allow.
  public func run<Value: Sendable>(
    _ work: @escaping @Sendable (Studio) throws(Problem) -> Value
  ) async throws(Problem) -> Value {
    let (asked, longest) = (ContinuousClock.now, options.limits.wait)
    let made: Result<Value, Problem> = await withCheckedContinuation { continuation in
      requests.put { studio in
        continuation.resume(
          returning: Result { () throws(Problem) in
            if let longest, ContinuousClock.now - asked > longest { throw .busy }
            return try work(studio.get())
          })
      }
    }
    return try made.get()
  }
}

extension Problem {
  fileprivate static var busy: Problem {
    Problem(
      .busy, "others were served for so long that this was not begun", hint: "ask again, or take more threads"
    )
  }
}

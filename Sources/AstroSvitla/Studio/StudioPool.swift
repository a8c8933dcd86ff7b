public import Diagnostics
import Threads

/// Studios on several threads, for services: each request gets the next one that is free.
///
///     let pool = try StudioPool(threads: 4)
///     let picture = try await pool.run { studio in
///       try studio.picture(of: studio.chart(of: birth).value, as: .png).value
///     }
///
/// A studio never leaves its thread. Requests wait in the order in which they come, as long as ``StudioLimits/wait``
/// allows; one that is under way is not broken off, but bounded by the other limits.
public final class StudioPool: Sendable {
  /// What a thread does with its studio, or with the reason why it has none.
  private typealias Work = @Sendable (Result<Studio, Problem>) -> Void

  /// What every studio of it was opened with.
  public let options: StudioOptions
  /// How many requests are served at once.
  public let threads: Int
  private let requests: Channel<Work?>

  /// - Parameters:
  ///   - threads: As many as there are processors to share, as a rule.
  ///   - options: What every studio of it is opened with.
  /// - Throws: `missingFont` where no studio can be opened, `outOfMemory` where no thread can be started.
  public init(threads: Int, _ options: StudioOptions = StudioOptions()) throws(Problem) {
    // What is missing is told here, not to the first who asks for anything.
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

  /// Hands a request to the next studio that is free, and waits for what it makes.
  ///
  /// - Throws: What the work throws, and `busy` where the request had to wait for longer than the limits allow.
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

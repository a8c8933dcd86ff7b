import Synchronization

/// A bucket of tokens for each key: a request takes one, and they come back at a steady rate.
final class RateLimiter: Sendable {
  private struct Bucket {
    var tokens: Double
    var filled: ContinuousClock.Instant
  }

  /// How many requests a second a key may make in the long run.
  let rate: Double
  /// How many it may make at once.
  let burst: Double
  private let buckets = Mutex<[[UInt8]: Bucket]>([:])

  init(rate: Double) { (self.rate, burst) = (rate, max(1, rate * 5)) }

  /// Takes a token.
  ///
  /// - Throws: `RATE_LIMITED`, with the seconds until there is one again.
  func take(for key: [UInt8], at now: ContinuousClock.Instant = .now) throws(Refusal) {
    let missing: Double? = buckets.withLock { buckets in
      if buckets.count >= RateLimiter.mostBuckets {
        buckets = buckets.filter { self.tokens(in: $0.value, at: now) < burst }
      }
      let left = buckets[key].map { self.tokens(in: $0, at: now) } ?? burst
      guard left >= 1 else { return 1 - left }
      buckets[key] = Bucket(tokens: left - 1, filled: now)
      return nil
    }
    guard let missing else { return }
    throw .rateLimited(retryAfter: max(1, Int((missing / rate).rounded(.up))))
  }

  /// Full buckets are as good as none: they go when there are this many.
  private static let mostBuckets = 10_000

  private func tokens(in bucket: Bucket, at now: ContinuousClock.Instant) -> Double {
    min(burst, bucket.tokens + (now - bucket.filled) / .seconds(1) * rate)
  }
}

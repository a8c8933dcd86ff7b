import Synchronization

/// How often a key may ask.
struct Allowance: Sendable {
  /// How many requests a second in the long run.
  let rate: Double
  /// How many at once.
  let burst: Double

  init(rate: Double) { (self.rate, burst) = (rate, max(1, rate * 5)) }

  /// How long a request takes of the time that a key has, in seconds.
  var interval: Double { 1 / rate }
  /// How far ahead of the clock a key may be to ask once more, in seconds.
  var lead: Double { (burst - 1) / rate }

  /// The refusal of a key that is so many seconds too far ahead of the clock.
  func refusal(early seconds: Double) -> Refusal {
    .rateLimited(retryAfter: max(1, Int(seconds.rounded(.up))))
  }
}

/// Holds keys to an allowance.
///
/// Of each key it is remembered until when it has asked, if each request stands for an interval of time: a bucket of tokens told by
/// one number, which is in the past for whoever may ask as much as anybody.
protocol RateLimiter: Sendable {
  /// Lets a request of a key pass.
  ///
  /// - Throws: `RATE_LIMITED`, with the seconds until it may ask again.
  func take(for key: [UInt8]) async throws
}

/// The limiter of one process.
final class LocalRateLimiter: RateLimiter {
  private let allowance: Allowance
  private let spent = Mutex<[[UInt8]: ContinuousClock.Instant]>([:])

  init(_ allowance: Allowance) { self.allowance = allowance }

  func take(for key: [UInt8]) throws(Refusal) { try take(for: key, at: .now) }

  func take(for key: [UInt8], at now: ContinuousClock.Instant) throws(Refusal) {
    let early: Double? = spent.withLock { spent in
      if spent.count >= LocalRateLimiter.mostKeys { spent = spent.filter { $0.value > now } }
      let until = max(spent[key] ?? now, now)
      let early = (until - now) / .seconds(1) - allowance.lead
      guard early <= 0 else { return early }
      spent[key] = until + .seconds(allowance.interval)
      return nil
    }
    if let early { throw allowance.refusal(early: early) }
  }

  /// When there are this many, those go that need not be remembered.
  private static let mostKeys = 10_000
}

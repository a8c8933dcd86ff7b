import Synchronization

/// The limiter of all services that share a database: wherever a key asks, it is the same key.
final class PostgresRateLimiter: RateLimiter {
  private let database: PostgresDatabase
  private let allowance: Allowance
  private let count = Mutex(0)

  init(_ database: PostgresDatabase, _ allowance: Allowance) {
    (self.database, self.allowance) = (database, allowance)
  }

  /// Seconds of the server's clock, so that those of the services need not agree.
  private static let now = "extract(epoch FROM clock_timestamp())::float8"

  /// Nothing is lost with these rows, so no request waits until they are on the disk.
  static let table =
    "CREATE UNLOGGED TABLE IF NOT EXISTS rates (key BYTEA PRIMARY KEY, until FLOAT8 NOT NULL)"

  func take(for key: [UInt8]) async throws {
    let (now, interval, lead) = (PostgresRateLimiter.now, allowance.interval, allowance.lead)
    let passed = try await database.read(
      """
      INSERT INTO rates AS rate (key, until) VALUES (?, \(now) + \(interval))
      ON CONFLICT (key) DO UPDATE SET until = greatest(rate.until, \(now)) + \(interval)
      WHERE rate.until - \(now) <= \(lead) RETURNING 1
      """, [key])
    guard passed.isEmpty else { return try await forgetSometimes() }
    let rows = try await database.read(
      "SELECT ceil(until - \(now) - \(lead))::bigint AS early FROM rates WHERE key = ?", [key])
    throw allowance.refusal(early: Double(try rows.first?["early"] ?? 0))
  }

  /// Once in a thousand requests those rows go that need not be remembered.
  private func forgetSometimes() async throws {
    let isTime = count.withLock { count in
      count = (count + 1) % 1000
      return count == 0
    }
    if isTime {
      _ = try await database.read("DELETE FROM rates WHERE until < \(PostgresRateLimiter.now)", [])
    }
  }
}

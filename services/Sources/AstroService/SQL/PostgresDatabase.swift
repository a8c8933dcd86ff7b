/// A database on a server of PostgreSQL, which several services may share.
final class PostgresDatabase: SQLDatabase {
  /// How long work is done anew because another's came between.
  private static let patience = Duration.seconds(5)

  private let lines: PostgresLines
  /// Asks whether the server answers, however many requests wait for the other lines.
  private let watch: PostgresLines

  /// - Parameter address: As `PostgresConnection` takes it.
  init(at address: String) {
    lines = PostgresLines(8, to: address)
    watch = PostgresLines(1, to: address)
  }

  func check() async throws {
    try await told { try await self.watch.lend { _ = try $0.rows("SELECT 1", []) } }
  }

  func read(_ sql: String, _ arguments: [any SQLConvertible]) async throws -> [SQLRow] {
    try await told { try await self.lines.lend { try $0.rows(sql, arguments) } }
  }

  func write<Value: Sendable>(_ work: @escaping @Sendable (any SQLTransaction) throws -> Value) async throws
    -> Value
  {
    try await told {
      let begun = ContinuousClock.now
      while true {
        do {
          return try await self.lines.lend { try self.transaction(on: $0, work) }
        } catch let fault as PostgresFault
          where fault.isConflict && ContinuousClock.now - begun < Self.patience
        {
          // One of those that collide always comes through: soon nobody is in the way.
          continue
        }
      }
    }
  }

  /// Instances that begin at once take the steps one after the other.
  func migrate(_ steps: [Migration]) throws {
    try lines.lendHere { connection in
      try transaction(on: connection) { _ in
        try connection.execute(script: "SELECT pg_advisory_xact_lock(\(Self.migrationLock))")
        try connection.execute(script: "CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)")
        try connection.execute(script: PostgresRateLimiter.table)
        for step in steps {
          guard try connection.rows("SELECT 1 FROM migrations WHERE name = ?", [step.name]).isEmpty else {
            continue
          }
          try connection.execute(script: step.sql(.postgres))
          _ = try connection.execute("INSERT INTO migrations (name) VALUES (?)", [step.name])
        }
      }
    }
  }

  /// A number that no other program's lock is likely to have.
  private static let migrationLock = 0x6173_7472_6f

  func limiter(_ allowance: Allowance) -> any RateLimiter { PostgresRateLimiter(self, allowance) }

  func close() throws {
    try watch.close()
    try lines.close()
  }

  private func told<Value>(_ work: () async throws -> Value) async throws -> Value {
    do {
      return try await work()
    } catch let fault as PostgresFault {
      throw fault.refusal
    }
  }

  private func transaction<Value>(
    on connection: PostgresConnection, _ work: (any SQLTransaction) throws -> Value
  ) throws -> Value {
    try connection.execute(script: "BEGIN ISOLATION LEVEL SERIALIZABLE")
    let value: Value
    do {
      value = try work(PostgresTransaction(connection: connection))
    } catch {
      // A connection that has broken has rolled back by itself.
      try? connection.execute(script: "ROLLBACK")
      throw error
    }
    try connection.commit()
    return value
  }
}

private struct PostgresTransaction: SQLTransaction {
  let connection: PostgresConnection

  func rows(_ sql: String, _ arguments: [any SQLConvertible]) throws -> [SQLRow] {
    try connection.rows(sql, arguments)
  }

  func execute(_ sql: String, _ arguments: [any SQLConvertible]) throws -> Int {
    try connection.execute(sql, arguments)
  }
}

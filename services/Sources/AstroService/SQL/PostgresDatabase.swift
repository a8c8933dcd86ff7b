import NIOPosix
import Synchronization

/// A database on a server of PostgreSQL, which several services may share.
///
/// A few threads wait for the server, each with a connection, so that none of those that answer requests does.
final class PostgresDatabase: SQLDatabase {
  /// How many connections a service holds at most.
  static let mostConnections = 8
  /// How long work is done anew because another's came between.
  private static let patience = Duration.seconds(5)

  private let address: String
  private let threads = NIOThreadPool(numberOfThreads: PostgresDatabase.mostConnections)
  private let connections = IdleConnections()

  /// - Parameter address: As `PostgresConnection` takes it.
  /// - Throws: `PostgresFault` if the server does not answer.
  init(at address: String) throws {
    self.address = address
    connections.put(try PostgresConnection(to: address))
    threads.start()
  }

  deinit { threads.shutdownGracefully { _ in } }

  func read(_ sql: String, _ arguments: [any SQLConvertible]) async throws -> [SQLRow] {
    try await waiting { [self] in try connected { try $0.rows(sql, arguments) } }
  }

  func write<Value: Sendable>(_ work: @escaping @Sendable (any SQLTransaction) throws -> Value) async throws
    -> Value
  {
    try await waiting { [self] in
      let begun = ContinuousClock.now
      while true {
        do {
          return try connected { try transaction(on: $0, work) }
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
    try connected { connection in
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
    try threads.syncShutdownGracefully()
    connections.closeAll()
  }

  // MARK: - Connections

  private func waiting<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value
  {
    do {
      return try await threads.runIfActive(work)
    } catch let fault as PostgresFault {
      throw fault.refusal
    }
  }

  /// Lends a connection, a new one if those that were idle have broken meanwhile.
  private func connected<Value>(_ work: (PostgresConnection) throws -> Value) throws -> Value {
    while let idle = connections.take() {
      do {
        let value = try work(idle)
        connections.put(idle)
        return value
      } catch let fault as PostgresFault where !idle.isOpen && fault.state != PostgresFault.unknownEnd {
        continue
      } catch {
        if idle.isOpen { connections.put(idle) }
        throw error
      }
    }
    let connection = try PostgresConnection(to: address)
    defer { if connection.isOpen { connections.put(connection) } }
    return try work(connection)
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

/// The connections that nobody uses at the moment.
private final class IdleConnections: Sendable {
  private let idle = Mutex<[PostgresConnection]>([])

  func take() -> PostgresConnection? { idle.withLock { $0.popLast() } }
  func put(_ connection: PostgresConnection) { idle.withLock { $0.append(connection) } }
  func closeAll() { idle.withLock { $0.removeAll() } }
}

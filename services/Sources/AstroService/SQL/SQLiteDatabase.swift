import FoundationEssentials
import GRDB

/// A file of SQLite.
///
/// Whatever a call has returned from is on the disk: the journal is a write-ahead log, synced at every commit.
struct SQLiteDatabase: SQLDatabase {
  private let pool: DatabasePool
  private let writer: SQLiteWriter

  /// More than threads that ask at once: no reader waits for another.
  private static let mostReaders = 64

  /// Opens the file in a folder of its own, or makes both.
  ///
  /// - Throws: `DatabaseError` for a file that cannot be written, and for one that is no database.
  init(inFolder folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    var configuration = Configuration()
    configuration.foreignKeysEnabled = true
    configuration.busyMode = .timeout(5)
    configuration.maximumReaderCount = SQLiteDatabase.mostReaders
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA synchronous = FULL")
    }
    pool = try DatabasePool(path: "\(folder)/astrosvitla.sqlite", configuration: configuration)
    writer = SQLiteWriter(pool)
  }

  func check() async throws { _ = try await read("SELECT 1", []) }

  func read(_ sql: String, _ arguments: [any SQLConvertible]) async throws -> [SQLRow] {
    // On the thread that asks: rows that memory holds are read faster than another thread wakes.
    try await told { try readHere(sql, arguments) }
  }

  private func readHere(_ sql: String, _ arguments: [any SQLConvertible]) throws -> [SQLRow] {
    // One query sees one state by itself: it needs no transaction around it.
    try pool.unsafeRead { try SQLiteTransaction(database: $0).rows(sql, arguments) }
  }

  func write<Value: Sendable>(_ work: @escaping @Sendable (any SQLTransaction) throws -> Value) async throws
    -> Value
  {
    try await told { try await writer.write { try work(SQLiteTransaction(database: $0)) } }
  }

  func migrate(_ steps: [Migration]) throws {
    var migrator = DatabaseMigrator()
    for step in steps { migrator.registerMigration(step.name) { try $0.execute(sql: step.sql(.sqlite)) } }
    try migrator.migrate(pool)
  }

  /// Copies the database while others read and write it.
  ///
  /// - Parameter file: A file that does not exist, or is a copy made before.
  func backup(to file: String) throws {
    let copy = try DatabaseQueue(path: file)
    try pool.backup(to: copy)
    try copy.close()
  }

  func limiter(_ allowance: Allowance) -> any RateLimiter { LocalRateLimiter(allowance) }

  func close() throws { try pool.close() }

  /// What a caller is told of a failure of the database; others go to the log.
  private func told<Value>(_ work: () async throws -> Value) async throws -> Value {
    do {
      return try await work()
    } catch let error as DatabaseError {
      switch error.resultCode {
      case .SQLITE_FULL: throw Refusal.storageFull
      case .SQLITE_BUSY, .SQLITE_LOCKED: throw Refusal.busy
      default: throw error
      }
    }
  }
}

private struct SQLiteTransaction: SQLTransaction {
  let database: Database

  func rows(_ sql: String, _ arguments: [any SQLConvertible]) throws -> [SQLRow] {
    let statement = try database.cachedStatement(sql: sql)
    let columns = statement.columnNames
    return try Row.fetchAll(statement, arguments: bound(arguments)).map { row in
      SQLRow(columns: columns, values: row.databaseValues.map { SQLValue($0.storage) })
    }
  }

  func execute(_ sql: String, _ arguments: [any SQLConvertible]) throws -> Int {
    try database.cachedStatement(sql: sql).execute(arguments: bound(arguments))
    return database.changesCount
  }

  private func bound(_ arguments: [any SQLConvertible]) -> StatementArguments {
    // A closure: a key path of two steps is looked up anew each time.
    StatementArguments(arguments.map { $0.sql.databaseValue })
  }
}

extension SQLValue {
  fileprivate init(_ storage: DatabaseValue.Storage) {
    self =
      switch storage {
      case .null: .null
      case .int64(let integer): .integer(Int(integer))
      // No column of ours holds one: tables are strict.
      case .double(let number): .text("\(number)")
      case .string(let text): .text(text)
      case .blob(let data): .bytes([UInt8](data))
      }
  }

  fileprivate var databaseValue: DatabaseValue {
    switch self {
    case .null: .null
    case .truth(let truth): truth.databaseValue
    case .integer(let integer): integer.databaseValue
    case .text(let text): text.databaseValue
    case .bytes(let bytes): Data(bytes).databaseValue
    }
  }
}

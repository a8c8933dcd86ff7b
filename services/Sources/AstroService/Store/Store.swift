import FoundationEssentials
import GRDB

/// What the service keeps: a SQLite file in a folder of its own.
///
/// Whatever a call has returned from is on the disk: the journal is a write-ahead log, synced at every commit.
struct Store: Sendable {
  /// How many charts, connections or bookmarks a user may keep.
  static let mostRecords = 1000

  let pool: DatabasePool

  /// Opens the store, or makes it, and brings an earlier one to this version.
  ///
  /// - Throws: `DatabaseError` for a folder that cannot be written, and for a file that is no store.
  init(inFolder folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    var configuration = Configuration()
    configuration.foreignKeysEnabled = true
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA synchronous = FULL")
    }
    pool = try DatabasePool(path: Store.file(inFolder: folder), configuration: configuration)
    try Store.migrator.migrate(pool)
  }

  static func file(inFolder folder: String) -> String { "\(folder)/astrosvitla.sqlite" }

  func read<Value: Sendable>(_ work: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
    do { return try await pool.read(work) } catch let error as DatabaseError { throw Store.refusal(error) }
  }

  /// Does everything of the work, or nothing of it.
  func write<Value: Sendable>(_ work: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
    do { return try await pool.write(work) } catch let error as DatabaseError { throw Store.refusal(error) }
  }

  /// What a caller is told of a failure of the database; others go to the log.
  private static func refusal(_ error: DatabaseError) -> any Error {
    switch error.resultCode {
    case .SQLITE_FULL: Refusal.storageFull
    case .SQLITE_BUSY, .SQLITE_LOCKED: Refusal.busy
    default: error
    }
  }

  /// - Throws: What keeps the store from being read.
  func check() async throws { _ = try await read { try $0.has("SELECT 1", []) } }

  /// Copies the store while others read and write it.
  ///
  /// - Parameter file: A file that does not exist, or is a copy made before.
  func backup(to file: String) throws {
    let copy = try DatabaseQueue(path: file)
    try pool.backup(to: copy)
    try copy.close()
  }

  /// Ends all reading and writing.
  func close() throws { try pool.close() }
}

extension Database {
  /// Whether a row answers the query.
  func has(_ sql: String, _ arguments: StatementArguments) throws -> Bool {
    try Bool.fetchOne(self, sql: "SELECT EXISTS (\(sql))", arguments: arguments) ?? false
  }
}

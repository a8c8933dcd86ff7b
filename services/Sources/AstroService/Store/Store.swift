/// Where a store is.
public enum StorePlace: Sendable {
  /// A folder of this machine, in which SQLite keeps a file.
  case folder(String)
  /// A database of a server of PostgreSQL: an address such as `postgresql://host/name`, which several services may share.
  case server(String)
}

/// What the service keeps.
///
/// Whatever a call has returned from survives `kill -9` and a power cut.
struct Store: Sendable {
  /// How many charts, connections or bookmarks a user may keep.
  static let mostRecords = 1000

  let database: any SQLDatabase

  /// Opens the store, or makes it, and brings an earlier one to this version.
  ///
  /// - Throws: `DatabaseError` for a folder that cannot be written, and for a file that is no store; `PostgresFault` for a server
  ///   that does not answer.
  init(in place: StorePlace) throws {
    switch place {
    case .folder(let folder): database = try SQLiteDatabase(inFolder: folder)
    case .server(let address): database = PostgresDatabase(at: address)
    }
    try database.migrate(Store.migrations)
  }

  func read(_ sql: String, _ arguments: [any SQLConvertible]) async throws -> [SQLRow] {
    try await database.read(sql, arguments)
  }

  func write<Value: Sendable>(_ work: @escaping @Sendable (any SQLTransaction) throws -> Value) async throws
    -> Value
  {
    try await database.write(work)
  }

  /// - Throws: What keeps the store from being read.
  func check() async throws { try await database.check() }

  /// Ends all reading and writing.
  func close() throws { try database.close() }
}

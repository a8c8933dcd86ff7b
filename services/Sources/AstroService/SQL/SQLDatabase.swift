/// A database that keeps what the service keeps.
///
/// What differs between databases is behind this: the store has one SQL for all of them. `?` stands for an argument, names that
/// are words of SQL are in double quotes.
protocol SQLDatabase: Sendable {
  /// Asks for nothing, so as to see that the database answers: at once, whoever waits for it.
  func check() async throws

  /// Asks one query, which is answered from one state of the database.
  func read(_ sql: String, _ arguments: [any SQLConvertible]) async throws -> [SQLRow]

  /// Does everything of the work, or nothing of it, as if nobody else wrote meanwhile.
  ///
  /// - Parameter work: May be done again from the beginning, if another's work came between.
  func write<Value: Sendable>(_ work: @escaping @Sendable (any SQLTransaction) throws -> Value) async throws
    -> Value

  /// Takes those steps that the database has not taken yet.
  func migrate(_ steps: [Migration]) throws

  /// What holds keys to an allowance, wherever they are sent to a service with this database.
  func limiter(_ allowance: Allowance) -> any RateLimiter

  /// Ends all reading and writing.
  func close() throws
}

/// Work that is done wholly or not at all.
protocol SQLTransaction {
  func rows(_ sql: String, _ arguments: [any SQLConvertible]) throws -> [SQLRow]

  /// - Returns: How many rows were changed.
  @discardableResult
  func execute(_ sql: String, _ arguments: [any SQLConvertible]) throws -> Int
}

extension SQLTransaction {
  /// Whether a row answers the query.
  func has(_ sql: String, _ arguments: [any SQLConvertible]) throws -> Bool {
    try !rows("SELECT 1 WHERE EXISTS (\(sql))", arguments).isEmpty
  }
}

/// What databases call differently.
struct Dialect: Sendable {
  /// A column of bytes.
  let bytes: String
  /// A column of whole numbers of 64 bits.
  let integer: String
  /// A column of truth.
  let truth: String
  /// A key that counts the rows in the order in which they were made.
  let counter: String
  /// What comes after the columns of a table.
  let table: String

  static let sqlite = Dialect(
    bytes: "BLOB", integer: "INTEGER", truth: "INTEGER", counter: "INTEGER PRIMARY KEY AUTOINCREMENT",
    table: " STRICT")
  static let postgres = Dialect(
    bytes: "BYTEA", integer: "BIGINT", truth: "BOOLEAN",
    counter: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY", table: "")
}

/// A step from one form of the store to the next.
struct Migration: Sendable {
  /// By which a database knows that it has taken the step.
  let name: String
  let sql: @Sendable (Dialect) -> String
}

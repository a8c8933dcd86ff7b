import GRDB

/// A look into a store, past the service.
enum Rows {
  static func count(_ table: String, in file: String) throws -> Int {
    try DatabaseQueue(path: file).read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") ?? -1 }
  }

  static func execute(_ sql: String, in file: String) throws {
    try DatabaseQueue(path: file).write { try $0.execute(sql: sql) }
  }

  /// What SQLite says of the file; `ok` if all is well.
  static func check(_ file: String) throws -> String {
    try DatabaseQueue(path: file).read { database in
      let broken = try Row.fetchAll(database, sql: "PRAGMA foreign_key_check")
      return broken.isEmpty
        ? try String.fetchOne(database, sql: "PRAGMA integrity_check") ?? "" : "broken foreign keys"
    }
  }
}

import FoundationEssentials
import GRDB

extension Store {
  /// Whose key has this hash.
  func caller(withKey hash: [UInt8]) async throws -> Caller? {
    try await read { database in
      let row = try Row.fetchOne(
        database, sql: "SELECT user, app FROM keys WHERE hash = ?", arguments: [Blob.of(hash)])
      guard let row else { return nil }
      if let user = row["user"] as String? { return .user(user) }
      return (row["app"] as String?).map { .app($0) }
    }
  }

  func app(_ app: String, made user: String) async throws -> Bool {
    try await read { try $0.has("SELECT 1 FROM users WHERE id = ? AND app = ?", [user, app]) }
  }

  /// Makes a user, and a key for it.
  ///
  /// - Parameter app: The app that made it.
  func makeUser(of app: String?, at now: String) async throws -> (id: String, key: Secret) {
    let (id, key) = (RecordID.make(), Secret(prefix: "astro_user_"))
    try await write { database in
      try database.execute(
        sql: "INSERT INTO users (id, app, created) VALUES (?, ?, ?)", arguments: [id, app, now])
      try database.execute(
        sql: "INSERT INTO keys (hash, user, created) VALUES (?, ?, ?)",
        arguments: [Blob.of(key.hash), id, now])
    }
    return (id, key)
  }

  /// Makes an app, and a key for it.
  func makeApp(at now: String) async throws -> (id: String, key: Secret) {
    let (id, key) = (RecordID.make(), Secret(prefix: "astro_app_"))
    try await write { database in
      try database.execute(sql: "INSERT INTO apps (id, created) VALUES (?, ?)", arguments: [id, now])
      try database.execute(
        sql: "INSERT INTO keys (hash, app, created) VALUES (?, ?, ?)",
        arguments: [Blob.of(key.hash), id, now])
    }
    return (id, key)
  }

  /// - Returns: Whether there was such a key.
  func revoke(key hash: [UInt8]) async throws -> Bool {
    try await write { database in
      try database.execute(sql: "DELETE FROM keys WHERE hash = ?", arguments: [Blob.of(hash)])
      return database.changesCount > 0
    }
  }

  /// When the user was made, and how many charts it has.
  func facts(of user: String) async throws -> (created: String, charts: Int)? {
    try await read { database in
      try Row.fetchOne(
        database,
        sql:
          "SELECT created, (SELECT count(*) FROM charts WHERE user = users.id) AS charts FROM users WHERE id = ?",
        arguments: [user]
      ).map { ($0["created"], $0["charts"]) }
    }
  }

  /// Forgets all of a user: of its purchases only the hashes stay, marked as spent.
  func forget(user: String) async throws {
    try await write { database in
      try Store.spend(where: "user = ?", [user], database)
      try database.execute(
        sql: "DELETE FROM reports WHERE chart IN (SELECT id FROM charts WHERE user = ?)", arguments: [user])
      try database.execute(sql: "DELETE FROM users WHERE id = ?", arguments: [user])
    }
  }
}

enum Blob {
  static func of(_ bytes: [UInt8]) -> Data { Data(bytes) }
}

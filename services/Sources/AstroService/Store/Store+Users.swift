extension Store {
  /// Whose key has this hash.
  func caller(withKey hash: [UInt8]) async throws -> Caller? {
    guard let row = try await read(#"SELECT "user", app FROM keys WHERE hash = ?"#, [hash]).first else {
      return nil
    }
    if let user: String = try row["user"] { return .user(user) }
    return try (row["app"] as String?).map { .app($0) }
  }

  func app(_ app: String, made user: String) async throws -> Bool {
    try await !read("SELECT 1 FROM users WHERE id = ? AND app = ?", [user, app]).isEmpty
  }

  /// Makes a user, and a key for it.
  ///
  /// - Parameter app: The app that made it.
  func makeUser(of app: String?, at now: String) async throws -> (id: String, key: Secret) {
    let (id, key) = (RecordID.make(), Secret(prefix: "astro_user_"))
    try await write { database in
      try database.execute("INSERT INTO users (id, app, created) VALUES (?, ?, ?)", [id, app, now])
      try database.execute(
        #"INSERT INTO keys (hash, "user", created) VALUES (?, ?, ?)"#, [key.hash, id, now])
    }
    return (id, key)
  }

  /// Makes an app, and a key for it.
  func makeApp(at now: String) async throws -> (id: String, key: Secret) {
    let (id, key) = (RecordID.make(), Secret(prefix: "astro_app_"))
    try await write { database in
      try database.execute("INSERT INTO apps (id, created) VALUES (?, ?)", [id, now])
      try database.execute("INSERT INTO keys (hash, app, created) VALUES (?, ?, ?)", [key.hash, id, now])
    }
    return (id, key)
  }

  /// - Returns: Whether there was such a key.
  func revoke(key hash: [UInt8]) async throws -> Bool {
    try await write { try $0.execute("DELETE FROM keys WHERE hash = ?", [hash]) > 0 }
  }

  /// When the user was made, and how many charts it has.
  func facts(of user: String) async throws -> (created: String, charts: Int)? {
    let count = #"SELECT count(*) FROM charts WHERE "user" = users.id"#
    let rows = try await read("SELECT created, (\(count)) AS charts FROM users WHERE id = ?", [user])
    return try rows.first.map { (try $0["created"], try $0["charts"]) }
  }

  /// Forgets all of a user: of its purchases only the hashes stay, marked as spent.
  func forget(user: String) async throws {
    try await write { database in
      try Store.spend(where: #""user" = ?"#, [user], database)
      try database.execute(
        #"DELETE FROM reports WHERE chart IN (SELECT id FROM charts WHERE "user" = ?)"#, [user])
      try database.execute("DELETE FROM users WHERE id = ?", [user])
    }
  }
}

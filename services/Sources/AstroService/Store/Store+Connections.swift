extension Store {
  /// Keeps another person of whom a user asks.
  func connect(_ user: String, to chart: String, name: String?, at now: String) async throws -> JSONTree {
    let id = RecordID.make()
    return try await write { database in
      try Store.checkRoom(in: "connections", of: user, database)
      let rows = try database.rows(#"SELECT name FROM charts WHERE id = ? AND "user" = ?"#, [chart, user])
      guard let row = rows.first else { throw Refusal.notFound }
      let name: String? = try name ?? row["name"]
      try database.execute(
        #"INSERT INTO connections (id, "user", chart, name, created) VALUES (?, ?, ?, ?, ?)"#,
        [id, user, chart, name, now])
      return Store.connection(id, name, chart, now)
    }
  }

  func connections(of user: String, _ page: Page) async throws -> JSONTree {
    let rows = try await page.rows("id, name, chart, created", of: "connections", of: user, in: self)
    return page.json(
      "connections",
      try rows.map { row in
        let id: String = try row["id"]
        return (id, Store.connection(id, try row["name"], try row["chart"], try row["created"]))
      })
  }

  private static func connection(_ id: String, _ name: String?, _ chart: String, _ created: String)
    -> JSONTree
  {
    ["id": .text(id), "name": JSONTree(name), "chart": .text(chart), "created": .text(created)]
  }

  /// The chart of a connection of the user.
  func chart(ofConnection id: String, of user: String) async throws -> ChartRecord {
    let rows = try await read(#"SELECT chart FROM connections WHERE id = ? AND "user" = ?"#, [id, user])
    guard let row = rows.first else { throw Refusal.notFound }
    return try await chart(row["chart"], of: user)
  }

  /// Deletes a connection or a bookmark of the user.
  func delete(_ id: String, from table: UserTable, of user: String) async throws {
    try await write { database in
      let count = try database.execute(
        #"DELETE FROM \#(table.rawValue) WHERE id = ? AND "user" = ?"#, [id, user])
      if count == 0 { throw Refusal.notFound }
    }
  }

  /// Tables whose records a user deletes one by one.
  enum UserTable: String, Sendable { case connections, bookmarks }

  // MARK: - Bookmarks

  func bookmark(
    _ text: String, source: String?, chart: String?, of user: String, at now: String
  ) async throws -> JSONTree {
    let id = RecordID.make()
    return try await write { database in
      try Store.checkRoom(in: "bookmarks", of: user, database)
      if let chart, try !database.has(#"SELECT 1 FROM charts WHERE id = ? AND "user" = ?"#, [chart, user]) {
        throw Refusal.notFound
      }
      try database.execute(
        #"INSERT INTO bookmarks (id, "user", chart, source, text, created) VALUES (?, ?, ?, ?, ?, ?)"#,
        [id, user, chart, source, text, now])
      return Store.bookmark(id, text, source, chart, now)
    }
  }

  func bookmarks(of user: String, _ page: Page) async throws -> JSONTree {
    let rows = try await page.rows("id, text, source, chart, created", of: "bookmarks", of: user, in: self)
    return page.json(
      "bookmarks",
      try rows.map { row in
        let id: String = try row["id"]
        return (
          id,
          Store.bookmark(id, try row["text"], try row["source"], try row["chart"], try row["created"])
        )
      })
  }

  private static func bookmark(
    _ id: String, _ text: String, _ source: String?, _ chart: String?, _ created: String
  ) -> JSONTree {
    [
      "id": .text(id), "text": .text(text), "source": JSONTree(source), "chart": JSONTree(chart),
      "created": .text(created),
    ]
  }
}

import FoundationEssentials
import GRDB

extension Store {
  /// Keeps another person of whom a user asks.
  func connect(_ user: String, to chart: String, name: String?, at now: String) async throws -> JSONTree {
    let id = RecordID.make()
    return try await write { database in
      try checkRoom("connections", user, database)
      guard
        let row = try Row.fetchOne(
          database, sql: "SELECT name FROM charts WHERE id = ? AND user = ?", arguments: [chart, user])
      else { throw Refusal.notFound }
      let name = name ?? row["name"]
      try database.execute(
        sql: "INSERT INTO connections (id, user, chart, name, created) VALUES (?, ?, ?, ?, ?)",
        arguments: [id, user, chart, name, now])
      return ["id": .text(id), "name": JSONTree(name), "chart": .text(chart), "created": .text(now)]
    }
  }

  private func checkRoom(_ table: String, _ user: String, _ database: Database) throws {
    try Store.checkRoom(in: table, of: user, database)
  }

  func connections(of user: String, _ page: Page) async throws -> JSONTree {
    try await read { database in
      let rows = try page.fetch("id, name, chart, created", of: "connections", of: user, in: database)
      return page.json(
        "connections",
        rows.map { row in
          let (id, name): (String, String?) = (row["id"], row["name"])
          return (
            id,
            [
              "id": .text(id), "name": JSONTree(name), "chart": .text(row["chart"]),
              "created": .text(row["created"]),
            ]
          )
        })
    }
  }

  /// The chart of a connection of the user.
  func chart(ofConnection id: String, of user: String) async throws -> ChartRecord {
    let chart = try await read { database in
      try String.fetchOne(
        database, sql: "SELECT chart FROM connections WHERE id = ? AND user = ?", arguments: [id, user])
    }
    guard let chart else { throw Refusal.notFound }
    return try await self.chart(chart, of: user)
  }

  /// Deletes a connection or a bookmark of the user.
  func delete(_ id: String, from table: UserTable, of user: String) async throws {
    try await write { database in
      try database.execute(
        sql: "DELETE FROM \(table.rawValue) WHERE id = ? AND user = ?", arguments: [id, user])
      if database.changesCount == 0 { throw Refusal.notFound }
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
      try checkRoom("bookmarks", user, database)
      if let chart, try !database.has("SELECT 1 FROM charts WHERE id = ? AND user = ?", [chart, user]) {
        throw Refusal.notFound
      }
      try database.execute(
        sql: "INSERT INTO bookmarks (id, user, chart, source, text, created) VALUES (?, ?, ?, ?, ?, ?)",
        arguments: [id, user, chart, source, text, now])
      return Store.bookmark(id, text, source, chart, now)
    }
  }

  func bookmarks(of user: String, _ page: Page) async throws -> JSONTree {
    try await read { database in
      let rows = try page.fetch("id, text, source, chart, created", of: "bookmarks", of: user, in: database)
      return page.json(
        "bookmarks",
        rows.map { row in
          let id: String = row["id"]
          return (id, Store.bookmark(id, row["text"], row["source"], row["chart"], row["created"]))
        })
    }
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

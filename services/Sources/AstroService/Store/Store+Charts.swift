import FoundationEssentials
import GRDB

/// A chart as it is kept.
struct ChartRecord: Sendable {
  let id: String
  var name: String?
  /// Whether it is the birth of the user.
  var isOwn: Bool
  /// The computed chart, as `chart.json`.
  var document: [UInt8]
  let created: String

  var json: JSONTree {
    ["id": .text(id), "name": JSONTree(name), "own": .truth(isOwn), "created": .text(created)]
  }

  fileprivate init(_ row: Row) {
    (id, name, created) = (row["id"], row["name"], row["created"])
    isOwn = row["own"]
    document = [UInt8](row["document"] as Data? ?? Data())
  }

  init(name: String?, document: [UInt8], isOwn: Bool, created: String) {
    (id, self.name, self.document, self.isOwn, self.created) = (
      RecordID.make(), name, document, isOwn, created
    )
  }
}

extension Store {
  /// Keeps a chart; the first one of a user is its own.
  ///
  /// - Returns: The chart as it was kept.
  func add(_ chart: ChartRecord, to user: String) async throws -> ChartRecord {
    try await write { database in
      var chart = chart
      try Store.checkRoom(in: "charts", of: user, database)
      if !chart.isOwn {
        chart.isOwn = try !database.has("SELECT 1 FROM charts WHERE user = ? AND own", [user])
      } else {
        try database.execute(sql: "UPDATE charts SET own = 0 WHERE user = ? AND own", arguments: [user])
      }
      try database.execute(
        sql: "INSERT INTO charts (id, user, name, own, document, created) VALUES (?, ?, ?, ?, ?, ?)",
        arguments: [chart.id, user, chart.name, chart.isOwn, Data(chart.document), chart.created])
      return chart
    }
  }

  static func checkRoom(in table: String, of user: String, _ database: Database) throws {
    let count = try Int.fetchOne(
      database, sql: "SELECT count(*) FROM \(table) WHERE user = ?", arguments: [user])
    if count ?? 0 >= mostRecords { throw Refusal.tooMany }
  }

  /// A chart of the user; another's is not found.
  func chart(_ id: String, of user: String) async throws -> ChartRecord {
    guard let chart = try await read({ try Store.chart("id = ? AND user = ?", [id, user], $0) }) else {
      throw Refusal.notFound
    }
    return chart
  }

  /// The chart of the user's own birth.
  func ownChart(of user: String) async throws -> ChartRecord {
    guard let chart = try await read({ try Store.chart("own AND user = ?", [user], $0) }) else {
      throw Refusal.noOwnChart
    }
    return chart
  }

  private static func chart(
    _ condition: String, _ arguments: StatementArguments, _ database: Database
  ) throws -> ChartRecord? {
    try Row.fetchOne(
      database, sql: "SELECT id, name, own, document, created FROM charts WHERE \(condition)",
      arguments: arguments
    ).map { ChartRecord($0) }
  }

  func charts(of user: String, _ page: Page) async throws -> JSONTree {
    try await read { database in
      let rows = try page.fetch("id, name, own, created", of: "charts", of: user, in: database)
      return page.json("charts", rows.map { ChartRecord($0) }.map { ($0.id, $0.json) })
    }
  }

  /// Keeps a chart with another name, or as the user's own.
  func change(_ chart: ChartRecord, of user: String) async throws {
    try await write { database in
      if chart.isOwn {
        try database.execute(
          sql: "UPDATE charts SET own = 0 WHERE user = ? AND own AND id <> ?", arguments: [user, chart.id])
      }
      try database.execute(
        sql: "UPDATE charts SET name = ?, own = ?, document = ? WHERE id = ? AND user = ?",
        arguments: [chart.name, chart.isOwn, Data(chart.document), chart.id, user])
    }
  }

  /// - Parameter withReports: Whether its reports go with it; a chart that has some is kept otherwise.
  func delete(chart id: String, of user: String, withReports: Bool) async throws {
    try await write { database in
      guard try database.has("SELECT 1 FROM charts WHERE id = ? AND user = ?", [id, user]) else {
        throw Refusal.notFound
      }
      if withReports {
        try Store.spend(where: "chart = ?", [id], database)
        try database.execute(sql: "DELETE FROM reports WHERE chart = ?", arguments: [id])
      }
      let kept = "SELECT 1 FROM reports WHERE chart = ? UNION ALL SELECT 1 FROM purchases WHERE chart = ?"
      guard try !database.has(kept, [id, id]) else { throw Refusal.hasReports }
      try database.execute(sql: "DELETE FROM charts WHERE id = ?", arguments: [id])
    }
  }
}

/// A chart as it is kept.
struct ChartRecord: Sendable {
  let id: String
  var name: String?
  /// Whether it is the birth of the user.
  var isOwn: Bool
  /// The computed chart, as `chart.json`; empty in a list.
  var document: [UInt8] = []
  let created: String

  var json: JSONTree {
    ["id": .text(id), "name": JSONTree(name), "own": .truth(isOwn), "created": .text(created)]
  }

  /// The columns without the document.
  fileprivate static let columns = "id, name, own, created"

  fileprivate init(_ row: SQLRow) throws(SQLMismatch) {
    (id, name, isOwn, created) = (try row["id"], try row["name"], try row["own"], try row["created"])
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
      let hasOwn = try database.has(#"SELECT 1 FROM charts WHERE "user" = ? AND own"#, [user])
      if chart.isOwn, hasOwn {
        try database.execute(#"UPDATE charts SET own = FALSE WHERE "user" = ? AND own"#, [user])
      }
      chart.isOwn = chart.isOwn || !hasOwn
      try database.execute(
        #"INSERT INTO charts (id, "user", name, own, document, created) VALUES (?, ?, ?, ?, ?, ?)"#,
        [chart.id, user, chart.name, chart.isOwn, chart.document, chart.created])
      return chart
    }
  }

  static func checkRoom(in table: String, of user: String, _ database: any SQLTransaction) throws {
    let row = try database.rows(#"SELECT count(*) AS kept FROM \#(table) WHERE "user" = ?"#, [user]).first
    if try row?["kept"] ?? 0 >= mostRecords { throw Refusal.tooMany }
  }

  /// A chart of the user; another's is not found.
  func chart(_ id: String, of user: String) async throws -> ChartRecord {
    guard let chart = try await chart(#"id = ? AND "user" = ?"#, [id, user]) else { throw Refusal.notFound }
    return chart
  }

  /// The chart of the user's own birth.
  func ownChart(of user: String) async throws -> ChartRecord {
    guard let chart = try await chart(#"own AND "user" = ?"#, [user]) else { throw Refusal.noOwnChart }
    return chart
  }

  private func chart(_ condition: String, _ arguments: [any SQLConvertible]) async throws -> ChartRecord? {
    let rows = try await read(
      "SELECT \(ChartRecord.columns), document FROM charts WHERE \(condition)", arguments)
    return try rows.first.map { row in
      var chart = try ChartRecord(row)
      chart.document = try row["document"]
      return chart
    }
  }

  func charts(of user: String, _ page: Page) async throws -> JSONTree {
    let charts = try await page.rows(ChartRecord.columns, of: "charts", of: user, in: self)
      .map(ChartRecord.init)
    return page.json("charts", charts.map { ($0.id, $0.json) })
  }

  /// Keeps a chart with another name, or as the user's own.
  func change(_ chart: ChartRecord, of user: String) async throws {
    try await write { database in
      if chart.isOwn {
        try database.execute(
          #"UPDATE charts SET own = FALSE WHERE "user" = ? AND own AND id <> ?"#, [user, chart.id])
      }
      try database.execute(
        #"UPDATE charts SET name = ?, own = ?, document = ? WHERE id = ? AND "user" = ?"#,
        [chart.name, chart.isOwn, chart.document, chart.id, user])
    }
  }

  /// - Parameter withReports: Whether its reports go with it; a chart that has some is kept otherwise.
  func delete(chart id: String, of user: String, withReports: Bool) async throws {
    try await write { database in
      guard try database.has(#"SELECT 1 FROM charts WHERE id = ? AND "user" = ?"#, [id, user]) else {
        throw Refusal.notFound
      }
      if withReports {
        try Store.spend(where: "chart = ?", [id], database)
        try database.execute("DELETE FROM reports WHERE chart = ?", [id])
      }
      let kept = "SELECT 1 FROM reports WHERE chart = ? UNION ALL SELECT 1 FROM purchases WHERE chart = ?"
      guard try !database.has(kept, [id, id]) else { throw Refusal.hasReports }
      try database.execute("DELETE FROM charts WHERE id = ?", [id])
    }
  }
}

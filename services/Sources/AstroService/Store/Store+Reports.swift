import FoundationEssentials
import GRDB

extension Store {
  /// A report that was delivered, as `report.json`.
  func report(on area: String, of chart: String, in language: String) async throws -> [UInt8]? {
    try await read { database in
      try Data.fetchOne(
        database, sql: "SELECT document FROM reports WHERE chart = ? AND area = ? AND language = ?",
        arguments: [chart, area, language]
      ).map { [UInt8]($0) }
    }
  }

  /// Whether a report on the area was delivered, in whatever language.
  func hasReport(on area: String, of chart: String) async throws -> Bool {
    try await read { database in
      try database.has(
        """
        SELECT 1 FROM reports WHERE chart = ? AND area = ?
        UNION ALL SELECT 1 FROM purchases WHERE chart = ? AND area = ? AND state = 'delivered'
        """, [chart, area, chart, area])
    }
  }

  /// Keeps a report; one that was kept before stays as it was delivered.
  ///
  /// - Returns: What is kept.
  func keep(
    _ report: [UInt8], on area: String, of chart: String, in language: String, at now: String
  ) async throws -> [UInt8] {
    try await write { database in
      guard try database.has("SELECT 1 FROM charts WHERE id = ?", [chart]) else { throw Refusal.notFound }
      return try Store.keep(report, on: area, of: chart, in: language, at: now, database)
    }
  }

  static func keep(
    _ report: [UInt8], on area: String, of chart: String, in language: String, at now: String,
    _ database: Database
  ) throws -> [UInt8] {
    try database.execute(
      sql: """
        INSERT INTO reports (chart, area, language, document, created) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT DO NOTHING
        """, arguments: [chart, area, language, Data(report), now])
    let kept = try Data.fetchOne(
      database, sql: "SELECT document FROM reports WHERE chart = ? AND area = ? AND language = ?",
      arguments: [chart, area, language])
    return kept.map { [UInt8]($0) } ?? report
  }

  func reports(of chart: String) async throws -> [(area: String, language: String, created: String)] {
    try await read { database in
      try Row.fetchAll(
        database, sql: "SELECT area, language, created FROM reports WHERE chart = ? ORDER BY area, language",
        arguments: [chart]
      ).map { ($0["area"], $0["language"], $0["created"]) }
    }
  }
}

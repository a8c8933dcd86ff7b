extension Store {
  /// A report that was delivered, as `report.json`.
  func report(on area: String, of chart: String, in language: String) async throws -> [UInt8]? {
    try await read(Store.reportQuery, [chart, area, language]).first?["document"]
  }

  private static let reportQuery =
    "SELECT document FROM reports WHERE chart = ? AND area = ? AND language = ?"

  /// Whether a report on the area was delivered, in whatever language.
  func hasReport(on area: String, of chart: String) async throws -> Bool {
    try await !read(
      """
      SELECT 1 FROM reports WHERE chart = ? AND area = ?
      UNION ALL SELECT 1 FROM purchases WHERE chart = ? AND area = ? AND state = 'delivered'
      """, [chart, area, chart, area]
    ).isEmpty
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
    _ database: any SQLTransaction
  ) throws -> [UInt8] {
    try database.execute(
      """
      INSERT INTO reports (chart, area, language, document, created) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT DO NOTHING
      """, [chart, area, language, report, now])
    return try database.rows(Store.reportQuery, [chart, area, language]).first?["document"] ?? report
  }

  func reports(of chart: String) async throws -> [(area: String, language: String, created: String)] {
    try await read(
      "SELECT area, language, created FROM reports WHERE chart = ? ORDER BY area, language", [chart]
    ).map { (try $0["area"], try $0["language"], try $0["created"]) }
  }
}

extension Store {
  /// Gives a chart's calendar an address of its own; one given before is revoked.
  func openFeed(of chart: String, in language: String, at now: String) async throws -> Secret {
    let secret = Secret(prefix: "")
    try await write { database in
      try database.execute("DELETE FROM feeds WHERE chart = ?", [chart])
      try database.execute(
        "INSERT INTO feeds (hash, chart, language, created) VALUES (?, ?, ?, ?)",
        [secret.hash, chart, language, now])
    }
    return secret
  }

  func closeFeed(of chart: String) async throws {
    try await write { database in
      let count = try database.execute("DELETE FROM feeds WHERE chart = ?", [chart])
      if count == 0 { throw Refusal.notFound }
    }
  }

  /// The chart and the language of a feed.
  func feed(_ secret: String) async throws -> (document: [UInt8], language: String) {
    let rows = try await read(
      "SELECT document, language FROM feeds JOIN charts ON charts.id = feeds.chart WHERE hash = ?",
      [Digests.sha256(secret)])
    guard let row = rows.first else { throw Refusal.notFound }
    return (try row["document"], try row["language"])
  }
}

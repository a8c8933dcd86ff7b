import FoundationEssentials
import GRDB

extension Store {
  /// Gives a chart's calendar an address of its own; one given before is revoked.
  func openFeed(of chart: String, in language: String, at now: String) async throws -> Secret {
    let secret = Secret(prefix: "")
    try await write { database in
      try database.execute(sql: "DELETE FROM feeds WHERE chart = ?", arguments: [chart])
      try database.execute(
        sql: "INSERT INTO feeds (hash, chart, language, created) VALUES (?, ?, ?, ?)",
        arguments: [Data(secret.hash), chart, language, now])
    }
    return secret
  }

  func closeFeed(of chart: String) async throws {
    try await write { database in
      try database.execute(sql: "DELETE FROM feeds WHERE chart = ?", arguments: [chart])
      if database.changesCount == 0 { throw Refusal.notFound }
    }
  }

  /// The chart and the language of a feed.
  func feed(_ secret: String) async throws -> (document: [UInt8], language: String) {
    let row = try await read { database in
      try Row.fetchOne(
        database,
        sql: "SELECT document, language FROM feeds JOIN charts ON charts.id = feeds.chart WHERE hash = ?",
        arguments: [Data(Digests.sha256(secret))]
      ).map { ([UInt8]($0["document"] as Data), $0["language"] as String) }
    }
    guard let row else { throw Refusal.notFound }
    return row
  }
}

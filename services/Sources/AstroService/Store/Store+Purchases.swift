import AstroSvitla
import FoundationEssentials
import GRDB

extension Store {
  /// Delivers a report for a purchase: both are kept, or neither.
  ///
  /// The same purchase for the same chart and area again changes nothing.
  ///
  /// - Throws: A fault of the purchase, and `NOT_FOUND` if the chart was deleted meanwhile.
  func deliver(
    _ report: [UInt8], for purchase: Purchase, on chart: String, of user: String, in language: String,
    at now: String
  ) async throws -> [UInt8] {
    let area = purchase.area.rawValue
    return try await write { database in
      guard try database.has("SELECT 1 FROM charts WHERE id = ? AND user = ?", [chart, user]) else {
        throw Refusal.notFound
      }
      if try !Store.check(purchase, on: chart, of: user, database) {
        try database.execute(
          sql: """
            INSERT INTO purchases (hash, state, user, chart, area, product, transaction_id, purchased, noticed)
            VALUES (?, 'delivered', ?, ?, ?, ?, ?, ?, 0)
            """,
          arguments: [
            Data(purchase.hash), user, chart, area, purchase.productID, purchase.transactionID, purchase.date,
          ])
      }
      return try Store.keep(report, on: area, of: chart, in: language, at: now, database)
    }
  }

  /// Holds a purchase against what it has paid for.
  ///
  /// - Returns: Whether it is known, and paid for this chart.
  func check(_ purchase: Purchase, on chart: String, of user: String) async throws -> Bool {
    try await read { try Store.check(purchase, on: chart, of: user, $0) }
  }

  private static func check(
    _ purchase: Purchase, on chart: String, of user: String, _ database: Database
  ) throws -> Bool {
    if purchase.isRevoked { throw PurchaseFault.revoked.refusal }
    let row = try Row.fetchOne(
      database, sql: "SELECT state, user, chart FROM purchases WHERE hash = ?",
      arguments: [Data(purchase.hash)])
    guard let row else { return false }
    let (state, buyer, kept): (String, String?, String?) = (row["state"], row["user"], row["chart"])
    switch state {
    case "revoked": throw PurchaseFault.revoked.refusal
    case "spent": throw PurchaseFault.spent.refusal
    default: break
    }
    guard buyer == user else { throw PurchaseFault.otherUser.refusal }
    guard kept == chart else { throw PurchaseFault.otherChart.refusal }
    return true
  }

  /// Where a purchase of the user was delivered; `nil` for one that has not been used.
  func delivery(of purchase: Purchase, to user: String) async throws -> (chart: String, document: [UInt8])? {
    try await read { database in
      let row = try Row.fetchOne(
        database,
        sql: """
          SELECT state, purchases.user AS user, chart, document FROM purchases
          LEFT JOIN charts ON charts.id = purchases.chart WHERE hash = ?
          """, arguments: [Data(purchase.hash)])
      guard let row else { return nil }
      switch row["state"] as String {
      case "revoked": throw PurchaseFault.revoked.refusal
      case "spent": throw PurchaseFault.spent.refusal
      default: break
      }
      guard row["user"] as String? == user, let chart = row["chart"] as String? else {
        throw PurchaseFault.otherUser.refusal
      }
      return (chart, [UInt8](row["document"] as Data))
    }
  }

  /// What the purchase of a delivered report was, for the report to state.
  func purchase(on area: String, of chart: String) async throws -> JSONTree? {
    try await read { database in
      try Row.fetchOne(
        database,
        sql: """
          SELECT product, purchased, transaction_id FROM purchases
          WHERE chart = ? AND area = ? AND state = 'delivered' ORDER BY hash LIMIT 1
          """, arguments: [chart, area]
      ).map {
        [
          "productId": .text($0["product"]), "purchasedAt": .text($0["purchased"]),
          "transactionId": .text($0["transaction_id"]),
        ]
      }
    }
  }

  /// Takes a purchase back, or gives it again; a word older than the last one heard changes nothing.
  ///
  /// What was taken back is no longer handed out: its reports go. A purchase that was never used cannot be used then.
  func apply(_ notice: Notice) async throws {
    let hash = Data(notice.purchase.hash)
    let isGiven = notice.change == .refundReversed
    try await write { database in
      let row = try Row.fetchOne(
        database, sql: "SELECT state, noticed, chart, area FROM purchases WHERE hash = ?", arguments: [hash])
      guard let row else {
        if isGiven { return }
        return try database.execute(
          sql: "INSERT INTO purchases (hash, state, noticed) VALUES (?, 'revoked', ?)",
          arguments: [hash, notice.signed])
      }
      guard row["noticed"] < notice.signed, row["state"] != "spent" else { return }
      let (chart, area): (String?, String?) = (row["chart"], row["area"])
      if isGiven, chart == nil {
        return try database.execute(sql: "DELETE FROM purchases WHERE hash = ?", arguments: [hash])
      }
      try database.execute(
        sql: "UPDATE purchases SET state = ?, noticed = ? WHERE hash = ?",
        arguments: [isGiven ? "delivered" : "revoked", notice.signed, hash])
      if !isGiven {
        try database.execute(
          sql: "DELETE FROM reports WHERE chart = ? AND area = ?", arguments: [chart, area])
      }
    }
  }

  /// Leaves of purchases only that they were used.
  ///
  /// - Parameter condition: Which purchases.
  static func spend(where condition: String, _ arguments: StatementArguments, _ database: Database) throws {
    try database.execute(
      sql: """
        UPDATE purchases SET state = 'spent', user = NULL, chart = NULL, area = NULL, product = NULL,
          transaction_id = NULL, purchased = NULL
        WHERE \(condition)
        """, arguments: arguments)
  }
}

import AstroSvitla

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
      guard try database.has(#"SELECT 1 FROM charts WHERE id = ? AND "user" = ?"#, [chart, user]) else {
        throw Refusal.notFound
      }
      let known = try database.rows(Store.purchaseQuery, [purchase.hash]).first
      if try !Store.check(purchase, known, on: chart, of: user) {
        try database.execute(
          """
          INSERT INTO purchases (hash, state, "user", chart, area, product, transaction_id, purchased, noticed)
          VALUES (?, 'delivered', ?, ?, ?, ?, ?, ?, 0)
          """,
          [
            purchase.hash, user, chart, area, purchase.productID, purchase.transactionID, purchase.date,
          ])
      }
      return try Store.keep(report, on: area, of: chart, in: language, at: now, database)
    }
  }

  /// Holds a purchase against what it has paid for.
  ///
  /// - Returns: Whether it is known, and paid for this chart.
  func check(_ purchase: Purchase, on chart: String, of user: String) async throws -> Bool {
    let known = try await read(Store.purchaseQuery, [purchase.hash]).first
    return try Store.check(purchase, known, on: chart, of: user)
  }

  private static let purchaseQuery = #"SELECT state, "user", chart FROM purchases WHERE hash = ?"#

  private static func check(
    _ purchase: Purchase, _ known: SQLRow?, on chart: String, of user: String
  ) throws -> Bool {
    if purchase.isRevoked { throw PurchaseFault.revoked.refusal }
    guard let known else { return false }
    try checkState(of: known)
    guard try known["user"] as String? == user else { throw PurchaseFault.otherUser.refusal }
    guard try known["chart"] as String? == chart else { throw PurchaseFault.otherChart.refusal }
    return true
  }

  /// - Throws: That the purchase was taken back, or that only its mark is left.
  private static func checkState(of row: SQLRow) throws {
    switch try row["state"] as String {
    case "revoked": throw PurchaseFault.revoked.refusal
    case "spent": throw PurchaseFault.spent.refusal
    default: break
    }
  }

  /// Where a purchase of the user was delivered; `nil` for one that has not been used.
  func delivery(of purchase: Purchase, to user: String) async throws -> (chart: String, document: [UInt8])? {
    let rows = try await read(
      """
      SELECT state, purchases."user", chart, document FROM purchases
      LEFT JOIN charts ON charts.id = purchases.chart WHERE hash = ?
      """, [purchase.hash])
    guard let row = rows.first else { return nil }
    try Store.checkState(of: row)
    guard try row["user"] as String? == user, let chart = try row["chart"] as String? else {
      throw PurchaseFault.otherUser.refusal
    }
    return (chart, try row["document"])
  }

  /// What the purchase of a delivered report was, for the report to state.
  func purchase(on area: String, of chart: String) async throws -> JSONTree? {
    try await read(
      """
      SELECT product, purchased, transaction_id FROM purchases
      WHERE chart = ? AND area = ? AND state = 'delivered' ORDER BY hash LIMIT 1
      """, [chart, area]
    ).first.map {
      [
        "productId": .text(try $0["product"]), "purchasedAt": .text(try $0["purchased"]),
        "transactionId": .text(try $0["transaction_id"]),
      ]
    }
  }

  /// Takes a purchase back, or gives it again; a word older than the last one heard changes nothing.
  ///
  /// What was taken back is no longer handed out: its reports go. A purchase that was never used cannot be used then.
  func apply(_ notice: Notice) async throws {
    let hash = notice.purchase.hash
    let isGiven = notice.change == .refundReversed
    try await write { database in
      let known = try database.rows(
        "SELECT state, noticed, chart, area FROM purchases WHERE hash = ?", [hash]
      ).first
      guard let known else {
        if !isGiven {
          try database.execute(
            "INSERT INTO purchases (hash, state, noticed) VALUES (?, 'revoked', ?)", [hash, notice.signed])
        }
        return
      }
      guard try known["noticed"] < notice.signed, try known["state"] as String != "spent" else { return }
      let (chart, area): (String?, String?) = (try known["chart"], try known["area"])
      if isGiven, chart == nil {
        try database.execute("DELETE FROM purchases WHERE hash = ?", [hash])
        return
      }
      try database.execute(
        "UPDATE purchases SET state = ?, noticed = ? WHERE hash = ?",
        [isGiven ? "delivered" : "revoked", notice.signed, hash])
      if !isGiven { try database.execute("DELETE FROM reports WHERE chart = ? AND area = ?", [chart, area]) }
    }
  }

  /// Leaves of purchases only that they were used.
  ///
  /// - Parameter condition: Which purchases.
  static func spend(
    where condition: String, _ arguments: [any SQLConvertible], _ database: any SQLTransaction
  ) throws {
    try database.execute(
      """
      UPDATE purchases SET state = 'spent', "user" = NULL, chart = NULL, area = NULL, product = NULL,
        transaction_id = NULL, purchased = NULL
      WHERE \(condition)
      """, arguments)
  }
}

import AstroSvitla
import HTTPTypes

extension Endpoints {
  static let purchases: [Endpoint] = [
    Endpoint(
      .get, "/v1/products", .open,
      EndpointFacts(
        "What is sold: the report on an area of life, for one chart", query: [Schema.language],
        answer: Schema.object(["products": Schema.list]))
    ) { call in
      let language = call.language
      return .json(["products": .list(Product.all.map { $0.json(in: language) })])
    },
    Endpoint(
      .post, "/v1/purchases", .user,
      EndpointFacts(
        "Deliver what a signed transaction of StoreKit 2 pays for; then the app may finish it",
        query: [Schema.language],
        body: Schema.object(["transaction": Schema.signed, "chart": Schema.id]), status: 201,
        answer: Schema.reference("report"), refusals: [.notFound])
    ) { call in
      let fields = try call.fields
      let signed = try fields.requiredText("transaction", most: Schema.longestSigned)
      let chart = try await call.house.store.chart(fields.requiredText("chart", most: 64), of: call.owner)
      return .file(try await call.deliver(call.purchase(signed), on: chart), of: .json, .created)
    },
    Endpoint(
      .post, "/v1/purchases/restore", .user,
      EndpointFacts(
        "Give back the reports of transactions that were delivered before; the others are told apart",
        query: [Schema.language],
        body: Schema.object([
          "transactions": ["type": "array", "minItems": 1, "maxItems": 10, "items": Schema.signed]
        ]), answer: Schema.object(["reports": Schema.list, "unused": Schema.list, "refused": Schema.list]),
        refusals: [.notFound])
    ) { call in .json(try await call.restored()) },
    Endpoint(
      .post, "/v1/apple/notifications", .open,
      EndpointFacts(
        "Apple's server notifications, version 2: a refund takes a report back",
        body: Schema.object(["signedPayload": Schema.notification]),
        status: 200,
        answer: Schema.object(["success": ["const": true]]), refusals: [.notFound])
    ) { call in
      let signed = try call.fields.requiredText("signedPayload", most: 60_000)
      let till = try call.house.openTill
      let notice = try await PurchaseFault.told { () async throws(PurchaseFault) in
        try await till.notice(signed)
      }
      if let notice { try await call.house.store.apply(notice) }
      return .json(["success": true])
    },
  ]
}

extension House {
  /// What verifies purchases; where nothing is sold there is no such address.
  var openTill: Till {
    get throws(Refusal) {
      guard let till else { throw .notFound }
      return till
    }
  }
}

extension Call {
  /// The purchase in a signed transaction.
  func purchase(_ signed: String) async throws(Refusal) -> Purchase {
    let till = try house.openTill
    return try await PurchaseFault.told { () async throws(PurchaseFault) in try await till.purchase(signed) }
  }

  /// Makes the report that a purchase pays for, and keeps both; the same purchase again gives the same report.
  ///
  /// - Parameter area: The area that was asked for; `nil` for that of the purchase.
  func deliver(_ purchase: Purchase, on chart: ChartRecord, area: Area? = nil) async throws -> [UInt8] {
    guard area == nil || area == purchase.area else { throw PurchaseFault.otherArea.refusal }
    let (store, user) = (house.store, try owner)
    if try await store.check(purchase, on: chart.id, of: user),
      let kept = try await store.report(on: purchase.area.rawValue, of: chart.id, in: language.tag)
    {
      return kept
    }
    let made = try await write(on: purchase.area, of: chart, purchase.json)
    return try await store.deliver(
      made, for: purchase, on: chart.id, of: user, in: language.tag, at: Clock.text)
  }

  /// The reports of the transactions in the body.
  fileprivate func restored() async throws -> JSONTree {
    guard case .list(let signed)? = try fields["transactions"], (1...10).contains(signed.count) else {
      throw Refusal.invalid(
        "transactions", Words("a list of 1 to 10 transactions", "списком від 1 до 10 покупок"))
    }
    var (reports, unused, refused): ([JSONTree], [JSONTree], [JSONTree]) = ([], [], [])
    for (index, text) in signed.enumerated() {
      guard case .text(let text) = text else {
        throw Refusal.invalid("transactions", Words("a list of texts", "списком текстів"))
      }
      do throws(Refusal) {
        let purchase = try await purchase(text)
        if let report = try await restored(purchase) {
          reports.append(report)
        } else {
          unused.append(purchase.json)
        }
      } catch {
        guard error.code == .invalidInput else { throw error }
        refused.append(["index": .integer(index), "message": .text(error.words.told(in: language))])
      }
    }
    return ["reports": .list(reports), "unused": .list(unused), "refused": .list(refused)]
  }

  private func restored(_ purchase: Purchase) async throws(Refusal) -> JSONTree? {
    do {
      guard let kept = try await house.store.delivery(of: purchase, to: owner) else { return nil }
      let chart = try await house.store.chart(kept.chart, of: owner)
      return ["chart": .text(kept.chart), "report": .written(try await report(on: purchase.area, of: chart))]
    } catch let refusal as Refusal {
      throw refusal
    } catch {
      throw .failed
    }
  }
}

extension PurchaseFault {
  fileprivate static func told<Value: Sendable>(
    _ work: () async throws(PurchaseFault) -> Value
  ) async throws(Refusal) -> Value {
    do { return try await work() } catch { throw error.refusal }
  }
}

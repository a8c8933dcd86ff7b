import Foundation
import Testing

@testable import AstroService

/// An app that sells: what signs its purchases, and the options of a service that believes them.
struct TestShop {
  let signer: Signer
  let options: [String]

  init() throws {
    signer = try Signer()
    let root = NSTemporaryDirectory() + "root-\(UUID().uuidString).pem"
    try signer.rootPEM.write(toFile: root, atomically: true, encoding: .utf8)
    options = ["--rate", "100000", "--apple-root", root, "--bundle", "com.astrosvitla.astroinsight"]
  }
}

extension Client {
  func buy(_ chart: String, _ signed: String, language: String = "en") async throws -> Reply {
    try await call(
      "POST", "/v1/purchases?language=\(language)", #"{"transaction": "\#(signed)", "chart": "\#(chart)"}"#)
  }
}

@Suite("Purchases")
struct PurchaseTests {
  let shop: TestShop
  var signer: Signer { shop.signer }

  init() throws { shop = try TestShop() }

  @Test(
    "what was bought is delivered once, and the same transaction gives the same report", arguments: Kept.all)
  func once(_ kept: Kept) async throws {
    let server = try Server(shop.options, in: kept)
    let user = try server.key()
    let (one, two) = (try await user.chart("One"), try await user.chart("Two", "1988-11-02"))
    let signed = try signer.sign(Signer.transaction("1000"))
    #expect(try await user.call("POST", "/v1/charts/\(one)/reports/career").code == "INVALID_INPUT")
    let bought = try await user.buy(one, signed)
    #expect(bought.status == 201)
    #expect((bought["purchase"] as? [String: Any])?["transactionId"] as? String == "1000")
    for _ in 0..<3 { #expect(try await user.buy(one, signed).data == bought.data) }
    #expect(try await user.call("GET", "/v1/charts/\(one)/reports/career").data == bought.data)
    let ukrainian = try await user.call("GET", "/v1/charts/\(one)/reports/career?language=uk")
    #expect(ukrainian["language"] as? String == "uk" && ukrainian["purchase"] != nil)
    #expect(try await user.buy(two, signed).message.contains("another chart"))
    let stranger = try server.key()
    let foreign = try await stranger.chart("Three")
    #expect(try await stranger.buy(foreign, signed).message.contains("another user"))
    #expect(try await user.buy(foreign, signed).code == "NOT_FOUND")
  }

  @Test("at once from many places it is delivered once", arguments: Kept.all)
  func race(_ kept: Kept) async throws {
    let server = try Server(shop.options, in: kept)
    let user = try server.key()
    let charts = [try await user.chart("One"), try await user.chart("Two", "1988-11-02")]
    let signed = try signer.sign(Signer.transaction("2000"))
    let delivered = try await withThrowingTaskGroup { group in
      for index in 0..<10 {
        group.addTask { (index % 2, try await user.buy(charts[index % 2], signed).status) }
      }
      return try await group.reduce(into: Set<Int>()) { if $1.1 == 201 { $0.insert($1.0) } }
    }
    #expect(delivered.count == 1)
  }

  @Test("a transaction that is wrong is refused for its reason")
  func wrong() async throws {
    let server = try Server(shop.options)
    let user = try server.key()
    let chart = try await user.chart()
    let good = try signer.sign(Signer.transaction("3000"))
    let parts = good.split(separator: ".").map(String.init)
    let changed = Signer.text(try JSONSerialization.data(withJSONObject: Signer.transaction("3001")))
    func signed(_ form: Signer.Form, _ changes: [String: Any] = [:]) throws -> String {
      try Signer(form).sign(Signer.transaction("3002", changing: changes))
    }
    let future = (Date().timeIntervalSince1970 + 3600) * 1000
    let cases: [(String, PurchaseFault)] = [
      ("not.a.transaction", .malformed), (parts[0] + "." + parts[1], .malformed),
      (try signer.sign(Signer.transaction("3003"), algorithm: "HS256"), .algorithm),
      (try signer.sign(Signer.transaction("3004"), algorithm: "none"), .algorithm),
      (try signer.sign(Signer.transaction("3005"), certificates: 2), .certificates),
      (try signed(.init(leafMark: nil)), .leafMark),
      (try signed(.init(intermediateMark: nil)), .intermediateMark),
      (try signed(.init(notAfter: Date(timeIntervalSinceNow: -86_400))), .expired),
      (try signed(.init()), .chain),
      (parts[0] + "." + changed + "." + parts[2], .signature),
      (try signer.sign(Signer.transaction("3006", changing: ["bundleId": "org.other"])), .bundle),
      (try signer.sign(Signer.transaction("3007", changing: ["environment": "Sandbox"])), .environment),
      (try signer.sign(Signer.transaction("3008", area: "luck")), .product),
      (try signer.sign(Signer.transaction("3009", changing: ["signedDate": future])), .future),
      (try signer.sign(Signer.transaction("3010", changing: ["purchaseDate": future])), .future),
      (try signer.sign(Signer.transaction("3011", changing: ["revocationDate": 1])), .revoked),
    ]
    for (signed, fault) in cases {
      let reply = try await user.buy(chart, signed)
      #expect(reply.status == 422 && reply.code == "INVALID_INPUT")
      #expect(reply.message == "transaction: \(fault.words.english)", "\(fault)")
    }
    let other = try await user.call(
      "POST", "/v1/charts/\(chart)/reports/health", #"{"transaction": "\#(good)"}"#)
    #expect(other.message.contains(PurchaseFault.otherArea.words.english))
    #expect(
      try await user.buy(chart, "x.y.z", language: "uk").message == "transaction: не є підписаною покупкою")
    #expect(try await user.call("GET", "/v1/charts/\(chart)/reports")["reports"] as? [String] == [])
    #expect(try await user.buy(chart, good).status == 201)
  }

  @Test("what was delivered is given back, what was not is told apart", arguments: Kept.all)
  func restore(_ kept: Kept) async throws {
    let server = try Server(shop.options, in: kept)
    let user = try server.key()
    let chart = try await user.chart()
    let (bought, unused) = (
      try signer.sign(Signer.transaction("4000")), try signer.sign(Signer.transaction("4001", area: "health"))
    )
    let report = try await user.buy(chart, bought)
    // The same purchase as another device is told of it.
    let again = try signer.sign(Signer.transaction("4002", changing: ["originalTransactionId": "4000"]))
    let reply = try await user.call(
      "POST", "/v1/purchases/restore", #"{"transactions": ["\#(again)", "\#(unused)", "nonsense"]}"#)
    #expect(reply.status == 200)
    let reports = try #require(reply["reports"] as? [[String: Any]])
    #expect(reports.count == 1 && reports[0]["chart"] as? String == chart)
    #expect(
      (reports[0]["report"] as? [String: Any])?["keyInfluences"] as? String == report["keyInfluences"]
        as? String)
    #expect((reply["unused"] as? [[String: Any]])?.first?["transactionId"] as? String == "4001")
    #expect((reply["refused"] as? [[String: Any]])?.first?["index"] as? Int == 2)
    let stranger = try server.key()
    let foreign = try await stranger.call(
      "POST", "/v1/purchases/restore", #"{"transactions": ["\#(bought)"]}"#)
    #expect((foreign["reports"] as? [Any])?.isEmpty == true && (foreign["refused"] as? [Any])?.count == 1)
  }

  private func notify(_ server: Server, _ type: String, _ transaction: String, at time: Double = 0)
    async throws -> Reply
  {
    let signed = try signer.sign([
      "notificationType": type, "version": "2.0", "notificationUUID": UUID().uuidString,
      "signedDate": (Date().timeIntervalSince1970 * 1000).rounded() + time,
      "data": [
        "bundleId": "com.astrosvitla.astroinsight", "environment": "Production",
        "signedTransactionInfo": try signer.sign(Signer.transaction(transaction)),
      ],
    ])
    return try await Client(server: server, id: "", key: nil).call(
      "POST", "/v1/apple/notifications", #"{"signedPayload": "\#(signed)"}"#)
  }

  @Test(
    "a refund takes the report back, its reversal gives it again, and an old word changes nothing",
    arguments: Kept.all)
  func refunds(_ kept: Kept) async throws {
    let server = try Server(shop.options, in: kept)
    let user = try server.key()
    let chart = try await user.chart()
    let signed = try signer.sign(Signer.transaction("5000"))
    let path = "/v1/charts/\(chart)/reports/career"
    #expect(try await user.buy(chart, signed).status == 201)
    #expect(try await notify(server, "TEST", "5000")["success"] as? Bool == true)
    #expect(try await user.call("GET", path).status == 200)
    #expect(try await notify(server, "REFUND", "5000", at: 0).status == 200)
    #expect(try await user.call("GET", path).status == 404)
    #expect(try await user.buy(chart, signed).message.contains(PurchaseFault.revoked.words.english))
    #expect(try await notify(server, "REFUND_REVERSED", "5000", at: 2000).status == 200)
    #expect(try await notify(server, "REFUND", "5000", at: -5000).status == 200)
    #expect(try await user.call("GET", path).status == 200)
    // One that was refunded before it was used.
    #expect(try await notify(server, "REVOKE", "5001").status == 200)
    let unused = try await user.buy(chart, try signer.sign(Signer.transaction("5001")))
    #expect(unused.message.contains(PurchaseFault.revoked.words.english))
    let forged = try Signer().sign(["notificationType": "REFUND", "signedDate": 0])
    let refused = try await user.stranger.call(
      "POST", "/v1/apple/notifications", #"{"signedPayload": "\#(forged)"}"#)
    #expect(refused.status == 422)
  }

  @Test(
    "of one who is forgotten only the marks of the purchases stay, which pay for nothing again",
    arguments: Kept.all)
  func forgotten(_ kept: Kept) async throws {
    let server = try Server(shop.options, in: kept)
    let user = try server.key()
    let chart = try await user.chart()
    let signed = try signer.sign(Signer.transaction("6000"))
    #expect(try await user.buy(chart, signed).status == 201)
    #expect(try await user.call("DELETE", "/v1/users/me").status == 204)
    #expect(try server.place.count("purchases WHERE state = 'spent' AND length(hash) = 32") == 1)
    #expect(
      try server.place.count(
        #"purchases WHERE coalesce("user", chart, area, product, transaction_id, purchased) IS NOT NULL"#)
        == 0)
    let next = try server.key()
    let again = try await next.buy(try await next.chart(), signed)
    #expect(again.message.contains(PurchaseFault.spent.words.english))
  }

  @Test("the catalogue tells five products in either language")
  func catalogue() async throws {
    let server = try Server(shop.options)
    for (language, name) in [("en", "Career"), ("uk", "Кар’єра")] {
      let reply = try await Client(server: server, id: "", key: nil).call(
        "GET", "/v1/products?language=\(language)")
      let products = try #require(reply["products"] as? [[String: Any]])
      #expect(products.count == 5 && reply.text.replacing("'", with: "’").contains(name))
      let career = products.first { $0["area"] as? String == "career" }
      #expect(career?["productId"] as? String == "com.astrosvitla.astroinsight.report.career")
      #expect((career?["price"] as? [String: Any])?["amount"] as? String == "6.99")
    }
  }
}

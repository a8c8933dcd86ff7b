import Foundation
import Testing

extension PurchaseTests {
  /// A transaction that was sent, and the report that came for it, if any did.
  private struct Sent: Sendable {
    let transaction: String
    let chart: String
    var report: Data?
  }

  @Test("killed while it delivers, it forgets no purchase and delivers none twice", arguments: Kept.all)
  func kills(_ kept: Kept) async throws {
    let server = try Server(shop.options, in: kept)
    let rounds = ProcessInfo.processInfo.environment["ASTROSVITLA_LONG"] == nil ? 2 : 100
    var count = 0
    for round in 0..<rounds {
      let user = try server.key()
      let sent = await withTaskGroup(of: [Sent].self) { group in
        for worker in 0..<3 { group.addTask { await buyAll(user, named: "\(round)-\(worker)") } }
        try? await Task.sleep(for: .milliseconds(Int.random(in: 50...600)))
        server.kill()
        return await group.reduce(into: []) { $0 += $1 }
      }
      try server.place.check()
      try server.start(shop.options)
      for sent in sent {
        let again = try await user.buy(sent.chart, sent.transaction)
        #expect(again.status == 201 && (sent.report == nil || again.data == sent.report))
      }
      count += sent.count
    }
    #expect(try server.place.count("purchases WHERE state = 'delivered'") == count)
    #expect(try server.place.count("reports") == count)
  }

  /// Buys the report on each area of one chart after the other, until nobody answers.
  private func buyAll(_ user: Client, named name: String) async -> [Sent] {
    var all: [Sent] = []
    for number in 0..<20 {
      guard let chart = try? await user.chart("Person \(number)") else { return all }
      for area in ["general", "finances", "career", "relationships", "health"] {
        guard
          let signed = try? signer.sign(Signer.transaction("\(name)-\(number)-\(area)", area: area))
        else { return all }
        let reply = try? await user.buy(chart, signed)
        all.append(Sent(transaction: signed, chart: chart, report: reply?.status == 201 ? reply?.data : nil))
        if reply == nil { return all }
      }
    }
    return all
  }
}

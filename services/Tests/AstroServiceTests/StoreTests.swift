import Foundation
import Testing

@Suite("What is kept")
struct StoreTests {
  @Test("charts are listed in parts, renamed and deleted; the first is the user's own", arguments: Kept.all)
  func charts(_ kept: Kept) async throws {
    let user = try Server(in: kept).key()
    let ids = [
      try await user.chart("One"), try await user.chart("Two", "1991-01-01"), try await user.chart("Three"),
    ]
    let first = try await user.call("GET", "/v1/charts?limit=2")
    let next = try #require(first["next"] as? String)
    let second = try await user.call("GET", "/v1/charts?limit=2&after=\(next)")
    let listed = ((first["charts"] as? [[String: Any]] ?? []) + (second["charts"] as? [[String: Any]] ?? []))
    #expect(listed.compactMap { $0["id"] as? String } == ids)
    #expect(listed.compactMap { $0["own"] as? Bool } == [true, false, false])
    #expect(second["next"] is NSNull)
    let renamed = try await user.call("PATCH", "/v1/charts/\(ids[1])", #"{"name": "Олена", "own": true}"#)
    #expect(renamed["name"] as? String == "Олена" && renamed["own"] as? Bool == true)
    let file = try await user.call("GET", "/v1/charts/\(ids[1])")
    #expect(file["name"] as? String == "Олена" && file["id"] as? String == ids[1])
    #expect((file["planets"] as? [Any])?.count == 10)
    #expect(try await user.call("DELETE", "/v1/charts/\(ids[0])").status == 204)
    #expect(try await user.call("GET", "/v1/charts/\(ids[0])").status == 404)
  }

  @Test("a place may be named instead of its coordinates, and what was taken is told")
  func places() async throws {
    let user = try Server().key()
    let kept = try await user.call(
      "POST", "/v1/charts",
      #"{"name": "A", "birth": {"date": "1990-04-15", "time": "14:30", "place": "Lviv"}}"#)
    #expect(kept.status == 201)
    #expect((kept["notes"] as? [[String: Any]])?.first?["code"] as? String == "PLACE_CHOSEN")
    let found = try await user.stranger.call(
      "GET", "/v1/places?name=%D0%9B%D1%8C%D0%B2%D1%96%D0%B2&language=uk")
    #expect((found["places"] as? [[String: Any]])?.first?["timeZone"] as? String == "Europe/Kyiv")
    let none = try await user.stranger.call("GET", "/v1/places?name=qqqqqqqqq")
    #expect(none.status == 200)
  }

  @Test(
    "a report is delivered as it was; a chart with reports is deleted only with them", arguments: Kept.all)
  func reports(_ kept: Kept) async throws {
    let user = try Server(in: kept).key()
    let chart = try await user.chart()
    let path = "/v1/charts/\(chart)/reports/career"
    #expect(try await user.call("GET", path).status == 404)
    let made = try await user.call("POST", path)
    #expect(made.status == 201 && made["area"] as? String == "career" && made["language"] as? String == "en")
    #expect(try await user.call("POST", path).data == made.data)
    #expect(try await user.call("GET", path).data == made.data)
    let ukrainian = try await user.call("GET", path + "?language=uk")
    #expect(ukrainian["language"] as? String == "uk")
    #expect((try await user.call("GET", "/v1/charts/\(chart)/reports")["reports"] as? [Any])?.count == 2)
    let document = try await user.call("GET", path + "/document.pdf")
    #expect(document.status == 200 && document.data.starts(with: Data("%PDF-".utf8)))
    #expect(try await user.call("GET", "/v1/charts/\(chart)/reports/luck").status == 404)
    let refused = try await user.call("DELETE", "/v1/charts/\(chart)")
    #expect(refused.status == 422 && refused.message.contains("reports=delete"))
    #expect(try await user.call("DELETE", "/v1/charts/\(chart)?reports=delete").status == 204)
  }

  @Test("a calendar has an address of its own until it is taken back", arguments: Kept.all)
  func feeds(_ kept: Kept) async throws {
    let user = try Server(in: kept).key()
    let chart = try await user.chart()
    let opened = try await user.call("POST", "/v1/charts/\(chart)/feed?language=uk")
    let address = try #require(opened["address"] as? String)
    let calendar = try await user.stranger.call("GET", address)
    #expect(calendar.status == 200 && calendar.header("Content-Type")?.hasPrefix("text/calendar") == true)
    #expect(calendar.text.hasPrefix("BEGIN:VCALENDAR\r\n") && calendar.text.contains("BEGIN:VEVENT"))
    #expect(!calendar.text.contains("Oksana"))
    let again = try await user.stranger.call(
      "GET", address, headers: ["If-None-Match": try #require(calendar.header("ETag"))])
    #expect(again.status == 304)
    #expect(try await user.call("DELETE", "/v1/charts/\(chart)/feed").status == 204)
    #expect(try await user.stranger.call("GET", address).status == 404)
    let own = try await user.call("GET", "/v1/charts/\(chart)/calendar.ics?from=2027-01-01")
    #expect(own.text.contains("DTSTAMP:20270101T000000Z"))
  }

  @Test("who is forgotten leaves nothing", arguments: Kept.all)
  func forgetting(_ kept: Kept) async throws {
    let server = try Server(in: kept)
    let user = try server.key()
    let chart = try await user.chart("Незабутня")
    _ = try await user.call("POST", "/v1/charts/\(chart)/reports/health")
    _ = try await user.call("POST", "/v1/charts/\(chart)/feed")
    _ = try await user.call("POST", "/v1/connections", #"{"chart": "\#(chart)"}"#)
    _ = try await user.call("POST", "/v1/bookmarks", #"{"text": "слова", "chart": "\#(chart)"}"#)
    #expect(try await user.call("DELETE", "/v1/users/me").status == 204)
    #expect(try await user.call("GET", "/v1/users/me").status == 401)
    for table in ["users", "keys", "charts", "connections", "reports", "bookmarks", "feeds"] {
      #expect(try server.place.count(table) == 0, "\(table)")
    }
  }

  @Test("what is written at once ends for each as it would alone", arguments: Kept.all)
  func together(_ kept: Kept) async throws {
    let user = try Server(in: kept).key()
    let (missing, many) = (String(repeating: "0", count: 32), 24)
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for index in 0..<many {
        group.addTask {
          try await user.call("POST", "/v1/charts", Client.birth("P\(index)", "1990-04-15")).status
        }
        group.addTask { try await user.call("DELETE", "/v1/charts/\(missing)").status }
      }
      return try await group.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
    }
    #expect(statuses == [201: many, 404: many])
    let listed = try await user.call("GET", "/v1/charts?limit=100")["charts"] as? [[String: Any]] ?? []
    #expect(listed.count == many && listed.count { $0["own"] as? Bool == true } == 1)
  }

  @Test("a copy is made while others write, and is whole")
  func backup() async throws {
    let server = try Server()
    let copy = NSTemporaryDirectory() + "copy-\(UUID().uuidString).sqlite"
    defer { try? FileManager.default.removeItem(atPath: copy) }
    let user = try server.key()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<40 { group.addTask { _ = try await user.chart("Person \(index)") } }
      group.addTask {
        let made = try server.command("backup", copy)
        #expect(made.status == 0)
      }
      try await group.waitForAll()
    }
    #expect(try Rows.check(copy) == "ok")
    #expect(try server.command("backup", copy).status == 0)
    #expect(try Rows.count("charts", in: copy) == 40)
  }

  @Test("killed at random moments under load, it has lost nothing that it acknowledged", arguments: Kept.all)
  func kills(_ kept: Kept) async throws {
    let server = try Server(in: kept)
    let user = try server.key()
    var acknowledged: Set<String> = []
    let rounds = ProcessInfo.processInfo.environment["ASTROSVITLA_LONG"] == nil ? 4 : 100
    for _ in 0..<rounds {
      acknowledged.formUnion(
        await withTaskGroup(of: [String].self) { group in
          for worker in 0..<4 {
            group.addTask {
              var ids: [String] = []
              for index in 0... {
                guard
                  let id = try? await user.call(
                    "POST", "/v1/bookmarks", #"{"text": "\#(worker) \#(index)"}"#)["id"] as? String
                else { return ids }
                ids.append(id)
                _ = try? await user.call("DELETE", "/v1/bookmarks/\(ids.removeFirst())")
                guard
                  let kept = try? await user.call("POST", "/v1/bookmarks", #"{"text": "kept"}"#)["id"]
                    as? String
                else { return ids }
                ids.append(kept)
                if ids.count > 8 { return ids }
              }
              return ids
            }
          }
          try? await Task.sleep(for: .milliseconds(Int.random(in: 5...250)))
          server.kill()
          return await group.reduce(into: []) { $0 += $1 }
        })
      try server.place.check()
      try server.start()
    }
    var listed: Set<String> = []
    var after = ""
    repeat {
      let page = try await user.call("GET", "/v1/bookmarks?limit=100\(after)")
      listed.formUnion((page["bookmarks"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String })
      after = (page["next"] as? String).map { "&after=\($0)" } ?? ""
    } while !after.isEmpty
    #expect(acknowledged.subtracting(listed) == [])
  }
}

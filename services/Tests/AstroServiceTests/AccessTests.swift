import Foundation
import Testing

@Suite("Who may ask for what")
struct AccessTests {
  @Test("a wrong, an old and a missing key are refused alike", arguments: Kept.all)
  func keys(_ kept: Kept) async throws {
    let server = try Server(in: kept)
    let user = try server.key()
    #expect(try await user.call("GET", "/v1/users/me")["id"] as? String == user.id)
    let key = try #require(user.key)
    #expect(try server.command("key", "revoke", key).status == 0)
    #expect(try server.command("key", "revoke", key).status == 65)
    let wrong = Client(server: server, id: "", key: "astro_user_0123")
    let replies = [
      try await user.call("GET", "/v1/users/me"), try await wrong.call("GET", "/v1/users/me"),
      try await user.stranger.call("GET", "/v1/users/me"),
    ]
    for reply in replies {
      #expect(reply.status == 401 && reply.code == "INVALID_USER")
      #expect(reply.data == replies[0].data)
      #expect(reply.header("WWW-Authenticate") == "Bearer")
    }
  }

  @Test("an app reaches the users that it made, and no other; a user is only itself", arguments: Kept.all)
  func apps(_ kept: Kept) async throws {
    let server = try Server(in: kept)
    let (one, two, alone) = (try server.key(app: true), try server.key(app: true), try server.key())
    let made = try await one.call("POST", "/v1/users")
    #expect(made.status == 201)
    let user = try #require(made["id"] as? String)
    let kept = try await one.call("POST", "/v1/charts?user_id=\(user)", Client.birth("A", "1990-04-15"))
    #expect(kept.status == 201)
    #expect(try await one.call("POST", "/get_natal_chart", #"{"user_id": "\#(user)"}"#).status == 200)
    for (client, path) in [
      (two, "/v1/charts?user_id=\(user)"), (one, "/v1/charts?user_id=\(alone.id)"), (one, "/v1/charts"),
      (alone, "/v1/charts?user_id=\(user)"), (one, "/v1/charts?user_id=nobody"),
    ] {
      #expect(try await client.call("GET", path).code == "INVALID_USER", "\(path)")
    }
    #expect(try await alone.call("POST", "/v1/users").code == "INVALID_USER")
    let own = Client(server: server, id: user, key: try #require(made["key"] as? String))
    #expect((try await own.call("GET", "/v1/charts")["charts"] as? [Any])?.count == 1)
  }

  @Test("two users' data never meet, whatever is asked", arguments: Kept.all)
  func strangers(_ kept: Kept) async throws {
    let server = try Server(in: kept)
    let users = [try server.key(), try server.key()]
    var paths: [[String]] = []
    for (index, user) in users.enumerated() {
      let (own, other) = (
        try await user.chart("Person\(index)"),
        try await user.chart("Friend\(index)", "1985-06-0\(index + 1)")
      )
      let connection = try #require(
        try await user.call("POST", "/v1/connections", #"{"chart": "\#(other)"}"#)["id"] as? String)
      _ = try await user.call("POST", "/v1/charts/\(own)/reports/career")
      let bookmark = try #require(
        try await user.call("POST", "/v1/bookmarks", #"{"text": "Words\#(index)", "chart": "\#(own)"}"#)["id"]
          as? String)
      paths.append([
        "GET /v1/charts/\(own)", "GET /v1/charts/\(own)/picture.svg", "GET /v1/charts/\(own)/page.html",
        "GET /v1/charts/\(own)/reports", "GET /v1/charts/\(own)/reports/career",
        "GET /v1/charts/\(own)/reports/career/document.pdf", "GET /v1/charts/\(own)/calendar.ics",
        "GET /v1/charts/\(own)/day", "GET /v1/charts/\(own)/year",
        "POST /v1/charts/\(own)/reports/health", "POST /v1/charts/\(own)/feed",
        "DELETE /v1/charts/\(own)/feed",
        "DELETE /v1/charts/\(own)?reports=delete", "PATCH /v1/charts/\(own)",
        "GET /v1/couples/\(own)/\(other)",
        "GET /v1/couples/\(own)/\(other)/reading", "DELETE /v1/connections/\(connection)",
        "DELETE /v1/bookmarks/\(bookmark)",
      ])
    }
    var generator = SystemRandomNumberGenerator()
    let calls = ProcessInfo.processInfo.environment["ASTROSVITLA_LONG"] == nil ? 300 : 10_000
    for _ in 0..<calls {
      let index = Int.random(in: 0...1, using: &generator)
      let parts = paths[1 - index].randomElement(using: &generator)!.split(separator: " ").map(String.init)
      let body = parts[0] == "PATCH" ? #"{"name": "Stolen"}"# : nil
      let reply = try await users[index].call(parts[0], parts[1], body)
      #expect(reply.status == 404 && reply.code == "NOT_FOUND", "\(parts)")
    }
    for (index, user) in users.enumerated() {
      let foreign = try #require(paths[1 - index][0].split(separator: "/").last.map(String.init))
      let taken = try await user.call("POST", "/v1/connections", #"{"chart": "\#(foreign)"}"#)
      #expect(taken.code == "NOT_FOUND")
      for list in ["charts", "connections", "bookmarks"] {
        let reply = try await user.call("GET", "/v1/\(list)")
        #expect(!reply.text.contains("Person\(1 - index)") && !reply.text.contains("Friend\(1 - index)"))
        #expect(!reply.text.contains("Words\(1 - index)") && !reply.text.contains("Stolen"))
      }
      #expect(try await user.call("GET", "/v1/users/me")["charts"] as? Int == 2)
    }
  }

  @Test("who asks too often is told when to come back")
  func limits() async throws {
    let server = try Server(["--rate", "1"])
    let user = try server.key()
    var statuses: [Int] = []
    // On a slow machine tokens come back between the requests, so more than the burst may pass.
    while statuses.count < 60, !statuses.contains(429) {
      let reply = try await user.call("GET", "/v1/users/me")
      statuses.append(reply.status)
      if reply.status == 429 {
        #expect(reply.code == "RATE_LIMITED")
        #expect(Int(reply.header("Retry-After") ?? "") ?? 0 >= 1)
      }
    }
    #expect(statuses.prefix(5).allSatisfy { $0 == 200 } && statuses.contains(429))
  }
}

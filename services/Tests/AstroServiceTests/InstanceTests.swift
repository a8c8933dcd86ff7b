import Foundation
import Testing

@testable import AstroService

@Suite("Several services over one store")
struct InstanceTests {
  @Test(
    "these tests are over PostgreSQL too",
    .enabled(if: Postgres.isInstalled, "postgresql is not installed: the tests over it are left out"))
  func areAll() { #expect(Kept.all.count == 2) }

  @Test("a purchase that is sent to all of them at once is delivered once", arguments: Kept.all)
  func purchase(_ kept: Kept) async throws {
    let shop = try TestShop()
    let first = try Server(shop.options, in: kept)
    let users = [try first.key()] + [try first.key().at(Server(shop.options, beside: first))]
    let charts = [try await users[0].chart("One"), try await users[1].chart("Two", "1988-11-02")]
    let signed = try shop.signer.sign(Signer.transaction("7000"))
    let delivered = try await withThrowingTaskGroup { group in
      for index in 0..<10 {
        group.addTask { (index % 2, try await users[index % 2].buy(charts[index % 2], signed).status) }
      }
      return try await group.reduce(into: Set<Int>()) { if $1.1 == 201 { $0.insert($1.0) } }
    }
    #expect(delivered.count == 1)
    #expect(try first.place.count("purchases") == 1)
    #expect(try first.place.count("reports") == 1)
  }

  @Test("what a user may keep is what it may keep with all of them together", arguments: Kept.all)
  func records(_ kept: Kept) async throws {
    let first = try Server(in: kept)
    let user = try first.key()
    let clients = [user, user.at(try Server(beside: first))]
    try first.place.execute(
      """
      WITH RECURSIVE filled(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM filled WHERE n < \(Store.mostRecords - 5))
      INSERT INTO bookmarks (id, "user", text, created) SELECT 'filled' || n, '\(user.id)', 'x', '' FROM filled
      """)
    let statuses = try await withThrowingTaskGroup { group in
      for index in 0..<12 {
        group.addTask { try await clients[index % 2].call("POST", "/v1/bookmarks", #"{"text": "x"}"#).status }
      }
      return try await group.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
    }
    #expect(statuses == [201: 5, 422: 7])
    #expect(try first.place.count("bookmarks") == Store.mostRecords)
  }

  @Test("one chart is the user's own, whoever keeps the first", arguments: Kept.all)
  func own(_ kept: Kept) async throws {
    let first = try Server(in: kept)
    let user = try first.key()
    let clients = [user, user.at(try Server(beside: first))]
    try await withThrowingTaskGroup { group in
      for index in 0..<8 { group.addTask { _ = try await clients[index % 2].chart("Person \(index)") } }
      try await group.waitForAll()
    }
    #expect(try first.place.count("charts") == 8)
    #expect(try first.place.count("charts WHERE own") == 1)
  }

  @Test("when one is killed, the others answer, with all that it has acknowledged", arguments: Kept.all)
  func killed(_ kept: Kept) async throws {
    let first = try Server(in: kept)
    let second = try Server(beside: first)
    let user = try first.key()
    let chart = try await user.chart()
    first.kill()
    let other = user.at(second)
    #expect(try await other.call("GET", "/v1/charts/\(chart)")["id"] as? String == chart)
    #expect(try await other.call("DELETE", "/v1/charts/\(chart)").status == 204)
  }

  @Test("a key asks as often as it may of all of them together", .enabled(if: Postgres.isInstalled))
  func limits() async throws {
    // One request, and the next in a hundred seconds.
    let rate = ["--rate", "0.01"]
    let first = try Server(rate, in: .postgres)
    let user = try first.key()
    let second = user.at(try Server(rate, beside: first))
    #expect(try await user.call("GET", "/v1/users/me").status == 200)
    for client in [second, user] {
      let reply = try await client.call("GET", "/v1/users/me")
      #expect(reply.status == 429, "\(reply.text)")
      #expect((1...100).contains(Int(reply.header("Retry-After") ?? "") ?? 0))
    }
    #expect(try await first.key().at(second.server).call("GET", "/v1/users/me").status == 200)
  }

  @Test("a connection that broke is made anew", .enabled(if: Postgres.isInstalled))
  func broken() async throws {
    let server = try Server(in: .postgres)
    let user = try server.key()
    let chart = try await user.chart()
    try server.place.execute(
      """
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = current_schema() AND pid <> pg_backend_pid()
      """)
    #expect(try await user.call("GET", "/v1/charts/\(chart)").status == 200)
    #expect(try await user.call("POST", "/v1/bookmarks", #"{"text": "x"}"#).status == 201)
  }

  @Test(
    "whoever waits for the database, the service says that it is well", .enabled(if: Postgres.isInstalled))
  func health() async throws {
    let server = try Server(in: .postgres)
    let user = try server.key()
    guard case .database(let address) = server.place else { return }
    let holder = try PostgresConnection(to: address)
    try holder.execute(script: "BEGIN; LOCK TABLE bookmarks")
    func waiting() throws -> Int {
      let waiting = "SELECT 1 FROM pg_locks WHERE relation = 'bookmarks'::regclass AND NOT granted"
      return try holder.rows(waiting, []).count
    }
    try await withThrowingTaskGroup { group in
      for _ in 0..<20 {
        group.addTask { _ = try await user.call("GET", "/v1/bookmarks") }
      }
      // As many as there are connections for requests.
      while try waiting() < 8 { try await Task.sleep(for: .milliseconds(20)) }
      #expect(try await user.call("GET", "/health").status == 200)
      #expect(try waiting() > 0)
      try holder.execute(script: "COMMIT")
      try await group.waitForAll()
    }
  }

  @Test("a server that is not there is told of in a line")
  func missing() throws {
    let away = Place.database("host=/nowhere dbname=none")
    let told = try Server.run(["key", "new"] + away.options)
    #expect(told.status == 69)
    #expect(
      told.errors.hasPrefix("astro-serve: the database cannot be used: ") && told.errors.contains("/nowhere"))
    #expect(told.errors.split(separator: "\n").count == 1)
    #expect(try Server.run(["key", "new", "--data", "x"] + away.options).status == 64)
  }

  @Test("a store of every earlier form is brought to this one, with what it holds", arguments: Kept.all)
  func migrations(_ kept: Kept) async throws {
    for steps in 1..<Store.migrations.count {
      let place = try kept.place()
      let earlier: any SQLDatabase =
        switch place {
        case .folder(let folder): try SQLiteDatabase(inFolder: folder)
        case .database(let address): PostgresDatabase(at: address)
        }
      try earlier.migrate(Array(Store.migrations.prefix(steps)))
      try await earlier.write { database in
        try database.execute("INSERT INTO users (id, created) VALUES (?, ?)", ["old", "2026"])
        try database.execute(
          #"INSERT INTO keys (hash, "user", created) VALUES (?, ?, ?)"#,
          [Digests.sha256("astro_user_old"), "old", "2026"])
      }
      try earlier.close()
      let shop = try TestShop()
      let server = try Server(shop.options, at: place)
      let user = Client(server: server, id: "old", key: "astro_user_old")
      let bought = try await user.buy(user.chart(), shop.signer.sign(Signer.transaction("8000")))
      #expect(bought.status == 201)
    }
  }
}

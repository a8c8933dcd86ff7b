import Foundation
import Testing

/// Where a service under test keeps its store.
enum Kept: String, Sendable, CustomTestStringConvertible {
  case sqlite, postgres

  /// Those that this machine has.
  static let all: [Kept] = Postgres.isInstalled ? [.sqlite, .postgres] : [.sqlite]

  var testDescription: String { self == .sqlite ? "SQLite" : "PostgreSQL" }

  /// A new place for a store.
  func place() throws -> Place {
    switch self {
    case .sqlite: .folder(NSTemporaryDirectory() + "astro-service-" + UUID().uuidString)
    case .postgres: .database(try Postgres.shared.get().makeDatabase())
    }
  }
}

/// Where one store is.
enum Place: Sendable {
  case folder(String)
  case database(String)

  /// How the program is told of it.
  var options: [String] {
    switch self {
    case .folder(let folder): ["--data", folder]
    case .database(let address): ["--database", address]
    }
  }

  /// How many rows there are, past the service.
  func count(_ rows: String) throws -> Int {
    switch self {
    case .folder(let folder): try Rows.count(rows, in: folder + "/astrosvitla.sqlite")
    case .database(let address):
      try #require(Int(Postgres.shared.get().ask("SELECT count(*) FROM \(rows)", in: address)))
    }
  }

  /// Changes rows past the service.
  func execute(_ sql: String) throws {
    switch self {
    case .folder(let folder): try Rows.execute(sql, in: folder + "/astrosvitla.sqlite")
    case .database(let address): _ = try Postgres.shared.get().ask(sql, in: address)
    }
  }

  /// Holds what was left after a kill against the laws of the database; a server of PostgreSQL was not killed.
  func check() throws {
    guard case .folder(let folder) = self else { return }
    #expect(try Rows.check(folder + "/astrosvitla.sqlite") == "ok")
  }

  func remove() {
    if case .folder(let folder) = self { try? FileManager.default.removeItem(atPath: folder) }
  }
}

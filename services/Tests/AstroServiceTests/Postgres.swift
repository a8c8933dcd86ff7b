import Foundation
import Testing

/// A server of PostgreSQL that the tests start for themselves, with Debian's programs, in a folder of its own.
struct Postgres: Sendable {
  /// Debian's programs of the newest version; `nil` where `postgresql` is not installed.
  private static let programs: String? = {
    let versions = try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql").compactMap(
      Int.init)
    return versions?.max().map { "/usr/lib/postgresql/\($0)/bin" }
      .flatMap { FileManager.default.isExecutableFile(atPath: $0 + "/initdb") ? $0 : nil }
  }()

  static var isInstalled: Bool { programs != nil }

  /// The one server for all tests; it ends with them, however they end.
  static let shared = Result { try Postgres() }

  private let programs: String
  private let folder: String
  /// The server ends when nobody holds the other end of its input any more.
  private let lifeline = Pipe()

  private init() throws {
    programs = try #require(Postgres.programs)
    // Not in the temporary folder of whoever runs the tests: the path of a socket has at most 107 bytes.
    folder = "/tmp/astro-postgres-\(UInt32.random(in: 0 ... .max))"
    let process = Process()
    // It does not serve as root.
    let user = getuid() == 0 ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] : []
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = user + ["sh", "-c", Postgres.script, "sh", programs, folder]
    let output = Pipe()
    (process.standardInput, process.standardOutput) = (lifeline, output)
    try process.run()
    let said = try output.fileHandleForReading.read(upToCount: 8)
    try #require(said == Data("serving\n".utf8), "PostgreSQL starts")
  }

  /// The service is killed in these tests, never the database: it need not wait for the disk.
  private static let script = """
    set -eu
    umask 077
    mkdir "$2"
    server=
    trap '[ -z "$server" ] || { kill -INT $server; wait $server || true; }; rm -rf "$2"' EXIT
    "$1/initdb" -D "$2/data" -U tests -A trust -E UTF8 --locale=C.UTF-8 --no-sync >"$2/log"
    "$1/postgres" -D "$2/data" -k "$2" -c listen_addresses= -c max_connections=400 -c fsync=off >"$2/log" 2>&1 &
    server=$!
    until "$1/pg_isready" -q -h "$2"; do kill -0 $server; sleep 0.1; done
    echo serving
    read -r line || true
    """

  /// Makes a database for one test.
  ///
  /// - Returns: Its address.
  func makeDatabase() throws -> String {
    let name = "test_" + UUID().uuidString.lowercased().replacing("-", with: "")
    _ = try ask("CREATE SCHEMA \(name)", in: address(of: "public"))
    return address(of: name)
  }

  /// A database of its own takes longer to make than a schema, and gives a test nothing more.
  private func address(of schema: String) -> String {
    "host=\(folder) user=tests dbname=postgres application_name=\(schema) options=-csearch_path=\(schema)"
  }

  /// - Returns: The value that answers.
  func ask(_ sql: String, in address: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: programs + "/psql")
    process.arguments = ["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", sql, address]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(sql)")
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}

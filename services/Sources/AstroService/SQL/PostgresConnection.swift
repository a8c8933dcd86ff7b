import CAstroPostgres

/// A connection to a server of PostgreSQL: the only door to libpq.
///
/// Whoever has taken it from the idle ones uses it alone, from one thread at a time; hence it may go from thread to thread.
final class PostgresConnection: @unchecked Sendable {
  private let connection: OpaquePointer
  /// Whether libpq itself has failed, and not the server refused: then nothing is sure of the connection any more.
  private var isBroken = false

  /// - Parameter address: An address such as `postgresql://host/name`, or a text such as `host=… dbname=…`; what it leaves out
  ///   comes from libpq's environment and files.
  /// - Throws: `PostgresFault`.
  init(to address: String) throws(PostgresFault) {
    let defaults = [("connect_timeout", "5"), ("fallback_application_name", "astro-serve")]
    let always = [("client_encoding", "UTF8")]
    let settings = defaults + [("dbname", address)] + always
    let opened = PostgresConnection.withCStrings(settings.map(\.0)) { names in
      PostgresConnection.withCStrings(settings.map(\.1)) { PQconnectdbParams(names, $0, 1) }
    }
    guard let opened else { throw PostgresFault(state: PostgresFault.noConnection, message: "out of memory") }
    connection = opened
    guard PQstatus(connection) == CONNECTION_OK else { throw fault() }
    PQsetNoticeProcessor(connection, { _, _ in }, nil)
    _ = try rows("SET statement_timeout = '10s'", [])
    // Whatever is acknowledged survives a power cut, however the server is set up.
    _ = try rows("SET synchronous_commit = on", [])
  }

  deinit { PQfinish(connection) }

  /// Whether it can be used further.
  var isOpen: Bool { !isBroken && PQstatus(connection) == CONNECTION_OK }

  /// Asks a query in which `?` stands for an argument.
  func rows(_ sql: String, _ arguments: [any SQLConvertible]) throws(PostgresFault) -> [SQLRow] {
    try answer(sql, arguments) { result in
      let columns = (0..<PQnfields(result)).map { String(cString: PQfname(result, $0)) }
      return (0..<PQntuples(result)).map { row in
        SQLRow(
          columns: columns,
          values: columns.indices.map { PostgresConnection.value(result, row: row, column: Int32($0)) })
      }
    }
  }

  /// - Returns: How many rows were changed.
  func execute(_ sql: String, _ arguments: [any SQLConvertible]) throws(PostgresFault) -> Int {
    try answer(sql, arguments) { Int(String(cString: PQcmdTuples($0))) ?? 0 }
  }

  /// Executes statements without arguments, one after the other.
  func execute(script: String) throws(PostgresFault) {
    let result = PQexec(connection, script)
    defer { PQclear(result) }
    try check(result)
  }

  /// Ends a transaction.
  func commit() throws(PostgresFault) {
    do {
      try execute(script: "COMMIT")
    } catch {
      guard !isOpen else { throw error }
      throw PostgresFault(state: PostgresFault.unknownEnd, message: error.message)
    }
  }

  // MARK: - In libpq's terms

  private func answer<Value>(
    _ sql: String, _ arguments: [any SQLConvertible], _ read: (OpaquePointer) -> Value
  ) throws(PostgresFault) -> Value {
    let parameters = PostgresParameters(arguments.map(\.sql))
    let result = parameters.withPointers { pointers in
      PQexecParams(
        connection, PostgresConnection.numbered(sql), Int32(arguments.count), parameters.types, pointers,
        parameters.lengths, parameters.formats, PostgresParameters.binary)
    }
    defer { PQclear(result) }
    try check(result)
    guard let result else { throw fault() }
    return read(result)
  }

  private func check(_ result: OpaquePointer?) throws(PostgresFault) {
    guard ![PGRES_COMMAND_OK, PGRES_TUPLES_OK].contains(PQresultStatus(result)) else { return }
    let state = PQresultErrorField(result, Int32(UInt8(ascii: "C"))).map { String(cString: $0) }
    throw fault(state)
  }

  private func fault(_ state: String? = nil) -> PostgresFault {
    if state == nil { isBroken = true }
    let told = isOpen ? state : nil
    return PostgresFault(
      state: told ?? PostgresFault.noConnection, message: String(cString: PQerrorMessage(connection)))
  }

  /// `$1`, `$2` and so on for each `?`; no text in our SQL has one.
  private static func numbered(_ sql: String) -> String {
    let parts = sql.split(separator: "?", omittingEmptySubsequences: false)
    return parts.enumerated().map { $0 == 0 ? String($1) : "$\($0)\($1)" }.joined()
  }

  private static func value(_ result: OpaquePointer, row: Int32, column: Int32) -> SQLValue {
    guard PQgetisnull(result, row, column) == 0 else { return .null }
    let length = Int(PQgetlength(result, row, column))
    let bytes = UnsafeRawBufferPointer(start: PQgetvalue(result, row, column), count: length)
    return switch PQftype(result, column) {
    case PostgresParameters.bool: .truth(bytes.first == 1)
    case PostgresParameters.int4, PostgresParameters.int8:
      .integer(bytes.dropFirst().reduce(Int(Int8(bitPattern: bytes[0]))) { $0 << 8 | Int($1) })
    case PostgresParameters.bytea: .bytes(Array(bytes))
    default: .text(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Lends texts as an array of C strings with `NULL` at the end.
  private static func withCStrings<Value>(
    _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Value
  ) -> Value {
    let all = texts.map { Array($0.utf8CString) }
    let starts = all.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    return all.flatMap(\.self).withUnsafeBufferPointer { bytes in
      body(texts.indices.map { index in bytes.baseAddress.map { $0 + starts[index] } } + [nil])
    }
  }
}

/// Arguments as libpq takes them: all but texts in the binary form of the server.
private struct PostgresParameters {
  static let (bool, bytea, int8, int4, text): (Oid, Oid, Oid, Oid, Oid) = (16, 17, 20, 23, 25)
  static let binary: Int32 = 1

  private(set) var types: [Oid] = []
  private(set) var lengths: [Int32] = []
  var formats: [Int32] { types.map { _ in PostgresParameters.binary } }
  private var bytes: [UInt8] = []
  /// Where each begins; `nil` for `NULL`.
  private var starts: [Int?] = []

  init(_ values: [SQLValue]) {
    for value in values { add(value) }
  }

  private mutating func add(_ value: SQLValue) {
    switch value {
    case .null: add(0, nil)
    case .truth(let truth): add(PostgresParameters.bool, [truth ? 1 : 0])
    case .integer(let integer):
      add(PostgresParameters.int8, withUnsafeBytes(of: Int64(integer).bigEndian) { Array($0) })
    // PostgreSQL keeps no NUL. No text that is kept has one, and an id with one is nobody's.
    case .text(let text):
      add(
        PostgresParameters.text,
        Array((text.contains("\0") ? text.replacing("\0", with: "\u{FFFD}") : text).utf8))
    case .bytes(let bytes): add(PostgresParameters.bytea, bytes)
    }
  }

  private mutating func add(_ type: Oid, _ value: [UInt8]?) {
    types.append(type)
    lengths.append(Int32(value?.count ?? 0))
    starts.append(value == nil ? nil : bytes.count)
    // Nothing is still something: a pointer past the end would be none.
    bytes += (value ?? []) + [0]
  }

  func withPointers<Value>(_ body: ([UnsafePointer<CChar>?]) -> Value) -> Value {
    bytes.withUnsafeBytes { raw in
      let base = raw.bindMemory(to: CChar.self).baseAddress
      return body(starts.map { start in start.flatMap { index in base.map { $0 + index } } })
    }
  }
}

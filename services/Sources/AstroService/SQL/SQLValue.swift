/// A value of a column, as both databases have it.
enum SQLValue: Sendable, Equatable {
  case null
  case truth(Bool)
  case integer(Int)
  case text(String)
  case bytes([UInt8])
}

/// What can be kept in a column and read from it.
protocol SQLConvertible: Sendable {
  var sql: SQLValue { get }
  /// - Returns: `nil` for a value of another kind.
  init?(sql: SQLValue)
}

extension String: SQLConvertible {
  var sql: SQLValue { .text(self) }

  init?(sql: SQLValue) {
    guard case .text(let text) = sql else { return nil }
    self = text
  }
}

extension Int: SQLConvertible {
  var sql: SQLValue { .integer(self) }

  init?(sql: SQLValue) {
    guard case .integer(let integer) = sql else { return nil }
    self = integer
  }
}

extension Bool: SQLConvertible {
  var sql: SQLValue { .truth(self) }

  /// SQLite has integers for truth.
  init?(sql: SQLValue) {
    switch sql {
    case .truth(let truth): self = truth
    case .integer(let integer): self = integer != 0
    default: return nil
    }
  }
}

extension [UInt8]: SQLConvertible {
  var sql: SQLValue { .bytes(self) }

  init?(sql: SQLValue) {
    guard case .bytes(let bytes) = sql else { return nil }
    self = bytes
  }
}

extension Optional: SQLConvertible where Wrapped: SQLConvertible {
  var sql: SQLValue { self?.sql ?? .null }

  init?(sql: SQLValue) {
    guard sql != .null else {
      self = .none
      return
    }
    guard let value = Wrapped(sql: sql) else { return nil }
    self = value
  }
}

/// A row of an answer.
struct SQLRow: Sendable {
  let columns: [String]
  let values: [SQLValue]

  /// The value of a column.
  ///
  /// - Throws: `SQLMismatch` if there is no such column, or it holds something else.
  subscript<Value: SQLConvertible>(column: String) -> Value {
    get throws(SQLMismatch) {
      guard let index = columns.firstIndex(of: column), let value = Value(sql: values[index]) else {
        throw SQLMismatch()
      }
      return value
    }
  }
}

/// A column is not what a query takes it for: the database was changed by other hands.
struct SQLMismatch: Error {}

import AstroDiagnostics

/// A table of fields between commas, semicolons or tabs, quoted by the rules of RFC 4180.
struct CSVTable {
  /// A row with the line on which it begins.
  struct Row {
    let line: Int
    var fields: [String] = []
    /// Whether it is longer than any row that is read; its fields are then not all there.
    var isTooLong = false

    var isBlank: Bool { fields.allSatisfy { $0.trimmed.isEmpty } }
  }

  let rows: [Row]

  /// - Throws: `invalidValue` if a quote is not closed.
  init(_ text: String) throws(Problem) {
    let bytes = Array(text.utf8)
    var parser = Parser(bytes: bytes, separator: CSVTable.separator(of: bytes))
    rows = try parser.rows()
  }

  /// The character that divides the first row most often.
  private static func separator(of bytes: [UInt8]) -> UInt8 {
    let first = bytes.drop { $0 <= 0x20 }.prefix { $0 != 0x0A && $0 != 0x0D }
    let counts = [0x2C, 0x3B, 0x09].map { separator in (separator, first.count { $0 == separator }) }
    return counts.max { $0.1 < $1.1 || $0.1 == $1.1 && $0.0 > $1.0 }?.0 ?? 0x2C
  }

  private struct Parser {
    let bytes: [UInt8]
    let separator: UInt8
    private var offset = 0
    private var line = 1

    init(bytes: [UInt8], separator: UInt8) { (self.bytes, self.separator) = (bytes, separator) }

    mutating func rows() throws(Problem) -> [Row] {
      var rows: [Row] = []
      while offset < bytes.count {
        let row = try row()
        if !row.isBlank || row.isTooLong { rows.append(row) }
      }
      return rows
    }

    private mutating func row() throws(Problem) -> Row {
      var row = Row(line: line)
      let start = offset
      repeat {
        let field = try field()
        if offset - start <= BirthList.longestLine { row.fields.append(field) } else { row.isTooLong = true }
      } while take(separator)
      _ = take(0x0D)
      if take(0x0A) || offset < bytes.count { line += 1 }
      return row
    }

    private mutating func field() throws(Problem) -> String {
      guard take(0x22) else {
        let start = offset
        while offset < bytes.count, ![separator, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self).trimmed
      }
      let field = try quoted()
      // What stands between a closing quote and the next separator belongs to nothing.
      while offset < bytes.count, ![separator, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
      return field
    }

    private mutating func quoted() throws(Problem) -> String {
      let begin = line
      var field: [UInt8] = []
      while offset < bytes.count {
        if take(0x22) {
          guard take(0x22) else { return String(decoding: field, as: UTF8.self) }
          field.append(0x22)
        } else {
          if bytes[offset] == 0x0A { line += 1 }
          field.append(bytes[offset])
          offset += 1
        }
      }
      throw Problem(
        .invalidValue, at: Problem.Location(line: begin), ExchangeFault.openQuote)
    }

    private mutating func take(_ byte: UInt8) -> Bool {
      guard offset < bytes.count, bytes[offset] == byte else { return false }
      offset += 1
      return true
    }
  }
}

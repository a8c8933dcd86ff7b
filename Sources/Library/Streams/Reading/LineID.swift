package import AstroDiagnostics
package import AstroJSON

/// The id that the sender gave a line: a string or a number, exactly as it is in the line.
package struct LineID: Sendable {
  /// The id as JSON.
  package let json: [UInt8]

  /// - Parameter bytes: The whole line from which `root` was read.
  /// - Returns: `nil` if the line has no id.
  /// - Throws: `invalidChart` if it is neither a string nor a number.
  init?(of root: JSONCursor, in bytes: [UInt8]) throws(Problem) { try self.init(root["id"], in: bytes) }

  /// The same for an id that stands elsewhere in the line.
  package init?(_ id: JSONCursor, in bytes: [UInt8]) throws(Problem) {
    switch id.value.content {
    case .null: return nil
    case .string(let text):
      var writer = JSONWriter(.oneLine, capacity: 64)
      writer.write(text)
      json = writer.finished().dropLast()
    case .number: json = LineID.number(at: id.value.offset, of: bytes)
    case .bool, .array, .object: throw id.problem(StreamFault.lineID)
    }
  }

  /// A number with all its digits; a floating-point value would keep only sixteen.
  private static func number(at offset: Int, of bytes: [UInt8]) -> [UInt8] {
    Array(bytes[offset...].prefix { $0 > 0x20 && $0 != 0x2C && $0 != 0x7D })
  }
}

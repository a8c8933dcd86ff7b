import Diagnostics
import JSON

/// What a line is called by whoever sent it: a text or a number, as it stood in the line.
struct LineID {
  /// As JSON.
  let json: [UInt8]

  /// - Parameter bytes: The whole line, of which `root` was read.
  /// - Returns: `nil` where it has none.
  /// - Throws: `invalidChart` where it is something else.
  init?(of root: JSONCursor, in bytes: [UInt8]) throws(Problem) {
    let id = root["id"]
    switch id.value.content {
    case .null: return nil
    case .string(let text):
      var writer = JSONWriter(.oneLine, capacity: 64)
      writer.write(text)
      json = writer.finished().dropLast()
    case .number: json = LineID.number(at: id.value.offset, of: bytes)
    case .bool, .array, .object: throw id.problem("is neither a text nor a number")
    }
  }

  /// A number with all its digits, of which a value would keep no more than sixteen.
  private static func number(at offset: Int, of bytes: [UInt8]) -> [UInt8] {
    Array(bytes[offset...].prefix { $0 > 0x20 && $0 != 0x2C && $0 != 0x7D })
  }
}

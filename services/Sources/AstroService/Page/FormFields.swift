import AstroSvitla
import FoundationEssentials

/// What a form sends: `application/x-www-form-urlencoded`.
enum FormFields {
  /// - Returns: The fields that are not empty.
  static func read(_ body: [UInt8]) -> [String: String] {
    let pairs = body.split(separator: UInt8(ascii: "&")).map { pair in
      pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false).map(decoded)
    }
    return Dictionary(
      pairs.filter { $0.count == 2 && !$0[1].isEmpty }.map { ($0[0], $0[1]) },
      uniquingKeysWith: { _, last in last })
  }

  private static func decoded(_ text: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"),
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Call {
  /// The birth that a form holds, as a chart file.
  var formBirth: [UInt8] {
    let form = FormFields.read(body)
    let birth: JSONTree = [
      "date": JSONTree(form["date"]), "time": JSONTree(form["time"]), "place": JSONTree(form["place"]),
    ]
    return JSONTree.object([
      .init(name: "name", value: JSONTree(form["name"])), .init(name: "birth", value: birth),
    ]).bytes
  }
}

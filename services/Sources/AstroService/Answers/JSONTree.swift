/// A JSON value that the service reads or writes; members of an object keep their order.
indirect enum JSONTree: Sendable {
  struct Member: Sendable {
    let name: String
    let value: JSONTree
  }

  case null
  case truth(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([JSONTree])
  case object([Member])
  /// JSON that the library wrote, put in as it is.
  case written([UInt8])
}

extension JSONTree: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringInterpolation,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  init(dictionaryLiteral members: (String, JSONTree)...) {
    self = .object(members.map { Member(name: $0, value: $1) })
  }
  init(arrayLiteral values: JSONTree...) { self = .list(values) }
  init(stringLiteral text: String) { self = .text(text) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(booleanLiteral value: Bool) { self = .truth(value) }
  init(nilLiteral: ()) { self = .null }

  init(_ text: String?) { self = text.map { .text($0) } ?? .null }
}

extension JSONTree {
  /// A member of an object; `nil` where there is none, or no object.
  subscript(name: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The object with a member added, or put in the place of the one of that name.
  func with(_ name: String, _ value: JSONTree) -> JSONTree {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != name } + [Member(name: name, value: value)])
  }

  /// The value as UTF-8, on one line.
  var bytes: [UInt8] {
    var out: [UInt8] = []
    write(to: &out)
    return out
  }

  private func write(to out: inout [UInt8]) {
    switch self {
    case .null: out += Array("null".utf8)
    case .truth(let value): out += Array((value ? "true" : "false").utf8)
    case .integer(let value): out += Array(String(value).utf8)
    case .number(let value): out += Array((value.isFinite ? "\(value)" : "null").utf8)
    case .text(let text): JSONTree.write(text, to: &out)
    case .written(let bytes): out += bytes
    case .list(let values):
      JSONTree.write(values, between: ("[", "]"), to: &out) { $0.write(to: &$1) }
    case .object(let members):
      JSONTree.write(members, between: ("{", "}"), to: &out) { member, out in
        JSONTree.write(member.name, to: &out)
        out.append(UInt8(ascii: ":"))
        member.value.write(to: &out)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], between brackets: (Unicode.Scalar, Unicode.Scalar), to out: inout [UInt8],
    each: (Item, inout [UInt8]) -> Void
  ) {
    out.append(UInt8(ascii: brackets.0))
    for (index, item) in items.enumerated() {
      if index > 0 { out.append(UInt8(ascii: ",")) }
      each(item, &out)
    }
    out.append(UInt8(ascii: brackets.1))
  }

  private static func write(_ text: String, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): out += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        let hex = String(byte, radix: 16)
        out +=
          Array("\\u".utf8) + Array(repeating: UInt8(ascii: "0"), count: 4 - hex.utf8.count) + Array(hex.utf8)
      default: out.append(byte)
      }
    }
    out.append(UInt8(ascii: "\""))
  }
}

extension JSONTree: Decodable {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    // What a body has most comes first: each miss costs an error.
    if value.decodeNil() {
      self = .null
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let object = try? decoder.container(keyedBy: Name.self) {
      self = .object(
        try object.allKeys.map {
          Member(name: $0.stringValue, value: try object.decode(JSONTree.self, forKey: $0))
        })
    } else if let integer = try? value.decode(Int.self) {
      self = .integer(integer)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let truth = try? value.decode(Bool.self) {
      self = .truth(truth)
    } else {
      self = .list(try value.decode([JSONTree].self))
    }
  }
}

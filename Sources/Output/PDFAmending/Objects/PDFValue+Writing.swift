extension PDFValue {
  /// A string of text as PDF writes it: printable ASCII as it is, anything else in UTF-16 with a byte order
  /// mark.
  package static func text(_ words: String) -> PDFValue {
    guard !words.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return .string(Array(words.utf8)) }
    return .string([0xFE, 0xFF] + words.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
  }

  /// The value as it is written into a file.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .boolean(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .integer(let value): bytes.append(contentsOf: "\(value)".utf8)
    case .real(let digits): bytes.append(contentsOf: digits.utf8)
    case .name(let name): bytes.append(name: name)
    case .string(let string): bytes.append(string: string)
    case .reference(let number): bytes.append(contentsOf: "\(number) 0 R".utf8)
    case .array(let values):
      bytes.append(contentsOf: "[ ".utf8)
      for value in values {
        value.write(to: &bytes)
        bytes.append(UInt8(ascii: " "))
      }
      bytes.append(UInt8(ascii: "]"))
    case .dictionary(let dictionary): dictionary.write(to: &bytes, between: " ")
    }
  }
}

extension PDFDictionary {
  /// - Parameter space: What is written before each entry except the first.
  func write(to bytes: inout [UInt8], between space: String) {
    bytes.append(contentsOf: "<< ".utf8)
    for (index, entry) in entries.enumerated() {
      if index > 0 { bytes.append(contentsOf: space.utf8) }
      bytes.append(name: entry.key)
      bytes.append(UInt8(ascii: " "))
      entry.value.write(to: &bytes)
    }
    bytes.append(contentsOf: " >>".utf8)
  }
}

extension [UInt8] {
  fileprivate mutating func append(name: String) {
    append(UInt8(ascii: "/"))
    for byte in name.utf8 {
      if byte.isRegular, (0x21...0x7E).contains(byte), byte != UInt8(ascii: "#") {
        append(byte)
      } else {
        append(UInt8(ascii: "#"))
        append(digitsOf: byte)
      }
    }
  }

  /// Appends a string in parentheses if nothing has to be escaped, otherwise in hexadecimal digits.
  fileprivate mutating func append(string: [UInt8]) {
    let isPlain = string.allSatisfy {
      (0x20...0x7E).contains($0) && !"()\\".utf8.contains($0)
    }
    append(UInt8(ascii: isPlain ? "(" : "<"))
    if isPlain { append(contentsOf: string) } else { for byte in string { append(digitsOf: byte) } }
    append(UInt8(ascii: isPlain ? ")" : ">"))
  }

  private mutating func append(digitsOf byte: UInt8) {
    for half in [byte >> 4, byte & 15] {
      append(half < 10 ? UInt8(ascii: "0") + half : UInt8(ascii: "A") - 10 + half)
    }
  }
}

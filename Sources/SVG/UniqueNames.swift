/// Names given out once each, fit to be identifiers of XML.
struct UniqueNames {
  private var taken: Set<String> = []
  /// The last number given out behind each name: lower ones are never free again.
  private var counts: [String: Int] = [:]

  /// The name nearest to a wish that nobody has yet.
  mutating func claim(_ wish: String) -> String {
    let base = UniqueNames.identifier(wish)
    var name = base
    var count = counts[base, default: 1]
    while !taken.insert(name).inserted {
      count += 1
      name = "\(base)-\(count)"
    }
    counts[base] = count
    return name
  }

  private static func isIdentifier(_ wish: String) -> Bool {
    var isFirst = true
    for byte in wish.utf8 {
      let isLetter = (0x61...0x7A).contains(byte | 0x20)
      let isOther = (0x30...0x39).contains(byte) || byte == 0x2E || byte == 0x5F || byte == 0x2D
      guard isLetter || (isOther && !isFirst) else { return false }
      isFirst = false
    }
    return !isFirst
  }

  /// A wish with everything replaced that an identifier must not have; it begins with a letter.
  private static func identifier(_ wish: String) -> String {
    if isIdentifier(wish) { return wish }
    let safe = String(
      wish.map { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) ? $0 : "-" })
    return safe.first?.isLetter == true ? safe : "_" + safe
  }
}

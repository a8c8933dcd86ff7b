/// Names given out once each, fit to be identifiers of XML.
struct UniqueNames {
  /// What every name begins with.
  private let stem: String
  private var taken: Set<String> = []
  /// The last number given out behind each name: lower ones are never free again.
  private var counts: [String: Int] = [:]

  /// - Parameter prefix: A word of letters and digits, or nothing.
  init(prefix: String) { stem = prefix.isEmpty ? "" : prefix + "-" }

  /// The name nearest to a wish that nobody has yet.
  mutating func claim(_ wish: String) -> String { claim(safe: UniqueNames.identifier(wish)) }

  /// The name nearest to a wish, of something that is not shown itself.
  mutating func claim(definition wish: String) -> String { claim(safe: "_" + UniqueNames.safe(wish)) }

  private mutating func claim(safe base: String) -> String {
    let base = stem + base
    if taken.insert(base).inserted { return base }
    var name = base
    var count = counts[base, default: 1]
    while !taken.insert(name).inserted {
      count += 1
      name = "\(base)-\(count)"
    }
    counts[base] = count
    return name
  }

  /// A wish with everything replaced that an identifier must not have; it begins with a letter.
  private static func identifier(_ wish: String) -> String {
    let safe = safe(wish)
    let isLetterFirst = safe.utf8.first.map(isLetter) ?? false
    return isLetterFirst ? safe : "_" + safe
  }

  private static func safe(_ wish: String) -> String {
    if isSafe(wish) { return wish }
    return String(wish.map { $0.utf8.count == 1 && $0.utf8.allSatisfy(isPart) ? $0 : "-" })
  }

  private static func isSafe(_ wish: String) -> Bool {
    var wish = wish
    return wish.withUTF8 { buffer in
      for index in buffer.indices where unsafe !isPart(buffer[index]) { return false }
      return true
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isPart(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte == 0x2E || byte == 0x5F || byte == 0x2D
  }
}

/// Unique names that are valid as XML identifiers.
struct UniqueNames {
  /// The beginning of every name.
  private let stem: String
  private var taken: Set<String> = []
  /// The last number used after each name; no smaller number is free.
  private var counts: [String: Int] = [:]

  /// - Parameter prefix: Letters and digits, or an empty string.
  init(prefix: String) { stem = prefix.isEmpty ? "" : prefix + "-" }

  /// Makes room for so many names: a set that grows hashes all of them anew.
  mutating func reserve(_ count: Int) { taken.reserveCapacity(count) }

  /// Claims the free name that is closest to the wanted one.
  mutating func claim(_ wish: String) -> String { claim(safe: UniqueNames.identifier(wish)) }

  /// Claims the free name closest to the wanted one for a definition, which is not shown by itself.
  mutating func claim(definition wish: String) -> String { claim(safe: "_" + UniqueNames.safe(wish)) }

  private mutating func claim(safe base: String) -> String {
    let base = stem.isEmpty ? base : stem + base
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

  /// The wanted name with all characters replaced that an identifier must not contain, beginning with a
  /// letter or `_`.
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

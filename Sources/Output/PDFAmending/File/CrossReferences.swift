/// The table at the end of a file that gives the position of each object (ISO 32000-1, 7.5.4).
struct CrossReferences {
  /// The position of the table, in bytes.
  let start: Int
  /// The objects in use, in the order of the file.
  let entries: [(number: Int, offset: Int)]
  let trailer: PDFDictionary

  init?(in bytes: [UInt8]) {
    guard let start = CrossReferences.start(in: bytes) else { return nil }
    var reader = ByteReader(bytes[start...])
    guard reader.skip("xref") else { return nil }
    var entries: [(number: Int, offset: Int)] = []
    while true {
      reader.skipSpace()
      if reader.skip("trailer") { break }
      guard let section = reader.section(before: start) else { return nil }
      entries += section
    }
    reader.skipSpace()
    // A file with appended changes has an older table as well, whose objects would be missing here.
    guard let trailer = reader.dictionary(), trailer["Prev"] == nil else { return nil }
    entries.sort { $0.offset < $1.offset }
    let offsets = entries.map(\.offset)
    guard zip(offsets, offsets.dropFirst()).allSatisfy({ $0 < $1 }) else { return nil }
    (self.start, self.entries, self.trailer) = (start, entries, trailer)
  }

  /// The position of the table: the number after the last `startxref`, which is near the end of the file.
  private static func start(in bytes: [UInt8]) -> Int? {
    let mark = Array("startxref".utf8)
    let tail = bytes.suffix(256)
    let place = tail.indices.reversed().first { tail[$0...].starts(with: mark) }
    guard let place else { return nil }
    var reader = ByteReader(bytes[(place + mark.count)...])
    reader.skipSpace()
    guard let start = reader.integer(), bytes.indices.contains(start) else { return nil }
    return start
  }
}

extension ByteReader {
  /// A section of the table: the first number and the count, then one line for each object.
  fileprivate mutating func section(before end: Int) -> [(number: Int, offset: Int)]? {
    guard let first = integer(), case _ = skipSpace(), let count = integer(), first >= 0,
      // A line takes twenty bytes, which limits the count.
      (0...bytes.count / 20).contains(count), first <= 1 << 24
    else { return nil }
    var entries: [(number: Int, offset: Int)] = []
    for number in first..<first + count {
      skipSpace()
      guard let offset = integer(), case _ = skipSpace(), let generation = integer() else { return nil }
      skipSpace()
      switch text() {
      case "f": continue
      case "n":
        guard generation == 0, (0..<end).contains(offset), number > 0 else { return nil }
        entries.append((number, offset))
      default: return nil
      }
    }
    return entries
  }
}

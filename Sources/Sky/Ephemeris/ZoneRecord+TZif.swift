extension ZoneRecord {
  /// Reads a zone file: TZif of version 2 or later, RFC 9636.
  ///
  /// - Returns: `nil` if the bytes are not such a file, or a damaged one.
  init?(tzif bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    // The first block holds 32-bit times for old readers; the second block covers everything in it.
    guard let old = Counts(&reader), reader.bytes(old.size(timeBytes: 4)) != nil else { return nil }
    guard let counts = Counts(&reader) else { return nil }
    guard let table = Table(&reader, counts) else { return nil }
    guard reader.take("\n") else { return nil }
    let footer = reader.text { $0 != UInt8(ascii: "\n") }
    guard reader.take("\n") else { return nil }
    // If the footer is empty, the last change holds for the future.
    let rule = footer.isEmpty ? nil : ZoneRule(posix: footer)
    guard footer.isEmpty || rule != nil else { return nil }
    self.init(initial: table.localTimes[0], changes: table.changes[...], rule: rule)
  }
}

/// The header of a block: how many elements of each kind it holds.
private struct Counts {
  var utcMarks: Int
  var standardMarks: Int
  var leaps: Int
  var times: Int
  var types: Int
  var letters: Int

  init?(_ reader: inout ByteReader) {
    guard let magic = reader.bytes(4), magic.elementsEqual("TZif".utf8) else { return nil }
    guard let version = reader.byte(), version >= UInt8(ascii: "2"), reader.bytes(15) != nil else {
      return nil
    }
    let counts = (0..<6).compactMap { _ in reader.integer(bytes: 4) }
    guard counts.count == 6, counts.allSatisfy({ (0...100_000).contains($0) }), counts[4] > 0 else {
      return nil
    }
    (utcMarks, standardMarks, leaps) = (counts[0], counts[1], counts[2])
    (times, types, letters) = (counts[3], counts[4], counts[5])
  }

  func size(timeBytes: Int) -> Int {
    times * (timeBytes + 1) + types * 6 + letters + leaps * (timeBytes + 4) + standardMarks + utcMarks
  }
}

/// The transition times of a block, and what they change to.
private struct Table {
  var localTimes: [ZoneRecord.LocalTime]
  var changes: [ZoneRecord.Change]

  init?(_ reader: inout ByteReader, _ counts: Counts) {
    let times = (0..<counts.times).compactMap { _ in reader.integer(bytes: 8) }
    guard times.count == counts.times, let kinds = reader.bytes(counts.times) else { return nil }
    guard let localTimes = Table.localTimes(&reader, counts) else { return nil }
    guard kinds.allSatisfy({ Int($0) < localTimes.count }) else { return nil }
    guard zip(times, times.dropFirst()).allSatisfy(<) else { return nil }
    // Skips leap seconds, which UTC times do not need, and standard and UTC marks, which the footer replaces.
    guard reader.bytes(counts.leaps * 12 + counts.standardMarks + counts.utcMarks) != nil else { return nil }
    let after = kinds.map { localTimes[Int($0)] }
    let before = [localTimes[0]] + after
    self.localTimes = localTimes
    changes = times.indices.map { .init(instant: times[$0], before: before[$0], after: after[$0]) }
  }

  private static func localTimes(_ reader: inout ByteReader, _ counts: Counts) -> [ZoneRecord.LocalTime]? {
    let types = (0..<counts.types).compactMap { _ -> (offset: Int, name: Int)? in
      guard let offset = reader.integer(bytes: 4), reader.byte() != nil, let name = reader.byte() else {
        return nil
      }
      return (offset, Int(name))
    }
    guard types.count == counts.types, let letters = reader.bytes(counts.letters) else { return nil }
    guard types.allSatisfy({ $0.name < letters.count && abs($0.offset) < 172_800 }) else { return nil }
    return types.map { type in
      let name = letters.dropFirst(type.name).prefix { $0 != 0 }
      return .init(offset: type.offset, abbreviation: String(decoding: name, as: UTF8.self))
    }
  }
}

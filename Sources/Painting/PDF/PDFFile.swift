/// A finished file of cairo's, taken apart into its objects.
///
/// Cairo is held to versions of PDF that it writes as plain objects and a classic table of them:
/// finding every object takes one reading of the table and no parser.
struct PDFFile {
  /// The first two lines: the version, and bytes that tell programs this is no text.
  let header: ArraySlice<UInt8>
  /// The objects by number, in the order of the file.
  let objects: [PDFObject]
  /// One more than the highest number of an object.
  let size: Int
  /// The numbers of the two objects that a reader begins with.
  let root: Int
  let info: Int

  init?(_ bytes: [UInt8]) {
    let tail = bytes.suffix(256)
    guard let mark = tail.lastRange(of: "startxref\n"),
      let table = Int(asciiDigits: bytes[mark.upperBound...]), bytes.indices.contains(table),
      let trailer = bytes[table...].firstRange(of: "trailer\n"),
      let root = bytes[trailer.upperBound...].number(after: "/Root "),
      let info = bytes[trailer.upperBound...].number(after: "/Info ")
    else { return nil }
    var offsets = PDFFile.offsets(in: bytes[table..<trailer.lowerBound])
    offsets.sort { $0.offset < $1.offset }
    guard let first = offsets.first, offsets.allSatisfy({ (0..<table).contains($0.offset) }) else {
      return nil
    }
    let ends = offsets.dropFirst().map(\.offset) + [table]
    objects = zip(offsets, ends).map { PDFObject(number: $0.number, bytes: bytes[$0.offset..<$1]) }
    header = bytes[..<first.offset]
    size = (offsets.map(\.number).max() ?? 0) + 1
    (self.root, self.info) = (root, info)
  }

  /// Where each object in use begins, read from the table's lines of twenty bytes.
  private static func offsets(in table: ArraySlice<UInt8>) -> [(number: Int, offset: Int)] {
    table.split(separator: UInt8(ascii: "\n")).dropFirst(2).enumerated().compactMap { number, line in
      guard line.count >= 18, line[line.startIndex + 17] == UInt8(ascii: "n") else { return nil }
      return Int(asciiDigits: line).map { (number, $0) }
    }
  }
}

/// One object of a file, with its number's line and its closing word.
struct PDFObject {
  let number: Int
  var bytes: ArraySlice<UInt8>

  /// Whether the object is a dictionary that begins with these words.
  func begins(with words: StaticString) -> Bool {
    guard let line = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return false }
    return bytes[(line + 1)...].starts(with: words.bytes)
  }

  /// The object with more entries in its dictionary.
  func adding(_ entries: String) -> PDFObject {
    guard let end = bytes.lastRange(of: ">>") else { return self }
    var object = self
    object.bytes.insert(contentsOf: "\n   \(entries)\n".utf8, at: end.lowerBound)
    return object
  }

  /// The object with the first of some words replaced.
  func replacing(_ old: StaticString, with new: String) -> PDFObject {
    guard let place = bytes.firstRange(of: old) else { return self }
    var object = self
    object.bytes.replaceSubrange(place, with: new.utf8)
    return object
  }

  static func made(_ number: Int, _ content: [UInt8]) -> PDFObject {
    let all = [Array("\(number) 0 obj\n".utf8), content, Array("\nendobj\n".utf8)]
    return PDFObject(number: number, bytes: ArraySlice(all.joined()))
  }
}

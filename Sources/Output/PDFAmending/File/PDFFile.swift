/// The parts of a file with plain objects and a classic cross-reference table (ISO 32000-1, 7.5).
///
/// Cairo is restricted to versions of PDF that it writes in this form. Files in other forms, and files that
/// were changed after they were written, are rejected.
package struct PDFFile {
  /// The first two lines: the version, and bytes that show programs that the file is binary.
  let header: ArraySlice<UInt8>
  /// The objects in the order of the file.
  package var objects: [PDFObject]
  /// One more than the highest object number.
  private(set) var size: Int
  /// The numbers of the two objects that a reader starts from.
  package let root: Int
  package let info: Int
  /// The index of each object in `objects`, by its number.
  private var places: [Int: Int]

  package init?(_ bytes: [UInt8]) {
    guard let table = CrossReferences(in: bytes), let root = table.trailer["Root"]?.reference,
      let info = table.trailer["Info"]?.reference, let first = table.entries.first
    else { return nil }
    let ends = table.entries.dropFirst().map(\.offset) + [table.start]
    let parts = zip(table.entries, ends).map { (number: $0.number, bytes: bytes[$0.offset..<$1]) }
    let byNumber = Dictionary(parts.map { ($0.number, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    guard byNumber.count == parts.count else { return nil }
    objects = []
    objects.reserveCapacity(parts.count)
    for part in parts {
      let object = PDFObject(part.number, in: part.bytes) { number in
        byNumber[number].flatMap { PDFObject(number, in: $0) { _ in nil } }?.value.integer
      }
      guard let object else { return nil }
      objects.append(object)
    }
    header = bytes[..<first.offset]
    size = (parts.map(\.number).max() ?? 0) + 1
    (self.root, self.info) = (root, info)
    places = Dictionary(uniqueKeysWithValues: objects.enumerated().map { ($1.number, $0) })
    guard places[root] != nil, places[info] != nil else { return nil }
  }

  package subscript(number: Int) -> PDFObject? {
    get { places[number].map { objects[$0] } }
    set {
      guard let place = places[number], let newValue else { return }
      objects[place] = newValue
    }
  }

  /// The value itself or, if it is a reference, the value of the object.
  package func resolved(_ value: PDFValue?) -> PDFValue? {
    guard case .reference(let number)? = value else { return value }
    return self[number]?.value
  }

  /// Adds an object with a new number and returns a reference to it.
  mutating func add(_ value: PDFValue, stream: [UInt8]? = nil) -> PDFValue {
    let number = size
    size += 1
    places[number] = objects.count
    objects.append(PDFObject(number, value, stream: stream))
    return .reference(number)
  }

  /// Removes objects; no other object may refer to them.
  mutating func remove(_ numbers: Set<Int>) {
    guard !numbers.isEmpty else { return }
    objects.removeAll { numbers.contains($0.number) }
    places = Dictionary(uniqueKeysWithValues: objects.enumerated().map { ($1.number, $0) })
  }

  /// The whole file.
  package var bytes: [UInt8] {
    var output = PDFOutput(header: header, size: size)
    for object in objects { output.append(object) }
    return output.finish(root: root, info: info)
  }
}

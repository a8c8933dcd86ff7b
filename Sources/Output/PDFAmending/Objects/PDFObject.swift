/// One object of a file.
package struct PDFObject: Sendable {
  package let number: Int
  package var value: PDFValue {
    didSet { written = nil }
  }
  /// The bytes of the object's stream as they are in the file, compressed or not; `nil` if it has none.
  package private(set) var stream: ArraySlice<UInt8>?
  /// The object's bytes in the file, as long as it has not been changed.
  private var written: ArraySlice<UInt8>?

  package init(_ number: Int, _ value: PDFValue, stream: [UInt8]? = nil) {
    (self.number, self.value) = (number, value)
    self.stream = stream.map { $0[...] }
    if let stream { dictionary["Length"] = .integer(stream.count) }
  }

  /// Reads an object from its bytes, which extend up to the next object.
  ///
  /// - Parameter length: Gives the length of a stream that is stored in another object, by that object's
  ///   number.
  init?(_ number: Int, in bytes: ArraySlice<UInt8>, length: (Int) -> Int?) {
    var reader = ByteReader(bytes)
    guard reader.integer() == number, case _ = reader.skipSpace(), reader.integer() == 0,
      case _ = reader.skipSpace(), reader.skip("obj"), let value = reader.value()
    else { return nil }
    (self.number, self.value, written) = (number, value, bytes)
    reader.skipSpace()
    if reader.skip("endobj") { return }
    guard reader.skip("stream"), let data = reader.stream(of: value, length) else { return nil }
    stream = data
  }

  /// The object's dictionary; empty for an object that is not a dictionary.
  package var dictionary: PDFDictionary {
    get { value.dictionary ?? [:] }
    set { value = .dictionary(newValue) }
  }

  /// The type that the dictionary names.
  package var type: String? { value.dictionary?.name("Type") }

  /// Replaces the stream and sets the entries of the dictionary that describe it.
  mutating func replaceStream(with bytes: [UInt8], filter: String) {
    stream = bytes[...]
    dictionary["Filter"] = .name(filter)
    dictionary["DecodeParms"] = nil
    dictionary["Length"] = .integer(bytes.count)
  }

  /// Appends the object as it is written into a file.
  func write(to bytes: inout [UInt8]) {
    if let written { return bytes.append(contentsOf: written) }
    bytes.append(contentsOf: "\(number) 0 obj\n".utf8)
    // One entry per line, as cairo writes them.
    if case .dictionary(let dictionary) = value {
      dictionary.write(to: &bytes, between: "\n   ")
    } else {
      value.write(to: &bytes)
    }
    if let stream {
      bytes.append(contentsOf: "\nstream\n".utf8)
      bytes.append(contentsOf: stream)
      bytes.append(contentsOf: "\nendstream".utf8)
    }
    bytes.append(contentsOf: "\nendobj\n".utf8)
  }
}

extension ByteReader {
  /// The bytes after the word `stream`; their number is given by the dictionary or by another object.
  fileprivate mutating func stream(of value: PDFValue, _ length: (Int) -> Int?) -> ArraySlice<UInt8>? {
    if byte == 0x0D { position += 1 }
    guard byte == 0x0A else { return nil }
    position += 1
    let told: Int? =
      switch value.dictionary?["Length"] {
      case .integer(let count)?: count
      case .reference(let number)?: length(number)
      default: nil
      }
    guard let count = told, count >= 0, count <= bytes.endIndex - position else { return nil }
    let data = bytes[position..<position + count]
    position += count
    skipSpace()
    return skip("endstream") ? data : nil
  }
}

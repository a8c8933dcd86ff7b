/// A value of a PDF file (ISO 32000-1, 7.3) other than a stream.
package enum PDFValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// A number with a decimal point, in the original digits, so that reading loses nothing.
  case real(String)
  /// A name without its slash.
  case name(String)
  /// The bytes of a string, in whatever notation they were written.
  case string([UInt8])
  case array([PDFValue])
  case dictionary(PDFDictionary)
  /// A reference to another object of the same file; the generation is always 0.
  case reference(Int)

  package var integer: Int? { if case .integer(let value) = self { value } else { nil } }
  package var name: String? { if case .name(let value) = self { value } else { nil } }
  package var array: [PDFValue]? { if case .array(let value) = self { value } else { nil } }
  package var dictionary: PDFDictionary? { if case .dictionary(let value) = self { value } else { nil } }
  package var reference: Int? { if case .reference(let value) = self { value } else { nil } }
}

/// Keys and their values, in the order of the file.
package struct PDFDictionary: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  package private(set) var entries: [Entry] = []

  package struct Entry: Hashable, Sendable {
    package let key: String
    package var value: PDFValue
  }

  package init(dictionaryLiteral elements: (String, PDFValue)...) {
    entries = elements.map { Entry(key: $0, value: $1) }
  }

  /// The value of a key; if a file has a key twice, the first counts.
  ///
  /// Setting `nil` removes the key.
  package subscript(key: String) -> PDFValue? {
    get { entries.first { $0.key == key }?.value }
    set {
      guard let index = entries.firstIndex(where: { $0.key == key }) else {
        if let newValue { entries.append(Entry(key: key, value: newValue)) }
        return
      }
      if let newValue { entries[index].value = newValue } else { entries.remove(at: index) }
    }
  }

  /// The value of a key, if it is a name.
  package func name(_ key: String) -> String? { self[key]?.name }

  mutating func append(_ key: String, _ value: PDFValue) { entries.append(Entry(key: key, value: value)) }
}

/// A value of PDF's (ISO 32000-1, 7.3), all but streams.
package indirect enum PDFValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// A number with a point, as it was written: nothing is lost by reading it.
  case real(String)
  /// Without its slash.
  case name(String)
  /// The bytes themselves, however they were written.
  case string([UInt8])
  case array([PDFValue])
  case dictionary(PDFDictionary)
  /// Another object of the same file; the generation is always 0.
  case reference(Int)

  package var integer: Int? { if case .integer(let value) = self { value } else { nil } }
  package var name: String? { if case .name(let value) = self { value } else { nil } }
  package var array: [PDFValue]? { if case .array(let value) = self { value } else { nil } }
  package var dictionary: PDFDictionary? { if case .dictionary(let value) = self { value } else { nil } }
  package var reference: Int? { if case .reference(let value) = self { value } else { nil } }
}

/// Names and their values, in the order of the file.
package struct PDFDictionary: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  package private(set) var entries: [Entry] = []

  package struct Entry: Hashable, Sendable {
    package let key: String
    package var value: PDFValue
  }

  package init(dictionaryLiteral elements: (String, PDFValue)...) {
    entries = elements.map { Entry(key: $0, value: $1) }
  }

  /// The value of a name; where a file gives one twice, the first holds.
  ///
  /// `nil` takes a name out.
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

  /// The value of a name that is itself a name.
  package func name(_ key: String) -> String? { self[key]?.name }

  mutating func append(_ key: String, _ value: PDFValue) { entries.append(Entry(key: key, value: value)) }
}

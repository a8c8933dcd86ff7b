package import AstroDiagnostics
import AstroJSON
package import AstroWording
import CAstroAssets

/// The texts of readings of two people in one language, by their ids.
package struct CoupleBook: Sendable {
  private let texts: [String: String]

  /// - Throws: `noReport` for a language without texts.
  package init(in language: Language) throws(Problem) {
    guard let book = CoupleBook.read[language] else {
      throw Problem(
        .noReport,
        Told(
          "readings of two people have no texts in \(language.tag)",
          ukrainian: "читання для двох не має текстів мовою \(language.tag)"))
    }
    self = try book.get()
  }

  /// The books of all languages that have one, read from the baked files once.
  private static let read: [Language: Result<CoupleBook, Problem>] = {
    var books: [Language: Result<CoupleBook, Problem>] = [:]
    for language in Language.allCases {
      guard let files = CoupleFiles(language) else { continue }
      books[language] = Result { () throws(Problem) in try CoupleBook(files) }
    }
    return books
  }()

  private init(_ files: CoupleFiles) throws(Problem) {
    var texts: [String: String] = [:]
    for bytes in files.all {
      let root = try JSONCursor(reading: bytes, as: .invalidRules, hint: "")
      for (id, cursor) in try root.members() { texts[id] = try cursor.text() }
    }
    self.texts = texts
  }

  /// A text with its slots; `nil` if the book has none of this id.
  package subscript(id: String) -> String? { texts[id] }

  /// The ids of all texts.
  var known: Set<String> { Set(texts.keys) }

  /// The ids of all texts, sorted.
  package var ids: [String] { texts.keys.sorted() }
}

/// The files that are baked into the program.
///
/// This is the only code in the room that handles a pointer; the bytes are constants of the program.
private struct CoupleFiles {
  let all: [[UInt8]]

  init?(_ language: Language) {
    let texts: CCoupleTexts
    switch language {
    case .en: unsafe texts = casset_couple_texts_en
    case .uk: unsafe texts = casset_couple_texts_uk
    default: return nil
    }
    all = unsafe [texts.contacts, texts.places, texts.voices, texts.joints].map { asset in
      unsafe Array(UnsafeRawBufferPointer(start: asset.bytes, count: asset.count))
    }
  }
}

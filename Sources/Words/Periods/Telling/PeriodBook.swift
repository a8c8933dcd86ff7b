package import AstroDiagnostics
import AstroJSON
package import AstroWording
import CAstroAssets

/// The texts of readings of days, weeks, months and years in one language, by their ids.
package struct PeriodBook: Sendable {
  package let language: Language
  private let texts: [String: String]

  /// The book of a language, which is read once.
  ///
  /// - Throws: `noReport` for a language without texts.
  package static func book(in language: Language) throws(Problem) -> PeriodBook {
    try PeriodBook.books[language].get()
  }

  private static let books = PerLanguage<Result<PeriodBook, Problem>> { language in
    Result { () throws(Problem) in try PeriodBook(in: language) }
  }

  private init(in language: Language) throws(Problem) {
    guard let files = PeriodFiles(language) else {
      throw Problem(
        .noReport,
        Told(
          "readings of days have no texts in \(language.tag)",
          ukrainian: "читання днів не мають текстів мовою \(language.tag)"))
    }
    var texts: [String: String] = [:]
    for bytes in files.all {
      let root = try JSONCursor(reading: bytes, as: .invalidRules, hint: "")
      for (id, cursor) in try root.members() { texts[id] = try cursor.text() }
    }
    (self.language, self.texts) = (language, texts)
  }

  /// A text with its slots; empty if the book has none of this id.
  package subscript(id: String) -> String { texts[id] ?? "" }

  /// The ids of all texts, sorted.
  package var ids: [String] { texts.keys.sorted() }
}

/// The files that are baked into the program.
///
/// This is the only code in the room that handles a pointer; the bytes are constants of the program.
private struct PeriodFiles {
  let all: [[UInt8]]

  init?(_ language: Language) {
    let texts: CPeriodTexts
    switch language {
    case .en: unsafe texts = casset_period_texts_en
    case .uk: unsafe texts = casset_period_texts_uk
    default: return nil
    }
    all = unsafe UnsafeBufferPointer(start: texts.files, count: texts.count).map { asset in
      unsafe Array(UnsafeRawBufferPointer(start: asset.bytes, count: asset.count))
    }
  }
}

package import AstroDiagnostics
package import AstroDrawing
import AstroGeometry

/// Sets documents on pages: collects their blocks into pieces, breaks these into pages, and draws the pages.
///
/// Use a typesetter only on the thread of its shaper. The same document always gives the same pages.
package struct Typesetter {
  package var page: PageStyle
  package var hyphenation: Hyphenation
  private let shaper: any TextShaper

  /// The longest text that a document may hold, in UTF-8 bytes: about 600,000 words.
  package static let longestText = 4_000_000

  package init(page: PageStyle = .a4, hyphenation: Hyphenation = Hyphenation(), shaper: any TextShaper) {
    (self.page, self.hyphenation, self.shaper) = (page, hyphenation, shaper)
  }

  /// The pages of a document.
  ///
  /// - Throws: `tooLong` for more than `longestText`, `noRoom` if the margins leave less than two lines.
  package func pages(of document: Document) throws(Problem) -> TypesetDocument {
    let pagination = try paginate(document)
    let finalize = Finalize(page: page, foot: document.foot, shaper: shaper, pagination: pagination)
    return TypesetDocument(pages: finalize.pages(), warnings: pagination.warnings)
  }

  /// The pages, composed but not yet drawn.
  package func paginate(_ document: Document) throws(Problem) -> Pagination {
    try check(document)
    var collector = Collector(
      page: page, setter: ParagraphSetter(shaper: shaper, hyphenation: hyphenation), listed: document.listed)
    collector.add(document.blocks)
    return Pagination(collector.pieces, page: page, warnings: collector.warnings.all)
  }

  private func check(_ document: Document) throws(Problem) {
    guard page.grid > 0, page.typeArea.height >= 2 * page.grid, page.typeArea.width > 0 else {
      throw Problem(
        .tooLong,
        Told(
          "the margins leave no room for words", hint: "choose smaller margins or a larger page",
          ukrainian: "береги не лишають місця для тексту",
          hint: "виберіть менші береги або більшу сторінку"))
    }
    let length = document.blocks.reduce(0) { $0 + $1.length }
    guard length <= Typesetter.longestText else {
      throw Problem(
        .tooLong,
        Told(
          "the text has \(length) bytes, more than the \(Typesetter.longestText) that are set",
          ukrainian: "текст має \(length) байтів, а складається щонайбільше \(Typesetter.longestText)"))
    }
  }
}

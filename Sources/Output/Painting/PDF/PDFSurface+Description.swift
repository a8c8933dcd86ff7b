import AstroDrawing
import AstroPDFAmending
import CAstroCairo

extension PDFSurface {
  /// Sets what the document states about itself.
  func describe(_ info: DocumentInfo) {
    set(CAIRO_PDF_METADATA_TITLE, info.title)
    set(CAIRO_PDF_METADATA_AUTHOR, info.author)
    set(CAIRO_PDF_METADATA_SUBJECT, info.subject)
    set(CAIRO_PDF_METADATA_KEYWORDS, info.keywords.joined(separator: ", "))
    set(CAIRO_PDF_METADATA_CREATOR, "AstroSvitla")
    // Without a date cairo would take the current time. `PDFAmending` then sets the true date or removes it.
    set(CAIRO_PDF_METADATA_CREATE_DATE, PDFDate.placeholder)
    set(CAIRO_PDF_METADATA_MOD_DATE, PDFDate.placeholder)
  }

  private func set(_ key: cairo_pdf_metadata_t, _ words: String) {
    guard !words.isEmpty else { return }
    cairo_pdf_surface_set_metadata(pointer, key, words.withoutControls)
  }

  /// Adds the outline that viewers show beside the pages.
  func add(_ outline: [PrintDocument.OutlineEntry], pages: [PrintDocument.Page]) {
    var parents: [(level: Int, id: CInt)] = []
    for entry in outline where pages.indices.contains(entry.page) {
      parents.removeAll { $0.level >= entry.level }
      let target = "page=\(entry.page + 1) pos=[0 \(TagAttributes.number(entry.y))]"
      let id = cairo_pdf_surface_add_outline(
        pointer, parents.last?.id ?? CAIRO_PDF_OUTLINE_ROOT, entry.title.withoutControls, target,
        CAIRO_PDF_OUTLINE_FLAG_OPEN)
      parents.append((entry.level, id))
    }
  }
}

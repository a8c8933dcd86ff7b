package import Drawing

extension PrintDocument {
  /// Set pages as a document to be written.
  package init(_ document: TypesetDocument, info: DocumentInfo) {
    let outline = document.pages.enumerated().flatMap { index, page in
      page.outline.map { OutlineEntry($0.title, level: $0.level, page: index, y: $0.y) }
    }
    self.init(pages: document.pages.map { Page($0.scene, label: $0.label) }, outline: outline, info: info)
  }
}

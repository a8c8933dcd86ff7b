package import AstroDiagnostics
package import AstroDrawing
package import AstroGeometry

/// A finished page.
package struct Page: Hashable, Sendable {
  /// A heading that viewers list in the outline.
  package struct OutlineEntry: Hashable, Sendable {
    package var title: String
    /// 1 is the highest level.
    package var level: Int
    /// The distance below the top of the page, in points.
    package var y: Double
  }

  package var scene: Scene
  /// The number of the page, from 1.
  package var number: Int
  /// The label that viewers show for the page.
  package var label: String
  package var outline: [OutlineEntry]
  /// The places on the page that links may lead to, by name.
  package var anchors: [String: Point]
}

/// Finished pages, and the notes that the reader should see.
package struct TypesetDocument: Hashable, Sendable {
  package var pages: [Page]
  package var warnings: [Note]
}

extension PrintDocument {
  /// Makes typeset pages into a document that can be written.
  package init(_ document: TypesetDocument, info: DocumentInfo) {
    let outline = document.pages.enumerated().flatMap { index, page in
      page.outline.map { OutlineEntry($0.title, level: $0.level, page: index, y: $0.y) }
    }
    self.init(pages: document.pages.map { Page($0.scene, label: $0.label) }, outline: outline, info: info)
  }
}

package import AstroDiagnostics
package import AstroDrawing
import AstroPDFAmending

extension Renderer {
  /// The scene as a PDF document of one page.
  /// - Throws: `size`, `missingFont`, `rendering` or `outOfMemory`.
  package func pdf(_ scene: Scene, info: DocumentInfo) throws(Problem) -> [UInt8] {
    try pdf(PrintDocument(scene, info: info))
  }

  /// The document as PDF: tagged, with links, outline and page labels, and with every font embedded once.
  /// - Throws: `size`, `missingFont`, `rendering` or `outOfMemory`.
  package func pdf(_ document: PrintDocument) throws(Problem) -> [UInt8] {
    let (bytes, additions) = try drawn(document)
    return try DocumentAmending(bytes, adding: additions, coder: ZlibCoder()).amended()
  }

  /// The document as cairo writes it, without what cairo cannot write: what a measurement holds `pdf` against.
  /// - Throws: `size`, `missingFont`, `rendering` or `outOfMemory`.
  package func bare(_ document: PrintDocument) throws(Problem) -> [UInt8] { try drawn(document).bytes }

  private func drawn(
    _ document: PrintDocument
  ) throws(Problem) -> (bytes: [UInt8], additions: DocumentAdditions) {
    guard let first = document.pages.first else { throw Problem(.size, PaintingFault.noPages) }
    for page in document.pages { try page.scene.size.checkIsPage() }
    let surface = try PDFSurface(size: first.scene.size)
    surface.describe(document.info)
    var pen = TaggedPen(on: surface, of: self, document: document)
    try pen.draw(document)
    // Cairo ends the process if an outline is added to a document that it failed to draw, so check first.
    try surface.check()
    surface.add(document.outline, pages: document.pages)
    var additions = DocumentAdditions(info: document.info, producer: PDFSurface.producer)
    (additions.figures, additions.links, additions.furniture) = (pen.figures, pen.linkWords, pen.furniture)
    return (try surface.finish(), additions)
  }
}

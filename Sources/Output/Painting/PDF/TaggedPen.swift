import AstroDiagnostics
import AstroDrawing
import AstroGeometry
import AstroPDFAmending
import CAstroCairo

/// Draws pages with the structure that is used for reading a document aloud.
///
/// Cairo's tags have rules of their own. Words directly in an element that also holds other elements are lost
/// to the structure, so they get an element of their own. Words directly in a mere container, such as a
/// section, are left out of the structure on purpose.
struct TaggedPen {
  let pen: Pen
  private let surface: PDFSurface
  /// The names of all anchors of the document.
  let anchors: Set<String>
  /// The names of the anchors marked so far; if a name occurs twice, links lead to its first place.
  var named: Set<String> = []
  /// The description and the box of each figure, in the order of the document.
  var figures: [PDFFigure] = []
  /// The words of each link, in the order of the document.
  var linkWords: [String] = []
  /// The running heads and feet, in the order of the document.
  var furniture: [PageFurnitureKind] = []
  /// The height of the page that is being drawn, in points.
  private(set) var pageHeight = 0.0

  init(on surface: PDFSurface, of renderer: Renderer, document: PrintDocument) {
    (self.surface, pen) = (surface, Pen(on: surface.surface, of: renderer))
    anchors = Set(document.pages.flatMap(\.scene.items.anchorNames))
  }

  mutating func draw(_ document: PrintDocument) throws(Problem) {
    let pages = document.pages
    begin("Document")
    var continued = 0
    for (index, page) in pages.enumerated() {
      let next = index + 1 < pages.count ? pages[index + 1].scene.items.firstElements : []
      let continuing = page.scene.items.lastElements.shared(with: next)
      try draw(page, continued: continued, continuing: continuing)
      continued = continuing
    }
    end("Document")
  }

  private mutating func draw(
    _ page: PrintDocument.Page, continued: Int, continuing: Int
  ) throws(Problem) {
    let size = page.scene.size
    pageHeight = size.height
    cairo_pdf_surface_set_size(surface.pointer, size.width, size.height)
    if let background = page.scene.background { pen.fillPage(size, background.color) }
    var level = StructureLevel(of: page.scene.items, in: nil, continued: continued, continuing: continuing)
    try draw(page.scene.items, at: &level, by: .identity)
    try surface.check()
    // Last of all: cairo loses the label of a page that never comes.
    if !page.label.isEmpty { cairo_pdf_surface_set_page_label(surface.pointer, page.label.withoutControls) }
    cairo_show_page(pen.context)
    try surface.check()
  }

  func begin(_ tag: String, _ attributes: String = "") { cairo_tag_begin(pen.context, tag, attributes) }
  func end(_ tag: String) { cairo_tag_end(pen.context, tag) }
}

/// One level of the structure: the elements next to each other within one element.
struct StructureLevel {
  /// How many elements of the level have begun so far.
  var begun = 0
  let count: Int
  /// How many nested elements, from the first of this level inwards, the page before has left open.
  let continued: Int
  /// How many nested elements, from the last of this level inwards, stay open for the next page.
  let continuing: Int
  /// Whether words directly in the level need an element of their own.
  let wrapsWords: Bool

  init(of items: [Scene.Item], in role: Role?, continued: Int = 0, continuing: Int = 0) {
    count = items.elements.count
    (self.continued, self.continuing) = (continued, continuing)
    wrapsWords = role.map { !$0.isContainer && items.holdElements } ?? false
  }

  var isFirst: Bool { begun == 1 }
  var isLast: Bool { begun == count }
}

import AstroDiagnostics
import AstroDrawing
import AstroGeometry

/// The first step: turns blocks into pieces that fit on a page.
struct Collector {
  let page: PageStyle
  let setter: ParagraphSetter
  /// The headings that a table of contents names, in order.
  let listed: [Heading]
  private(set) var pieces: [Piece] = []
  var names = ElementNames()
  var warnings = Warnings()
  /// The space that the previous block wants below itself, in points.
  private var spaceOwed = 0.0
  /// How many pieces must still stay on the page of a heading.
  private var kept = 0
  var pageToBegin: NewPage?
  private var headingsSeen = 0

  init(page: PageStyle, setter: ParagraphSetter, listed: [Heading]) {
    (self.page, self.setter, self.listed) = (page, setter, listed)
  }

  mutating func add(_ blocks: [Block]) {
    for block in blocks { add(block) }
  }

  private mutating func add(_ block: Block) {
    switch block {
    case .heading(let heading): add(heading)
    case .paragraph(let paragraph): add(paragraph)
    case .list(let list): add(list)
    case .table(let table): add(table)
    case .figure(let figure): add(figure)
    case .columns(let columns): add(columns)
    case .contents(let contents): add(contents)
    case .rule(let stroke): addRule(stroke)
    case .space(let room): spaceOwed += room
    case .flexibleSpace: addFlexibleSpace()
    case .newPage(let page): pageToBegin = page
    case .plate(let plate): add(plate)
    }
  }

  /// Adds the pieces of a block, with space around them.
  mutating func append(_ block: [Piece], spaceBefore: Double, spaceAfter: Double) {
    guard var first = block.first else { return }
    first.spaceBefore = max(spaceOwed, spaceBefore)
    first.isOnGrid = !first.isFlexible
    if let page = pageToBegin { first.breakBefore = .forced(page) }
    pageToBegin = nil
    for piece in [first] + block.dropFirst() { appendKept(piece) }
    spaceOwed = spaceAfter
  }

  private mutating func appendKept(_ piece: Piece) {
    var piece = piece
    shrinkToPage(&piece)
    if kept > 0, case .allowed = piece.breakBefore { piece.breakBefore = .forbidden }
    if piece.place.kind == .heading {
      kept = 2
    } else if piece.height > 0 {
      // A picture counts as two lines.
      kept = max(0, kept - (piece.height > 6 * page.grid ? 2 : 1))
    }
    pieces.append(piece)
  }

  /// Scales a piece down that is higher than any page.
  private mutating func shrinkToPage(_ piece: inout Piece) {
    let room = page.typeArea.height - piece.repeated.reduce(0) { $0 + $1.height }
    guard piece.height > room else { return }
    piece.scale = room / piece.height
    piece.height = room
    warnings.add(.shrunk(piece.path.last?.label ?? "block"))
  }

  /// Names a piece, so that links find its headings, and viewers and the table of contents those that are
  /// listed.
  mutating func list(_ headings: [Heading], at piece: inout Piece) {
    for heading in headings {
      if let anchor = heading.anchor { piece.anchors.append(anchor) }
      guard heading.isListed else { continue }
      headingsSeen += 1
      piece.anchors.append(Heading.contentsAnchor(headingsSeen))
      piece.outline.append(heading)
    }
  }
}

extension Heading {
  static func contentsAnchor(_ number: Int) -> String { "contents.\(number)" }
}

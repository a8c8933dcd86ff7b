import Diagnostics
import Drawing
import Geometry

/// The first step: turns blocks into pieces that a page can hold.
struct Collector {
  let page: PageStyle
  let setter: ParagraphSetter
  /// The headings that contents name, in order.
  let listed: [Heading]
  private(set) var pieces: [Piece] = []
  var names = ElementNames()
  var warnings = Warnings()
  /// Room that the last block wants below itself.
  private var spaceOwed = 0.0
  /// Pieces that must still follow on the page of a heading.
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

  /// Adds the pieces of a block, with room around them.
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
      // A picture is as good as two lines.
      kept = max(0, kept - (piece.height > 6 * page.grid ? 2 : 1))
    }
    pieces.append(piece)
  }

  /// Makes a piece that no page can hold smaller.
  private mutating func shrinkToPage(_ piece: inout Piece) {
    let room = page.typeArea.height - piece.repeated.reduce(0) { $0 + $1.height }
    guard piece.height > room else { return }
    piece.scale = room / piece.height
    piece.height = room
    warnings.add(.shrunk(piece.path.last?.label ?? "block"))
  }

  /// Names a piece for links to headings, and for contents and viewers where these are listed.
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

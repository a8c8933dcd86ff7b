import AstroDrawing
import AstroGeometry
import TestSupport
import Testing

@testable import AstroTypesetting

@Suite struct PageTests {
  /// Documents of all lengths: headings, paragraphs with notes, tables, pictures and lists in turn.
  static let documents: [Document] = (0..<30).map { seed in
    var dice = SeededGenerator(seed: UInt64(seed))
    let blocks = (0..<Int.random(in: 3...24, using: &dice)).flatMap { _ in sample(&dice) }
    return Document([.headline("Beginning")] + blocks, foot: Foot(numberStyle: .small))
  }

  private static func sample(_ dice: inout SeededGenerator) -> [Block] {
    let count = Int.random(in: 4...90, using: &dice)
    let text = Words.shuffled(Words.english, count: count, seed: dice.next())
    switch Int.random(in: 0..<9, using: &dice) {
    case 0: return [.headline("Heading"), .headline("Another", level: 2), .text(text)]
    case 1: return [.headline("Table"), .numbers(Int.random(in: 1...60, using: &dice))]
    case 2: return [.figure(Figure(Scene(size: Size(square: 200)), alternative: "a square"))]
    case 3: return [.headline("Heading"), .text(text)]
    case 4:
      let items = [StyledText(text, .body), StyledText(text, .body)]
      return [.list(NumberedList(items, style: .text, numberStyle: .small))]
    default: return [.text(text, notes: [MarginNote(StyledText("note", .small), to: .anchor("row"))])]
    }
  }

  private let typesetter = Typesetter(hyphenation: .whole, shaper: Ruler())

  @Test(arguments: documents)
  func `every piece of a document stands on one page, in order`(_ document: Document) throws {
    let pieces = try typesetter.paginate(document).pages.flatMap(\.pieces)
    let text = pieces.filter { $0.piece.place.kind == .text }
    for (piece, next) in zip(text, text.dropFirst()) where next.piece.place.index > 0 {
      #expect(next.piece.place.index == piece.piece.place.index + 1)
      #expect(next.piece.path == piece.piece.path)
    }
    #expect(text.count == Set(text.map { [$0.piece.path.last?.id, $0.piece.place.index] }).count)
  }

  @Test(arguments: documents)
  func `pages keep the rules of good setting`(_ document: Document) throws {
    let pagination = try typesetter.paginate(document)
    #expect(pagination.faults(in: typesetter.page) == [])
  }

  @Test(arguments: documents)
  func `lines of text stand on the grid`(_ document: Document) throws {
    for page in try typesetter.paginate(document).pages {
      for placed in page.pieces where placed.piece.place.kind == .text {
        #expect(abs((placed.y / 7.25).rounded() * 7.25 - placed.y) < 1e-6)
      }
    }
  }

  @Test(arguments: documents)
  func `everything drawn is within the page`(_ document: Document) throws {
    for page in try typesetter.pages(of: document).pages {
      for (run, origin) in page.scene.allRuns {
        let box = Rect(x: origin.x, y: origin.y - run.size, width: run.advance, height: run.size)
        #expect(page.scene.bounds.contains(box), "\(run.text)")
      }
    }
  }

  @Test(arguments: documents)
  func `setting twice gives the same pages`(_ document: Document) throws {
    #expect(try typesetter.pages(of: document) == typesetter.pages(of: document))
  }
}

extension Scene {
  /// Every glyph run with its place on the page.
  var allRuns: [(GlyphRun, Point)] { Scene.runs(in: items, .identity) }

  private static func runs(in items: [Item], _ transform: Affine) -> [(GlyphRun, Point)] {
    items.flatMap { item -> [(GlyphRun, Point)] in
      switch item {
      case .glyphs(let run, let origin): [(run, transform.apply(origin))]
      case .group(let group): runs(in: group.items, group.transform.then(transform))
      default: []
      }
    }
  }
}

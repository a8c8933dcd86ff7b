import AstroDrawing
import AstroGeometry
import TestSupport
import Testing

@testable import AstroTypesetting

/// Pictures that have a page for themselves.
@Suite struct PlateTests {
  private let foot = Foot(number: [.page, .text("/"), .pageCount], numberStyle: .small)

  private func plate(_ size: Size, _ titles: [Heading] = []) -> Block {
    var scene = Scene(size: size)
    scene.fill(Path(Rect(origin: .origin, size: size)), .black)
    return .plate(Plate(scene, titles: titles, alternative: "a field"))
  }

  private func title(_ level: Int, _ words: String) -> Heading {
    Heading(level, StyledText(words, .title), style: ParagraphStyle(leading: 29))
  }

  private func pages(_ blocks: [Block], on page: PageStyle = .a4) throws -> [Page] {
    try Typesetter(page: page, hyphenation: .whole, shaper: Ruler()).pages(of: Document(blocks, foot: foot))
      .pages
  }

  @Test func `a plate stands alone between pages of words, and is counted with them`() throws {
    let head = NewPage(head: StyledText("head", .small))
    let blocks: [Block] = [
      .newPage(head), .text("before"), plate(Size(width: 400, height: 300)), .flexibleSpace, .text("behind"),
    ]
    let pages = try pages(blocks)
    #expect(pages.map(\.scene.words) == ["before head 1/3", "2/3", "behind head 3/3"])
    #expect(pages[1].dump.contains("picture at"))
    // Not even room that takes what is left.
    let pagination = try Typesetter(hyphenation: .whole, shaper: Ruler()).paginate(Document(blocks))
    #expect(pagination.pages.map(\.pieces.count) == [1, 1, 2])
  }

  @Test(arguments: [PageStyle.a4, .letter])
  func `the sheet is turned for a wide picture, which is as large as it can be above the foot`(
    page: PageStyle
  )
    throws
  {
    for (size, isTurned) in [
      (Size(width: 842, height: 595), true), (Size(width: 300, height: 500), false),
      (Size(square: 90), false),
    ] {
      let scene = try pages([plate(size)], on: page)[0].scene
      let turned = Size(width: page.size.height, height: page.size.width)
      #expect(scene.size == (isTurned ? turned : page.size))
      let box = page.carrying(size).plate(size)
      #expect(abs(box.width / box.height - size.width / size.height) < 1e-9)
      #expect(box.minX >= -1e-9 && box.minY >= -1e-9 && box.maxX <= scene.size.width + 1e-9)
      #expect(abs(box.width - scene.size.width) < 1e-9 || abs(box.minY) < 1e-9)
      let number = try #require(scene.allRuns.first { $0.0.text == "1/1" })
      #expect(number.1.y - 7 > box.maxY && number.1.y < scene.size.height - 12)
      #expect(number.1.x + number.0.advance <= scene.size.width - 44 + 1e-6)
    }
  }

  @Test func `viewers and contents list its titles, deeper ones further in`() throws {
    let contents = Contents(
      .body, style: ParagraphStyle(leading: 14.5), leader: Stroke(.black, width: 0.4), depth: 2, indent: 14)
    let size = Size(width: 400, height: 300)
    let pages = try pages([
      .contents(contents), plate(size, [title(1, "Part"), title(2, "One")]), plate(size, [title(2, "Two")]),
    ])
    #expect(pages.map { $0.outline.map(\.title) } == [[], ["Part", "One"], ["Two"]])
    #expect(pages.map { $0.outline.map(\.level) } == [[], [1, 2], [2]])
    #expect(pages[0].scene.words.contains("Part 2 One 2 Two 3"))
    #expect(pages[0].dump.contains("→ contents.2") && pages[1].anchors.keys.contains("contents.2"))
    let starts = pages[0].scene.allRuns.filter { ["Part", "One", "Two"].contains($0.0.text) }.map(\.1.x)
    #expect(starts.count == 3 && starts[1] == starts[0] + 14 && starts[2] == starts[1])
    // What says itself what it is does not say it twice.
    #expect(!pages[1].scene.words.contains("Part"))
  }
}

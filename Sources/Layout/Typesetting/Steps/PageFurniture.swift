import AstroDrawing
import AstroGeometry

/// The running heads and the foot, each shaped once and used on all pages.
struct PageFurniture {
  private let foot: Foot
  private let page: PageStyle
  private let shaper: any TextShaper
  /// The running head of each page.
  private let heads: [ShapedText?]
  private let left: ShapedText?
  private let name: ShapedText?

  /// - Parameter heads: The running head of each page; `nil` where it has none.
  init(foot: Foot, heads: [StyledText?], page: PageStyle, shaper: any TextShaper) {
    (self.foot, self.page, self.shaper) = (foot, page, shaper)
    let width = page.typeArea.width
    // A quarter of the width is for the number, and as much for a name before it.
    let leftWidth = width * (foot.name == nil ? 0.75 : 0.4)
    left = foot.left.map { ShortenedLine($0, width: leftWidth, shaper: shaper).shaped }
    name = foot.name.map { ShortenedLine($0, width: width * 0.4, shaper: shaper).shaped }
    var last: (text: StyledText, shaped: ShapedText)?
    self.heads = heads.map { head in
      guard let head else { return nil }
      if let last, last.text == head { return last.shaped }
      let shaped = ShortenedLine(head, width: width, shaper: shaper).shaped
      last = (head, shaped)
      return shaped
    }
  }

  /// The space between the name and the page number, in points.
  private static let gap = 14.0

  /// - Parameters:
  ///   - page: The style of the sheet, which for a plate differs from that for text.
  ///   - number: The number of the page, from 1.
  func draw(on page: PageStyle, number: Int, into builder: inout PageBuilder) {
    if let head = heads[number - 1] { draw(head, into: &builder) }
    drawFoot(of: page, number: number, into: &builder)
  }

  /// Marks the head as page furniture, because a listener has already heard its words.
  private func draw(_ head: ShapedText, into builder: inout PageBuilder) {
    builder.enter([Element(id: 0, label: "head", role: .runningHead)])
    builder.draw { $0.place(head, at: Point(x: page.typeArea.minX, y: page.headBaseline)) }
    builder.enter([])
  }

  private func drawFoot(of page: PageStyle, number: Int, into builder: inout PageBuilder) {
    builder.enter([Element(id: 0, label: "foot", role: .runningFoot)])
    let area = page.typeArea
    let y = page.size.height - page.footBaseline
    if let left { builder.draw { $0.place(left, at: Point(x: area.minX, y: y)) } }
    if let style = foot.numberStyle {
      let text = shaper.shape(foot.text(page: number, of: heads.count), style)
      builder.draw { $0.place(text, at: Point(x: area.maxX - text.advance, y: y)) }
      if let name {
        let x = area.maxX - text.advance - PageFurniture.gap - name.advance
        builder.draw { $0.place(name, at: Point(x: x, y: y)) }
      }
    }
    builder.enter([])
  }
}

extension Foot {
  fileprivate func text(page: Int, of count: Int) -> String {
    number.map { part in
      switch part {
      case .text(let text): text
      case .page: "\(page)"
      case .pageCount: "\(count)"
      }
    }.joined()
  }
}

import Drawing
import Geometry

/// The last step: draws composed pages.
///
/// Only now is it known on which page everything is.
struct Finalize {
  let page: PageStyle
  let foot: Foot
  let shaper: any TextShaper
  let pagination: Pagination

  func pages() -> [Page] {
    let labels = pageLabels
    return pagination.pages.enumerated().map { index, composed in
      var painter = PiecePainter(page: page, shaper: shaper, pageLabels: labels)
      painter.paint(composed.pieces, below: page.typeArea.minY)
      var builder = painter.builder
      builder.enter([])
      if let head = composed.head, !composed.hidesHead { draw(head, into: &builder) }
      drawFoot(number: index + 1, into: &builder)
      return Page(
        scene: Scene(size: page.size, background: page.background, items: builder.finished()),
        number: index + 1, label: composed.label, outline: builder.outline, anchors: builder.anchors)
    }
  }

  /// The labels of the pages where anchors are.
  private var pageLabels: [String: String] {
    var labels: [String: String] = [:]
    for composed in pagination.pages {
      for placed in composed.pieces {
        for anchor in placed.piece.allAnchors { labels[anchor] = composed.label }
      }
    }
    return labels
  }
}

extension Finalize {
  /// The running head has no role: who listens has heard it already.
  private func draw(_ head: StyledText, into builder: inout PageBuilder) {
    builder.enter([Element(id: 0, label: "head", role: nil)])
    let place = Point(x: page.typeArea.minX, y: page.headBaseline)
    builder.draw { $0.place(shaper.shape(head, within: page.typeArea.width), at: place) }
    builder.enter([])
  }

  private func drawFoot(number: Int, into builder: inout PageBuilder) {
    builder.enter([Element(id: 0, label: "foot", role: nil)])
    let area = page.typeArea
    let y = page.size.height - page.footBaseline
    if let left = foot.left {
      // A quarter is for the number.
      let text = shaper.shape(left, within: area.width * 0.75)
      builder.draw { $0.place(text, at: Point(x: area.minX, y: y)) }
    }
    if let style = foot.numberStyle {
      let text = shaper.shape(foot.text(page: number, of: pagination.pages.count), style)
      builder.draw { $0.place(text, at: Point(x: area.maxX - text.advance, y: y)) }
    }
    builder.enter([])
  }
}

extension TextShaper {
  /// Words on one line; those that do not fit give way to an ellipsis.
  fileprivate func shape(_ text: StyledText, within width: Double) -> ShapedText {
    var clean = text.cleaned()
    var shaped = shape(clean)
    while shaped.advance > width, let last = clean.spans.popLast() {
      let words = last.text.split(separator: " ").dropLast()
      guard !words.isEmpty else { continue }
      var shorter = clean
      shorter.spans.append(.init(words.joined(separator: " ") + "…", last.style))
      clean.spans.append(.init(words.joined(separator: " "), last.style))
      shaped = shape(shorter)
    }
    return shaped
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

extension Piece {
  /// Its anchors and those of the pieces it frames.
  fileprivate var allAnchors: [String] {
    guard case .frame(let inner) = content else { return anchors }
    return anchors + inner.flatMap(\.piece.allAnchors)
  }
}

import AstroDrawing
import AstroGeometry

/// The last step: draws composed pages.
///
/// The page of every anchor is known only here.
struct Finalize {
  let page: PageStyle
  let foot: Foot
  let shaper: any TextShaper
  let pagination: Pagination

  func pages() -> [Page] {
    let labels = pageLabels
    let furniture = PageFurniture(
      foot: foot, heads: pagination.pages.map(\.shownHead), page: page, shaper: shaper)
    return pagination.pages.enumerated().map { index, composed in
      let page = composed.plate.map { self.page.carrying($0.scene.size) } ?? self.page
      var painter = PiecePainter(page: page, shaper: shaper, pageLabels: labels)
      painter.paint(composed.pieces, below: page.typeArea.minY)
      var builder = painter.builder
      builder.enter([])
      furniture.draw(on: page, number: index + 1, into: &builder)
      return Page(
        scene: Scene(size: page.size, background: page.background, items: builder.finished()),
        number: index + 1, label: composed.label, outline: builder.outline, anchors: builder.anchors)
    }
  }

  /// The labels of the pages on which anchors stand, by anchor.
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

extension Piece {
  /// Its anchors and those of the pieces it frames.
  fileprivate var allAnchors: [String] {
    guard case .frame(let inner) = content else { return anchors }
    return anchors + inner.flatMap(\.piece.allAnchors)
  }
}

extension ComposedPage {
  /// The running head, unless the page hides it.
  fileprivate var shownHead: StyledText? { hidesHead ? nil : head }

  /// The plate, if the page is one.
  fileprivate var plate: Plate? {
    if case .plate(let plate) = pieces.first?.piece.content { plate } else { nil }
  }
}

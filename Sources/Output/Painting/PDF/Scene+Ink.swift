import AstroDrawing
import AstroGeometry

extension [Scene.Item] {
  /// The words of the items in their order; for a figure, the words that describe it.
  var words: String {
    map { item in
      switch item {
      case .glyphs(let run, _): run.text
      case .group(let group): group.words
      case .fill, .stroke, .link, .anchor: ""
      }
    }.joined()
  }

  /// The box around everything that is drawn, after a transform; `nil` if nothing is drawn.
  ///
  /// For glyphs their whole height counts, for lines half their width in addition to the path.
  func inkBounds(by map: Affine) -> Rect? {
    reduce(nil) { bounds, item in
      guard let box = item.inkBounds(by: map) else { return bounds }
      return bounds.map { $0.union(box) } ?? box
    }
  }
}

extension Scene.Group {
  fileprivate var words: String {
    if case .figure(let alternative)? = role { alternative } else { items.words }
  }
}

extension Scene.Item {
  fileprivate func inkBounds(by map: Affine) -> Rect? {
    switch self {
    case .fill(let path, _): path.controlBounds.bounds(by: map)
    case .stroke(let path, let stroke):
      path.controlBounds.inset(by: Insets(all: -stroke.width / 2)).bounds(by: map)
    case .glyphs(let run, let origin):
      Rect(x: origin.x, y: origin.y - run.size, width: run.advance, height: 1.3 * run.size).bounds(by: map)
    case .group(let group): group.items.inkBounds(by: group.transform.then(map))
    case .link, .anchor: nil
    }
  }
}

extension Destination {
  /// The destination in words, for a listener when the link covers no words.
  var words: String {
    switch self {
    case .anchor(let name): name
    case .web(let address): address
    }
  }
}

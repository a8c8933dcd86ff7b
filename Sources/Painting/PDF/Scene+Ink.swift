import Drawing
import Geometry

extension [Scene.Item] {
  /// The words set in the items, in their order; of a figure those that say it.
  var words: String {
    map { item in
      switch item {
      case .glyphs(let run, _): run.text
      case .group(let group): group.words
      case .fill, .stroke, .link, .anchor: ""
      }
    }.joined()
  }

  /// The box around everything drawn, where a map takes it; `nil` where nothing is.
  ///
  /// Letters count with their whole size, lines with half their width.
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
  /// Where it leads, for those who are read a link that stands over no words.
  var words: String {
    switch self {
    case .anchor(let name): name
    case .web(let address): address
    }
  }
}

import AstroDrawing
import AstroGeometry
import CAstroCairo

extension TaggedPen {
  /// Cairo's attribute for a destination; `nil` if the anchor does not exist or the address is not allowed.
  func target(of destination: Destination) -> String? {
    switch destination {
    case .anchor(let name):
      anchors.contains(name) ? "dest=\(TagAttributes.quoted(TagAttributes.placeName(name)))" : nil
    case .web(let address):
      WebAddress(address).map { "uri=\(TagAttributes.quoted($0.text))" }
    }
  }

  /// Marks a point as an anchor that links can lead to.
  mutating func mark(_ point: Point, as name: String, by map: Affine) {
    guard named.insert(name).inserted else { return }
    let place = map.apply(point)
    let word = TagAttributes.quoted(TagAttributes.placeName(name))
    begin(
      CAIRO_TAG_DEST, "name=\(word) x=\(TagAttributes.number(place.x)) y=\(TagAttributes.number(place.y))")
    end(CAIRO_TAG_DEST)
  }

  /// The tag of a group that is one link, possibly over several lines; a mere span if it leads nowhere.
  func link(of group: Scene.Group, by map: Affine) -> (String, String) {
    let links = group.items.links(by: .identity)
    guard let first = links.first, let target = target(of: first.destination) else { return ("Span", "") }
    let rects = links.filter { $0.destination == first.destination }.map { $0.rect.bounds(by: map) }
    return (CAIRO_TAG_LINK, "\(target) \(TagAttributes.rectangles(rects))")
  }
}

extension [Scene.Item] {
  fileprivate func links(by map: Affine) -> [(rect: Rect, destination: Destination)] {
    flatMap { item -> [(rect: Rect, destination: Destination)] in
      switch item {
      case .link(let rect, let destination): [(rect.bounds(by: map), destination)]
      case .group(let group): group.items.links(by: group.transform.then(map))
      default: []
      }
    }
  }

  /// The items without links, including those within groups.
  var withoutLinks: [Scene.Item] {
    compactMap { item in
      switch item {
      case .link: return nil
      case .group(var group):
        group.items = group.items.withoutLinks
        return .group(group)
      default: return item
      }
    }
  }
}

extension Rect {
  /// The upright box around the transformed rectangle.
  func bounds(by map: Affine) -> Rect { Path(self).mapped(map.apply).controlBounds }
}

package import AstroGeometry

/// Something that items can be added to: a scene or a group.
///
/// Groups, of which a picture has hundreds, have code of their own, which needs no look-up of what they are. Coordinates and widths of lines are rounded to a thousandth of a point as they are added.
package protocol SceneBuilding {
  var items: [Scene.Item] { get set }
  /// Updated whenever text is placed, so that no picture can fail to report a missing character.
  var missingCharacters: Set<Character> { get set }
}

extension Scene: SceneBuilding {}
extension Scene.Group: SceneBuilding {}

extension SceneBuilding {
  @_specialize(where Self == Scene.Group)
  package mutating func fill(_ path: consuming Path, _ paint: Paint) {
    guard paint.opacity > 0, !path.isEmpty else { return }
    path.roundToThousandth()
    items.append(.fill(path, paint))
  }

  package mutating func fill(_ path: consuming Path, _ color: Color) { fill(path, Paint(color)) }

  @_specialize(where Self == Scene.Group)
  package mutating func stroke(_ path: consuming Path, _ stroke: Stroke) {
    guard stroke.width > 0, stroke.color.opacity > 0, !path.isEmpty else { return }
    var rounded = stroke
    rounded.width = stroke.width.roundedToThousandth
    if !stroke.dash.isEmpty { rounded.dash = stroke.dash.map(\.roundedToThousandth) }
    path.roundToThousandth()
    items.append(.stroke(path, rounded))
  }

  @_specialize(where Self == Scene.Group)
  package mutating func line(_ segment: Segment, _ stroke: Stroke) {
    self.stroke(Path(segment), stroke)
  }

  /// Places shaped text so that its baseline starts at a point.
  @_specialize(where Self == Scene.Group)
  package mutating func place(_ text: ShapedText, at origin: Point) {
    if !text.missing.isEmpty { missingCharacters.formUnion(text.missing) }
    var pen = origin
    for (index, run) in text.runs.enumerated() {
      items.append(.glyphs(run, pen.roundedToThousandth))
      if index + 1 < text.runs.count { pen.x += run.advance }
    }
  }

  /// Places shaped text so that the center of its ink bounds is at a point.
  @_specialize(where Self == Scene.Group)
  package mutating func place(_ text: ShapedText, inkCenteredAt center: Point) {
    place(text, at: center - (text.inkBounds.center - .origin))
  }

  package mutating func link(_ rect: Rect, to destination: Destination) {
    items.append(.link(rect.roundedToThousandth, destination))
  }

  package mutating func anchor(_ name: String, at point: Point) {
    items.append(.anchor(name, point.roundedToThousandth))
  }

  /// Adds a group, unless it stays empty.
  @_specialize(where Self == Scene.Group)
  package mutating func group(
    _ label: String, role: Role? = nil, title: String? = nil, transform: Affine = .identity,
    _ build: (inout Scene.Group) -> Void
  ) {
    var group = Scene.Group(label, role: role, title: title, transform: transform)
    build(&group)
    if !group.missingCharacters.isEmpty { missingCharacters.formUnion(group.missingCharacters) }
    if !group.items.isEmpty { items.append(.group(consume group)) }
  }

  /// Makes room for so many more items.
  package mutating func reserve(_ count: Int) { items.reserveCapacity(items.count + count) }

  /// Adds a group of nothing but shaped text, the center of whose ink bounds is at a point.
  @_specialize(where Self == Scene.Group)
  package mutating func group(
    _ label: String, title: String?, transform: Affine = .identity, of text: ShapedText,
    inkCenteredAt center: Point
  ) {
    guard let only = text.runs.first, text.runs.count == 1, text.missing.isEmpty else {
      return group(label, title: title, transform: transform) { $0.place(text, inkCenteredAt: center) }
    }
    let origin = center - (text.inkBounds.center - .origin)
    // Most marks are one run, for which the group has room at once.
    items.append(
      .group(
        Scene.Group(
          label, title: title, transform: transform, items: [.glyphs(only, origin.roundedToThousandth)])))
  }

  /// Adds everything that another picture shows, at the same coordinates.
  package mutating func add(_ picture: Scene) {
    items += picture.items
    missingCharacters.formUnion(picture.missingCharacters)
  }
}

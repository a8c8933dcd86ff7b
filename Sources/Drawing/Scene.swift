package import Diagnostics
package import Geometry

/// A finished picture: paths, glyph runs, links and labelled groups at fixed places.
///
/// Nothing is left to decide here. Renderers only switch over `Item`, and every promise about a
/// picture is checked on the scene, without a pixel.
package struct Scene: Hashable, Sendable {
  package enum Item: Hashable, Sendable {
    case fill(Path, Paint)
    case stroke(Path, Stroke)
    /// Glyphs whose baseline starts at a place.
    case glyphs(GlyphRun, Point)
    /// A part of the page that leads somewhere.
    case link(Rect, Destination)
    /// A place that links may name.
    case anchor(String, Point)
    case group(Group)
  }

  /// Items that belong together.
  package struct Group: Hashable, Sendable {
    /// What the group is, for dumps and for readers of the drawing, as in `planet.sun`.
    package var label: String
    /// What it means to a reader of a tagged document; `nil` where it is only a part of something.
    package var role: Role?
    /// What the group shows, in words for whoever points at it; `nil` where it has nothing of its own to say.
    package var title: String?
    package var transform: Affine
    package var items: [Item]
    /// What stands in the words of the group, and no face at hand has.
    package var missingCharacters: Set<Character> = []
    /// Where a reader of a page chooses it; `nil` for what is only seen.
    package var target: Target?
    /// By which names the style sheet of a page finds the group; pictures do without.
    package var classes: [String] = []

    package init(
      _ label: String, role: Role? = nil, title: String? = nil, transform: Affine = .identity,
      items: [Item] = []
    ) {
      (self.label, self.role, self.title) = (label, role, title)
      (self.transform, self.items) = (transform, items)
    }
  }

  /// What makes a group of a page one that can be chosen.
  package struct Target: Hashable, Sendable {
    /// Says what is chosen, in one sentence.
    package var name: String
    /// Where it is touched, in points.
    package var area: Path
    /// Whether the area is a line, touched as far beside it as a finger is wide; else what it encloses is touched.
    package var isLine: Bool

    package init(name: String, area: Path, isLine: Bool) {
      (self.name, self.area, self.isLine) = (name, area, isLine)
    }
  }

  /// Width and height of the page, in points.
  package var size: Size
  /// What the page is painted with; `nil` leaves it as it is.
  package var background: Paint?
  package var items: [Item]
  /// What stands in the words of the picture, and no face at hand has.
  package var missingCharacters: Set<Character> = []

  package init(size: Size, background: Paint?, items: [Item] = []) {
    (self.size, self.background, self.items) = (size, background, items)
  }

  package init(size: Size, background: Color? = nil, items: [Item] = []) {
    self.init(size: size, background: background.map { Paint($0) }, items: items)
  }

  /// What a reader of the picture should know.
  package var notes: [Note] {
    guard !missingCharacters.isEmpty else { return [] }
    let list = String(missingCharacters.sorted())
    return [Note(.missingGlyphs, of: [list, "0"], "no installed face has the characters \(list)")]
  }

  package var bounds: Rect { Rect(origin: .origin, size: size) }
}

extension Scene {
  /// The longest side of a picture that is made, in points, and in pixels for PNG.
  package static let largestSide = 20_000
}

extension Size {
  /// Whether a page of this size can be made: neither empty nor endless.
  package func checkIsPage() throws(Problem) {
    let range = 0.0...Double(Scene.largestSide)
    guard width > 0, height > 0, range.contains(width), range.contains(height) else {
      throw Problem(
        .size, "a page of \(width) × \(height) points cannot be made",
        hint: "sides may be up to \(Scene.largestSide)")
    }
  }
}

package import AstroDiagnostics
public import AstroGeometry

/// A finished picture: paths, glyph runs, links and labeled groups at fixed places.
///
/// Nothing is left to decide here. Renderers only switch over `Item`, and every promise about a picture can
/// be checked on its scene, without drawing a pixel.
public struct Scene: Hashable, Sendable {
  /// Something at a fixed place of the picture; what comes later lies over what comes earlier.
  public enum Item: Hashable, Sendable {
    /// The inside of a path, by the rule of nonzero winding.
    case fill(Path, Paint)
    /// A line along a path.
    case stroke(Path, Stroke)
    /// Glyphs whose baseline starts at a place.
    case glyphs(GlyphRun, Point)
    /// An area of the page that links to a destination.
    case link(Rect, Destination)
    /// A named place that links may lead to.
    case anchor(String, Point)
    /// Items that belong together.
    case group(Group)
  }

  /// Items that belong together.
  public struct Group: Hashable, Sendable {
    /// An identifier of what the group shows, for dumps and in the file that is drawn, as in `planet.sun`.
    public var label: String
    /// What the group means in a tagged document; `nil` where it is only a part of something else.
    package var role: Role?
    /// What the group shows, in words for a reader who points at it; `nil` where it has nothing of its own to
    /// say.
    public var title: String?
    /// Where the coordinates of its items lie on the page, or in the group around it.
    public var transform: Affine
    /// What it consists of, from the back to the front.
    public var items: [Item]
    /// The characters in the group's text that no available face has.
    package var missingCharacters: Set<Character> = []
    /// The area of a web page in which a reader can choose the group; `nil` if it cannot be chosen.
    package var target: Target?
    /// The class names by which the style sheet of a web page selects the group; other pictures ignore them.
    package var classes: [String] = []

    package init(
      _ label: String, role: Role? = nil, title: String? = nil, transform: Affine = .identity,
      items: [Item] = []
    ) {
      (self.label, self.role, self.title) = (label, role, title)
      (self.transform, self.items) = (transform, items)
    }
  }

  /// What makes a group of a web page something that a reader can choose.
  package struct Target: Hashable, Sendable {
    /// What is chosen, in one sentence.
    package var name: String
    /// The area that responds to a touch, in points.
    package var area: Path
    /// Whether the area is a line, which responds to a touch within the width of a finger; otherwise the
    /// inside of the area responds.
    package var isLine: Bool

    package init(name: String, area: Path, isLine: Bool) {
      (self.name, self.area, self.isLine) = (name, area, isLine)
    }
  }

  /// Width and height of the page, in points.
  public var size: Size
  /// The paint of the page's background; `nil` for none.
  public var background: Paint?
  /// What it shows, from the back to the front.
  public var items: [Item]
  /// The characters in the picture's text that no available face has.
  package var missingCharacters: Set<Character> = []

  /// A picture of items at their places.
  package init(size: Size, background: Paint?, items: [Item] = []) {
    (self.size, self.background, self.items) = (size, background, items)
  }

  package init(size: Size, background: Color? = nil, items: [Item] = []) {
    self.init(size: size, background: background.map { Paint($0) }, items: items)
  }

  /// Notes for the reader of the picture.
  package var notes: [Note] {
    guard !missingCharacters.isEmpty else { return [] }
    let list = String(missingCharacters.sorted())
    return [Note(PageNote.missingGlyphs(list, more: 0), "no installed face has the characters \(list)")]
  }

  package var bounds: Rect { Rect(origin: .origin, size: size) }
}

extension Scene {
  /// The longest allowed side of a picture, in points, and in pixels for PNG.
  package static let largestSide = 20_000
}

extension Size {
  /// Checks that a page of this size can be made: that it is neither empty nor longer than
  /// `Scene.largestSide`.
  package func checkIsPage() throws(Problem) {
    let range = 0.0...Double(Scene.largestSide)
    guard width > 0, height > 0, range.contains(width), range.contains(height) else {
      throw Problem(
        .size,
        Told(
          "a page of \(width) × \(height) points cannot be made",
          hint: Hint("sides may be up to \(Scene.largestSide)"),
          ukrainian: "сторінки \(width) × \(height) пт не зробити",
          hint: Hint("сторони можуть мати щонайбільше \(Scene.largestSide)")))
    }
  }
}

public import Diagnostics
public import Geometry

/// A finished picture: paths, glyph runs, links and labelled groups at fixed places.
///
/// Nothing is left to decide here. Renderers only switch over `Item`, and every promise about a
/// picture is checked on the scene, without a pixel.
public struct Scene: Hashable, Sendable {
  public enum Item: Hashable, Sendable {
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
  public struct Group: Hashable, Sendable {
    /// What the group is, for dumps and for readers of the drawing, as in `planet.sun`.
    public var label: String
    /// What it means to a reader of a tagged document; `nil` where it is only a part of something.
    public var role: Role?
    /// What the group shows, in words for whoever points at it; `nil` where it has nothing of its own to say.
    public var title: String?
    public var transform: Affine
    public var items: [Item]
    /// What stands in the words of the group, and no face at hand has.
    public var missingCharacters: Set<Character> = []
    /// Where a reader of a page chooses it; `nil` for what is only seen.
    public var target: Target?
    /// By which names the style sheet of a page finds the group; pictures do without.
    public var classes: [String] = []

    public init(
      _ label: String, role: Role? = nil, title: String? = nil, transform: Affine = .identity,
      items: [Item] = []
    ) {
      (self.label, self.role, self.title) = (label, role, title)
      (self.transform, self.items) = (transform, items)
    }
  }

  /// What makes a group of a page one that can be chosen.
  public struct Target: Hashable, Sendable {
    /// Says what is chosen, in one sentence.
    public var name: String
    /// Where it is touched, in points.
    public var area: Path
    /// Whether the area is a line, touched as far beside it as a finger is wide; else what it encloses is touched.
    public var isLine: Bool

    public init(name: String, area: Path, isLine: Bool) {
      (self.name, self.area, self.isLine) = (name, area, isLine)
    }
  }

  /// Width and height of the page, in points.
  public var size: Size
  /// What the page is painted with; `nil` leaves it as it is.
  public var background: Paint?
  public var items: [Item]
  /// What stands in the words of the picture, and no face at hand has.
  public var missingCharacters: Set<Character> = []

  public init(size: Size, background: Paint?, items: [Item] = []) {
    (self.size, self.background, self.items) = (size, background, items)
  }

  public init(size: Size, background: Color? = nil, items: [Item] = []) {
    self.init(size: size, background: background.map { Paint($0) }, items: items)
  }

  /// What a reader of the picture should know.
  public var notes: [Note] {
    guard !missingCharacters.isEmpty else { return [] }
    let list = String(missingCharacters.sorted())
    return [Note(.missingGlyphs, of: [list, "0"], "no installed face has the characters \(list)")]
  }

  public var bounds: Rect { Rect(origin: .origin, size: size) }
}

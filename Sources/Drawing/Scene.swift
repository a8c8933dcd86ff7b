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

    public init(
      _ label: String, role: Role? = nil, title: String? = nil, transform: Affine = .identity,
      items: [Item] = []
    ) {
      (self.label, self.role, self.title) = (label, role, title)
      (self.transform, self.items) = (transform, items)
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

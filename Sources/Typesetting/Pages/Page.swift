public import Diagnostics
public import Drawing
public import Geometry

/// A finished page.
public struct Page: Hashable, Sendable {
  /// A heading that viewers list beside the pages.
  public struct OutlineEntry: Hashable, Sendable {
    public var title: String
    /// 1 is the highest level.
    public var level: Int
    /// How far below the top of the page, in points.
    public var y: Double
  }

  public var scene: Scene
  /// From 1.
  public var number: Int
  /// What viewers call the page.
  public var label: String
  public var outline: [OutlineEntry]
  /// The places on the page that links may name.
  public var anchors: [String: Point]
}

/// Finished pages, and what a reader of them should know.
public struct TypesetDocument: Hashable, Sendable {
  public var pages: [Page]
  public var warnings: [Note]
}

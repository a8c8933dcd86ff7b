package import Diagnostics
package import Drawing
package import Geometry

/// A finished page.
package struct Page: Hashable, Sendable {
  /// A heading that viewers list beside the pages.
  package struct OutlineEntry: Hashable, Sendable {
    package var title: String
    /// 1 is the highest level.
    package var level: Int
    /// How far below the top of the page, in points.
    package var y: Double
  }

  package var scene: Scene
  /// From 1.
  package var number: Int
  /// What viewers call the page.
  package var label: String
  package var outline: [OutlineEntry]
  /// The places on the page that links may name.
  package var anchors: [String: Point]
}

/// Finished pages, and what a reader of them should know.
package struct TypesetDocument: Hashable, Sendable {
  package var pages: [Page]
  package var warnings: [Note]
}

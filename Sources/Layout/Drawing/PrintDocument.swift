/// Finished pages in order, with what a reader needs to find a way through them.
package struct PrintDocument: Hashable, Sendable {
  package struct Page: Hashable, Sendable {
    package var scene: Scene
    /// What a viewer calls the page, as in `iv`; if empty, the viewer shows the page's number, counted from
    /// 1.
    package var label: String

    package init(_ scene: Scene, label: String = "") {
      self.scene = scene
      self.label = label
    }
  }

  /// A line of the outline that viewers show beside the pages.
  package struct OutlineEntry: Hashable, Sendable {
    package var title: String
    /// 1 is the highest level; each entry belongs to the nearest earlier entry of a higher level.
    package var level: Int
    /// The index of the page that the entry leads to, from 0.
    package var page: Int
    /// The distance of the destination from the top of that page, in points.
    package var y: Double

    package init(_ title: String, level: Int = 1, page: Int, y: Double = 0) {
      (self.title, self.level, self.page, self.y) = (title, level, page, y)
    }
  }

  package var pages: [Page]
  package var outline: [OutlineEntry]
  package var info: DocumentInfo

  package init(pages: [Page], outline: [OutlineEntry] = [], info: DocumentInfo) {
    (self.pages, self.outline, self.info) = (pages, outline, info)
  }
}

extension PrintDocument {
  /// A document of one page.
  ///
  /// A picture without any roles becomes one figure, with the description as its alternative text.
  package init(_ scene: Scene, info: DocumentInfo) {
    var scene = scene
    if !scene.items.contains(where: \.hasRole) {
      let figure = Scene.Group("picture", role: .figure(alternative: info.description), items: scene.items)
      scene.items = [.group(figure)]
    }
    self.init(pages: [Page(scene)], info: info)
  }
}

extension Scene.Item {
  /// Whether the item, or one within it, has a role in a tagged document.
  package var hasRole: Bool {
    guard case .group(let group) = self else { return false }
    return group.role != nil || group.items.contains(where: \.hasRole)
  }
}

package import Drawing

/// A part of the document's structure that pieces belong to, as a section or a paragraph.
package struct Element: Hashable, Sendable {
  /// Tells elements of one document apart.
  package var id: Int
  package var label: String
  package var role: Role?
}

/// Names the elements of a document as it is gone through.
struct ElementNames {
  private var count = 0
  /// The sections that are open, by the level of their headings.
  private(set) var sections: [(level: Int, element: Element)] = []

  mutating func element(_ label: String, _ role: Role?) -> Element {
    count += 1
    // The number tells two paragraphs apart when one goes on over the page.
    return Element(id: count, label: "\(label).\(count)", role: role)
  }

  /// Opens the section that a heading begins, and closes those it ends.
  mutating func openSection(level: Int) {
    sections.removeAll { $0.level >= level }
    sections.append((level, element("section", .section)))
  }

  /// What surrounds the next block.
  var path: [Element] { sections.map(\.element) }
}

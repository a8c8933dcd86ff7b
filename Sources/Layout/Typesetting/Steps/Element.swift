package import AstroDrawing

/// A part of the document's structure, such as a section or a paragraph, to which pieces belong.
package struct Element: Hashable, Sendable {
  /// Identifies the element within its document.
  package var id: Int
  package var label: String
  package var role: Role?
}

/// Names the elements of a document in reading order.
struct ElementNames {
  private var count = 0
  /// The open sections, with the levels of their headings.
  private(set) var sections: [(level: Int, element: Element)] = []

  mutating func element(_ label: String, _ role: Role?) -> Element {
    count += 1
    // The number tells two paragraphs apart when one continues on the next page.
    return Element(id: count, label: "\(label).\(count)", role: role)
  }

  /// Opens the section that a heading begins, and closes those that it ends.
  mutating func openSection(level: Int) {
    sections.removeAll { $0.level >= level }
    sections.append((level, element("section", .section)))
  }

  /// The elements that enclose the next block, the outermost first.
  var path: [Element] { sections.map(\.element) }
}

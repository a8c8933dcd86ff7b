package import AstroWheelLayout

/// The paragraphs of a report, with the parts of the wheel that each is about.
package struct PageReport: Hashable, Sendable {
  /// One paragraph.
  package struct Paragraph: Hashable, Sendable {
    package var text: String
    /// The bodies, angles, houses, signs and aspects of the base on which it is based.
    package var about: Set<ElementID.Subject>

    package init(_ text: String, about: Set<ElementID.Subject> = []) {
      (self.text, self.about) = (text, about)
    }
  }

  /// A part of the report with a heading of its own.
  package struct Section: Hashable, Sendable {
    package var heading: String
    package var paragraphs: [Paragraph]

    package init(_ heading: String, _ paragraphs: [Paragraph]) {
      (self.heading, self.paragraphs) = (heading, paragraphs)
    }
  }

  package var title: String
  /// A BCP 47 tag.
  package var language: String
  package var sections: [Section]

  package init(_ title: String, language: String, sections: [Section]) {
    (self.title, self.language, self.sections) = (title, language, sections)
  }

  var paragraphs: [Paragraph] { sections.flatMap(\.paragraphs) }
}

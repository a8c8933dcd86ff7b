package import AstroChartModel
package import AstroWheelLayout

/// The paragraphs of a report on a chart or on two, with the parts of the wheel that each is about.
package struct PageReport: Hashable, Sendable {
  /// One paragraph.
  package struct Paragraph: Hashable, Sendable {
    package var text: String
    /// The bodies, angles, houses, signs and aspects of the base on which it is based.
    package var about: Set<ElementID.Subject>
    /// The bodies and angles of the outermost sky on which it is based.
    package var outer: Set<AspectEnd>
    /// The aspects between the base and the outermost sky on which it is based.
    package var ties: Set<Tie>

    package init(
      _ text: String, about: Set<ElementID.Subject> = [], outer: Set<AspectEnd> = [], ties: Set<Tie> = []
    ) {
      (self.text, self.about, self.outer, self.ties) = (text, about, outer, ties)
    }
  }

  /// An aspect between the base and the outermost sky.
  package struct Tie: Hashable, Sendable {
    package var base: AspectEnd
    package var outer: AspectEnd

    package init(base: AspectEnd, outer: AspectEnd) { (self.base, self.outer) = (base, outer) }
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

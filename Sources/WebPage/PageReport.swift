public import WheelLayout

/// Paragraphs of a report, and what in the wheel each of them is about.
public struct PageReport: Hashable, Sendable {
  /// One paragraph.
  public struct Paragraph: Hashable, Sendable {
    public var text: String
    /// The bodies, angles, houses, signs and aspects of the base that it rests on.
    public var about: Set<ElementID.Subject>

    public init(_ text: String, about: Set<ElementID.Subject> = []) {
      (self.text, self.about) = (text, about)
    }
  }

  /// A part of the report under a heading of its own.
  public struct Section: Hashable, Sendable {
    public var heading: String
    public var paragraphs: [Paragraph]

    public init(_ heading: String, _ paragraphs: [Paragraph]) {
      (self.heading, self.paragraphs) = (heading, paragraphs)
    }
  }

  public var title: String
  /// A BCP 47 tag.
  public var language: String
  public var sections: [Section]

  public init(_ title: String, language: String, sections: [Section]) {
    (self.title, self.language, self.sections) = (title, language, sections)
  }

  var paragraphs: [Paragraph] { sections.flatMap(\.paragraphs) }
}

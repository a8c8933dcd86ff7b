/// What a year says in words: before its pictures, and before the sheet of each month.
package struct YearReading: Sendable {
  /// A paragraph.
  package struct Part: Sendable {
    /// The heading above it; `nil` for one that goes on from the last.
    package var heading: String?
    package var text: String

    package init(heading: String? = nil, _ text: String) { (self.heading, self.text) = (heading, text) }
  }

  package var title: String
  package var parts: [Part]
  /// The paragraphs of each month, from January to December.
  package var months: [[Part]]

  package init(_ title: String, _ parts: [Part], months: [[Part]]) {
    (self.title, self.parts, self.months) = (title, parts, months)
  }
}

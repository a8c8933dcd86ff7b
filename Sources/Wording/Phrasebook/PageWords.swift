/// Headings, heads of tables and furniture of pages.
package protocol PageWords: Sendable {
  var positions: String { get }
  var houses: String { get }
  var aspects: String { get }
  var balance: String { get }
  var house: String { get }
  var ruler: String { get }
  var body: String { get }
  var place: String { get }
  var sign: String { get }
  var cusp: String { get }
  var aspect: String { get }
  var orb: String { get }
  /// The heading of a short list of aspects, the closest first.
  var closest: String { get }
  var elements: String { get }
  var modalities: String { get }
  /// Of an aspect that holds for a part of the day of birth.
  var partOfTheDay: String { get }

  /// Titles in a document.
  var contents: String { get }
  var chartInFigures: String { get }
  var keyInfluencesTitle: String { get }
  var analysisTitle: String { get }
  var recommendationsTitle: String { get }
  /// What several areas bound together are called.
  var book: String { get }
  /// Whose chart it is where nobody's name is given.
  var anonymous: String { get }
  func generated(on date: String) -> String
  func purchased(on date: String) -> String
  /// Between the number of a page and that of all, with its spaces.
  var ofPages: String { get }
  /// How far the Moon goes on a day whose hour is not known.
  func moonRange(from: String, to: String) -> String

  /// Headings of a report as plain text.
  var keyInfluences: String { get }
  var analysis: String { get }
  var recommendations: String { get }
  /// Heads of the table that explains a report.
  var explanationHeads: ExplanationHeads { get }
}

/// The heads of the table that says why a report says what it says.
package struct ExplanationHeads: Sendable {
  package var rank: String
  package var weight: String
  package var rule: String
  package var evidence: String

  package init(rank: String, weight: String, rule: String, evidence: String) {
    (self.rank, self.weight, self.rule, self.evidence) = (rank, weight, rule, evidence)
  }
}

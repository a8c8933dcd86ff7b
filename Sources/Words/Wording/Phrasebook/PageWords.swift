/// Headings, column heads and other words that recur on pages.
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
  /// For an aspect that holds during only part of the day of birth.
  var partOfTheDay: String { get }

  /// The titles in a document.
  var contents: String { get }
  var chartInFigures: String { get }
  var keyInfluencesTitle: String { get }
  var analysisTitle: String { get }
  var recommendationsTitle: String { get }
  /// The title of a document that covers several areas.
  var book: String { get }
  /// The title that replaces a name if none is given.
  var anonymous: String { get }
  func generated(on date: String) -> String
  func purchased(on date: String) -> String
  /// The word between a page number and the number of pages, with its spaces.
  var ofPages: String { get }
  /// The stretch that the Moon covers on a day of birth whose hour is unknown.
  func moonRange(from: String, to: String) -> String

  /// The headings of a report in plain text.
  var keyInfluences: String { get }
  var analysis: String { get }
  var recommendations: String { get }
  /// The column heads of the table that explains a report.
  var explanationHeads: ExplanationHeads { get }
}

/// The column heads of the table that explains why a report says what it says.
package struct ExplanationHeads: Sendable {
  package var rank: String
  package var weight: String
  package var rule: String
  package var evidence: String

  package init(rank: String, weight: String, rule: String, evidence: String) {
    (self.rank, self.weight, self.rule, self.evidence) = (rank, weight, rule, evidence)
  }
}

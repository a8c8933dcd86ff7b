package import AstroChartModel
package import AstroSynastry

/// Words for two people and their scores.
package protocol CoupleWords: Sendable {
  /// The name of a domain as a title, as in “Emotional”.
  func name(of domain: CoupleDomain) -> String
  /// Told where a score leaves out angles because a time of birth is unknown.
  var withoutAngles: String { get }
  /// The name of the score over all domains.
  var overallScore: String { get }
  /// What a domain is about, in half a line.
  func summary(of domain: CoupleDomain) -> String

  /// An aspect between two people, as in “Venus (Marta) trine Mars (Daniel)”.
  ///
  /// - Parameters:
  ///   - first: The first end with its owner.
  ///   - second: The second end with its owner in brackets behind it, in the case that the aspect asks for.
  func tie(_ first: String, _ type: AspectType, _ second: String) -> String
  /// The case in which the second end of an aspect stands.
  func form(ofSecondEnd type: AspectType) -> GrammaticalCase
  /// How the first end stands to the second, as in “in trine to”.
  func tie(_ type: AspectType) -> String
  /// An angle on which a body stands, as it follows “on”, «на».
  func standing(on angle: ChartAngle) -> String
  /// A person's name as it stands behind what is theirs, as in «Сонце Ганни»; `nil` for a name whose cases are not
  /// known, and in languages that need none.
  func possessor(_ name: String) -> String?
  /// Whether an aspect needs the name behind it declined.
  var declinesNames: Bool { get }
  /// What two people share, as in “three planets or more in fire in both charts”.
  func shared(_ element: Element, count: Int) -> String
  /// What the median couple has in its favor, which a score begins without.
  var median: String { get }
  /// Suns in signs of one modality, for Discepolo's score.
  var sunsOfOneModality: String { get }
  /// What Discepolo calls a number of points.
  func name(of band: DiscepoloScore.Band) -> String

  /// The title of a book about two people.
  var readingForTwo: String { get }
  /// The heading of the scores, and what they mean, as a short paragraph.
  var scoresTitle: String { get }
  var scoresGuide: String { get }
  /// What the overall score is, in half a line.
  var overallSummary: String { get }
  /// All that a score does not list: the other reasons, less what the middle couple has too.
  var otherReasons: String { get }
  /// Discepolo's points with what he calls them, as a sentence.
  func discepolo(_ points: Int, _ band: String) -> String
  /// The headings above the reasons that help most, and those that cost most.
  var strengthsTitle: String { get }
  var challengesTitle: String { get }
  /// The headings of the parts of a book about two people: the opening, the words to each, the advice.
  var betweenYouTitle: String { get }
  var toEachTitle: String { get }
  var togetherTitle: String { get }
  /// One person's body in the houses of the other, as in “O in T’s”; both are marks of a letter or two.
  func guest(_ guest: String, inHousesOf host: String) -> String
  /// A chart of midpoints, in a word short enough for a margin.
  var compositeMark: String { get }

  /// The person who is named first, or second, where a chart has no name.
  var firstPerson: String { get }
  var secondPerson: String { get }
}

extension CoupleWords {
  package func possessor(_ name: String) -> String? { nil }
  package var declinesNames: Bool { false }
}

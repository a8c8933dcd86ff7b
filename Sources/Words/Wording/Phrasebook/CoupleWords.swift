package import AstroChartModel
package import AstroSynastry

/// Words for two people and their scores.
package protocol CoupleWords: Sendable {
  /// The name of a domain as a title, as in “Emotional”.
  func name(of domain: CoupleDomain) -> String
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
  /// What two people share, as in “three planets or more in fire in both charts”.
  func shared(_ element: Element, count: Int) -> String
  /// What the median couple has in its favor, which a score begins without.
  var median: String { get }
  /// Suns in signs of one modality, for Discepolo's score.
  var sunsOfOneModality: String { get }
  /// What Discepolo calls a number of points.
  func name(of band: DiscepoloScore.Band) -> String

  /// The person who is named first, or second, where a chart has no name.
  var firstPerson: String { get }
  var secondPerson: String { get }
}

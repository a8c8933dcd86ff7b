package import ChartModel

/// What the opening of a report and the joints between its paragraphs are made of.
package protocol ReadingWords: Sendable {
  /// What a factor is called, in the singular and ready for a verb: “the close square between the Sun and Mars”.
  func noun(for factor: Factor) -> String
  /// The word between two that belong together.
  func and(after previous: String, before next: String) -> String

  /// The part of a person that a point stands for, as one area sees it: a noun phrase in the singular.
  func meaning(of point: ChartPoint, in area: Area) -> String
  func meaning(ofHouse house: Int) -> String
  /// Words, and where in a life the house lies: an adverbial of place.
  func domain(ofHouse house: Int, after previous: String) -> String
  /// What a large part of a person does in a sign has this subject.
  var largePart: String { get }
  /// A place follows.
  var muchOfYourStrength: String { get }

  /// How each sign goes about things: predicates for a subject in the singular, of whatever gender.
  func manners(of sign: Sign) -> [String]
  /// A place follows.
  var predicatesInHouse: [String] { get }
  /// A place follows.
  var predicatesOfRuler: [String] { get }
  var predicatesAtAngle: [String] { get }
  func predicatesOfMotion(isRetrograde: Bool) -> [String]
  func predicates(of dignity: Dignity) -> [String]
  /// The subject is plural.
  func predicates(of type: AspectType) -> [String]
  func predicate(of element: Element) -> String
  func predicate(of modality: Modality) -> String
  func predicate(of phase: MoonPhase) -> String

  /// Sentences with a place {A} for what a factor is called and {a} for what it does.
  func openings(on area: Area) -> [String]
  var seconds: [String] { get }
  /// A last voice that contradicts the first, agrees with it, or neither.
  var contrasts: [String] { get }
  var agreements: [String] { get }
  var closings: [String] { get }
  /// Two voices in one sentence, with {B}, {b}, and {and} between their names.
  var pairs: [String] { get }
  /// Each can stand before a paragraph that leans this way, after one that leant the other.
  func bridges(to leaning: Leaning) -> [String]
}

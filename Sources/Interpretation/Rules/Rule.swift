/// One statement of the rule book: what must hold in a chart, and what is said where it does.
public struct Rule: Hashable, Sendable {
  /// Unique in a book, such as `career.midheaven.taurus`.
  public var id: String
  public var area: Area
  public var condition: Condition
  public var interpretation: Bilingual<String>
  public var recommendation: Bilingual<String>
  /// How much the factor tells about the area, 0 < weight ≤ 1.
  public var weight: Double
  public var tags: [String]
  /// The file it was read from; empty for a rule made in code.
  public var file: String

  public init(
    id: String, area: Area, condition: Condition, interpretation: Bilingual<String>,
    recommendation: Bilingual<String>, weight: Double, tags: [String], file: String = ""
  ) {
    (self.id, self.area, self.condition) = (id, area, condition)
    (self.interpretation, self.recommendation) = (interpretation, recommendation)
    (self.weight, self.tags, self.file) = (weight, tags, file)
  }

  /// Where its paragraph stands in a report; a rule without such a tag says who somebody is.
  public var stage: Stage { tags.lazy.compactMap(Stage.init(rawValue:)).first ?? .being }

  /// Which way the text leans.
  public var leanings: [Leaning] { tags.compactMap(Leaning.init(rawValue:)) }
}

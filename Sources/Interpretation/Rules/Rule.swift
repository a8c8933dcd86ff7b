public import ChartModel
import Diagnostics
package import Wording

/// One statement of the rule book: what must hold in a chart so that its words may be said.
///
/// The words lie apart, by language, and are found by the rule's id.
public struct Rule: Hashable, Sendable {
  /// Unique in a book, such as `career.midheaven.taurus`.
  public var id: String
  public var area: Area
  public var condition: Condition
  /// How much the factor tells about the area, 0 < weight ≤ 1.
  public var weight: Double
  /// Where its paragraph stands in a report.
  public var stage: Stage
  /// What its words are about, such as the ways they lean.
  public var tags: [String]
  /// The file it was read from; empty for a rule made in code.
  public var file: String

  public init(
    id: String, area: Area, condition: Condition, weight: Double, stage: Stage = .being, tags: [String] = [],
    file: String = ""
  ) {
    (self.id, self.area, self.condition) = (id, area, condition)
    (self.weight, self.stage, self.tags, self.file) = (weight, stage, tags, file)
  }

  /// Which ways the words lean.
  package var leanings: [Leaning] { tags.compactMap(Leaning.init(named:)) }
}

package import ChartModel

/// One statement of the rule book: what must hold in a chart so that its words may be said.
///
/// The words lie apart, by language, and are found by the rule's id.
package struct Rule: Hashable, Sendable {
  /// Unique in a book, such as `career.midheaven.taurus`.
  package var id: String
  package var area: Area
  package var condition: Condition
  /// How much the factor tells about the area, 0 < weight ≤ 1.
  package var weight: Double
  /// Where its paragraph stands in a report.
  package var stage: Stage
  /// What its words are for: a paragraph, or one sentence of the opening or the closing.
  package var role: RuleRole
  /// Words for whoever looks after the rules; a report passes over them.
  package var tags: [String]
  /// The file it was read from; empty for a rule made in code.
  package var file: String

  package init(
    id: String, area: Area, condition: Condition, weight: Double, stage: Stage = .being,
    role: RuleRole = .paragraph,
    tags: [String] = [], file: String = ""
  ) {
    (self.id, self.area, self.condition) = (id, area, condition)
    (self.weight, self.stage, self.role) = (weight, stage, role)
    (self.tags, self.file) = (tags, file)
  }
}

/// What the words of a rule are for.
package enum RuleRole: String, CaseIterable, Hashable, Sendable {
  /// Lead, clause and advice of the analysis.
  case paragraph
  /// The first sentence: what dominates the chart.
  case opening
  /// The sentence around the three headlines.
  case stem
  /// The last sentence of the opening: how the three meet.
  case meeting
  /// The sentences of the closing: what helps, what remains to be done, where it leads.
  case strength, task, direction
}

/// The order in which a report tells: who you are here, how you act, where it strains, where it leads.
package enum Stage: String, CaseIterable, Hashable, Sendable, Comparable {
  case being, acting, strain, direction

  var place: Int { Stage.allCases.firstIndex(of: self) ?? 0 }

  package static func < (a: Stage, b: Stage) -> Bool { a.place < b.place }
}

package import AstroChartModel

/// One statement of the rule book: what must hold in a chart for its words to be used.
///
/// The words are stored separately for each language and looked up by the rule's id.
package struct Rule: Hashable, Sendable {
  /// An id that is unique in a book, such as `career.midheaven.taurus`.
  package var id: String
  package var area: Area
  package var condition: Condition
  /// How much its facts say about the area, 0 < weight ≤ 1.
  package var weight: Double
  /// The stage of a report in which its paragraph stands.
  package var stage: Stage
  /// What its words are used for: a paragraph, or one sentence of the opening or the closing.
  package var role: RuleRole
  /// Where its words place a person, so that texts that contradict each other are recognized.
  package var values: AxisValues
  /// Where its words for one sign only place a person, instead of `values`.
  var signValues: [Sign: AxisValues]
  /// What it bridges, if its role is `bridge`.
  package var bridge: Bridge?
  /// Keywords for the maintainers of the rules; one that names a stage sets the default of `stage`.
  package var tags: [String]
  /// The file it was read from; empty for a rule made in code.
  package var file: String
  /// Whether somebody added it to the book: what they wrote comes before what the book has.
  package var isOwn = false

  package init(
    id: String, area: Area, condition: Condition, weight: Double, stage: Stage = .being,
    role: RuleRole = .paragraph, values: AxisValues = AxisValues(), signValues: [Sign: AxisValues] = [:],
    bridge: Bridge? = nil, tags: [String] = [], file: String = ""
  ) {
    (self.id, self.area, self.condition) = (id, area, condition)
    (self.weight, self.stage, self.role) = (weight, stage, role)
    (self.values, self.signValues, self.bridge) = (values, signValues, bridge)
    (self.tags, self.file) = (tags, file)
  }
}

extension Rule {
  /// The rule as it holds in a chart: with the values of its words for the sign that its evidence begins with.
  func told(on evidence: [Factor]) -> Rule {
    guard !signValues.isEmpty, let values = evidence.leadingSign.flatMap({ signValues[$0] }) else {
      return self
    }
    var rule = self
    rule.values = values
    return rule
  }
}

/// What the words of a rule are used for.
package enum RuleRole: String, CaseIterable, Hashable, Sendable {
  /// A lead, a clause and advice in the analysis.
  case paragraph
  /// The first sentence of the opening, on what dominates the chart.
  case opening
  /// The sentence of the opening that contains the three headlines.
  case stem
  /// The last sentence of the opening, on how the three headlines interact.
  case meeting
  /// The sentences of the closing: what helps, what remains to be done, and where it leads.
  case strength, task, direction
  /// A text on two or three facts together, which begins a paragraph.
  case joint
  /// A sentence between two texts that contradict each other.
  case bridge
  /// The last paragraph, which comes back to what the main figure asks.
  case resolution

  /// Whether its rules are looked up where they are needed, and not ranked with what holds in a chart.
  var isLookedUp: Bool { self == .bridge || self == .resolution }
}

/// The parts of a report's analysis in order: who you are, how you act, where it strains, where it leads.
package enum Stage: String, CaseIterable, Hashable, Sendable, Comparable {
  case being, acting, strain, direction

  var place: Int { Stage.allCases.firstIndex(of: self) ?? 0 }

  package static func < (a: Stage, b: Stage) -> Bool { a.place < b.place }
}

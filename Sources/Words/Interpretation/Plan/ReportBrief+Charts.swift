package import AstroChartModel
package import AstroWording

extension ReportBrief {
  /// What is to be written; the raw values are the names in files, but a birth is not named there.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case birth, couple, day, week, month, year
  }

  /// Whose a fact is, in a brief that stands for more than one sky; the raw values are the names in files.
  package enum Owner: String, CaseIterable, Hashable, Sendable {
    /// The two people, in the order in which they are named.
    case first, second
    /// The composite chart of the two.
    case composite
    /// The chart of the birth, and the sky of the span.
    case birth, sky
    /// The chart of the Sun’s return in the span.
    case `return`
  }

  /// The days that a reading of a span is for.
  package struct Span: Hashable, Sendable {
    package var first: CivilDate
    package var last: CivilDate
    /// The name of the time zone of its clock.
    package var zone: String

    package init(first: CivilDate, last: CivilDate, zone: String) {
      (self.first, self.last, self.zone) = (first, last, zone)
    }
  }

  /// Everything certain of one of several charts, with ids that name the chart; the most salient first.
  package static func facts(of chart: Chart, as owner: Owner, on area: Area, in language: Language) -> [Fact]
  {
    let facts = ChartFacts(of: chart)
    let salience = Salience(of: facts, in: area)
    let weighed = facts.all.map { factor in
      Fact(
        factor, salience: min(1, salience(factor)), of: [owner], words: factor.name(in: language),
        id: owned(factor.id, by: owner))
    }
    return weighed.enumerated().sorted {
      ($1.element.salience, $0.offset) < ($0.element.salience, $1.offset)
    }.map(\.element)
  }

  /// The id of a fact of one of several charts, such as `fact.first.sun.sign`.
  package static func owned(_ id: String, by owner: Owner) -> String {
    "fact.\(owner.rawValue)." + id.trimmingPrefix("fact.")
  }
}

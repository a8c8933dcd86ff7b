import Wording

extension Report {
  /// The report as plain reading text: title, what dominates, the analysis, the advice.
  public var text: String {
    let words = language.phrasebook
    let sections = [
      [title], [words.keyInfluences, keyInfluences],
      [words.analysis] + detailedAnalysis.map(\.text),
      [words.recommendations] + recommendations.enumerated().map { "\($0 + 1). \($1.text)" },
    ]
    return sections.joined().joined(separator: "\n\n") + "\n"
  }
}

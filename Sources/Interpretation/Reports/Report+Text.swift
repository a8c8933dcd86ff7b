import Wording

extension Report {
  /// The report as plain reading text: title, what dominates, the analysis, the advice.
  public var text: String {
    let headings = Report.headings[language]
    let sections = [
      [title], [headings.influences, keyInfluences],
      [headings.analysis] + detailedAnalysis.map(\.text),
      [headings.advice] + recommendations.enumerated().map { "\($0 + 1). \($1.text)" },
    ]
    return sections.joined().joined(separator: "\n\n") + "\n"
  }

  /// What the three sections are called.
  public static let headings = Bilingual(
    (influences: "Key influences", analysis: "Analysis", advice: "Recommendations"),
    (influences: "Головні впливи", analysis: "Докладний розгляд", advice: "Поради"))
}

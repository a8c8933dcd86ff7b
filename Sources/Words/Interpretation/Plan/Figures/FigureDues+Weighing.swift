import AstroChartModel

extension FigureDues {
  /// Whether something weighs more than a text on a flowing aspect.
  func hasAnswers(_ text: Candidate) -> Bool { !answers(to: text).isEmpty }

  /// Whether a text tells what weighs more than another.
  func answers(_ text: Candidate, _ flowing: Candidate) -> Bool {
    answers(to: flowing).contains(where: text.tells)
  }

  /// Whether everything that weighs more than a text is told.
  func isWeighed(_ text: Candidate, among told: [Candidate]) -> Bool {
    answers(to: text).allSatisfy { answer in told.contains { $0.tells(answer) } }
  }
}

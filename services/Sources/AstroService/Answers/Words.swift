import AstroSvitla

/// A message in every language.
struct Words: Sendable {
  let english: String
  let ukrainian: String

  init(_ english: String, _ ukrainian: String) { (self.english, self.ukrainian) = (english, ukrainian) }

  /// Where, what is wrong, and what to do about it.
  init(_ problem: Problem) {
    self.init(Words.line(problem.worded(in: .en)), Words.line(problem.worded(in: .uk)))
  }

  func told(in language: Language) -> String { language == .uk ? ukrainian : english }

  private static func line(_ problem: Problem) -> String {
    let what = [problem.location.pathText, problem.message].filter { !$0.isEmpty }.joined(separator: ": ")
    return problem.advice.isEmpty ? what : "\(what) (\(problem.advice))"
  }
}

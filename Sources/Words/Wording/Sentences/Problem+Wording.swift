public import AstroDiagnostics

extension Problem {
  /// The problem with its message and advice in the words of a language; one that has only its words keeps them.
  ///
  /// Names of fields and values stay as they are, because they are what is read.
  public func worded(in language: Language) -> Problem {
    let words = wording(in: language == .uk ? .ukrainian : .english)
    var problem = self
    problem.message = words.message
    problem.others = others.map { $0.worded(in: language) }
    return problem.advised(words.hint.worded(in: language == .uk ? .ukrainian : .english))
  }
}

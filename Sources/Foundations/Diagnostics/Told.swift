/// A reason in both languages side by side, for rooms with more reasons than an enumeration reads well with.
///
/// A room keeps its reasons as static members of an enumeration without cases (`ThemeFault.tooLarge`), so that
/// all its words stand in one file. A further language is a further parameter: the compiler names what lacks it.
package struct Told: ProblemReason {
  package let english: ProblemWording
  package let ukrainian: ProblemWording

  /// - Parameters:
  ///   - english: What is wrong, in one line without a final period; `hint` is the way out.
  ///   - ukrainian: The same, and its way out.
  package init(
    _ english: String, hint: Hint = "", ukrainian: String, hint ukrainianHint: Hint = ""
  ) {
    self.english = ProblemWording(english, hint: hint)
    self.ukrainian = ProblemWording(ukrainian, hint: ukrainianHint)
  }

  /// A reason whose way out needs no words, such as a list of names.
  package init(_ english: String, ukrainian: String, known hint: Hint) {
    self.init(english, hint: hint, ukrainian: ukrainian, hint: hint)
  }
}

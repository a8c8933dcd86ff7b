package import AstroDiagnostics

/// A command line that ArgumentParser refuses, in the parser's own English words.
package struct ParserFault: ProblemReason {
  private let words: String
  private let command: String

  /// - Parameter command: The command with its verb.
  package init(words: String, command: String) { (self.words, self.command) = (words, command) }

  package var english: ProblemWording { ProblemWording(words, hint: Hint("see \(command) --help")) }

  package var ukrainian: ProblemWording {
    ProblemWording(
      unknownOption ?? missing ?? invalidValue ?? unexpected ?? words,
      hint: Hint("див. \(command) --help"))
  }

  /// What the parser put into single quotes.
  private var quoted: [Substring] {
    words.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .compactMap { $0.isMultiple(of: 2) ? nil : $1 }
  }

  private var unknownOption: String? {
    guard words.hasPrefix("Unknown option '"), let option = quoted.first else { return nil }
    let nearest = words.contains("Did you mean") ? quoted.dropFirst().first : nil
    return "невідомий параметр \(option)" + (nearest.map { "; можливо, \($0)?" } ?? "")
  }

  private var missing: String? {
    guard let name = quoted.first else { return nil }
    if words.hasPrefix("Missing expected argument '") { return "бракує аргументу \(name)" }
    return words.hasPrefix("Missing value for '") ? "бракує значення для \(name)" : nil
  }

  private var invalidValue: String? {
    guard words.hasPrefix("The value '"), quoted.count >= 2 else { return nil }
    let advice = words.components(after: "': ").map { ": \(ParserFault.translated($0))" } ?? ""
    return "значення \(Quotation.angular(String(quoted[0]))) не годиться для \(quoted[1])\(advice)"
  }

  private var unexpected: String? {
    guard words.hasPrefix("Unexpected argument '"), let argument = quoted.first else { return nil }
    return "зайвий аргумент \(Quotation.angular(String(argument)))"
  }

  /// What an option's own reader advises, which the parser passes on.
  package static func translated(_ advice: String) -> String {
    let forms = [("did you mean ", "можливо, "), ("known: ", "відомі: "), ("such as ", "як-от ")]
    guard let (english, ukrainian) = forms.first(where: { advice.hasPrefix($0.0) }) else { return advice }
    return ukrainian + advice.dropFirst(english.count)
  }
}

extension String {
  /// What follows the last occurrence of a text; `nil` without one.
  fileprivate func components(after text: String) -> String? {
    ranges(of: text).last.map { String(self[$0.upperBound...]) }
  }
}

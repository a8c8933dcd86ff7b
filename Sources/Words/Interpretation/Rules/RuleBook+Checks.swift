import AstroChartModel
public import AstroDiagnostics
import AstroWording

extension RuleBook {
  /// What is wrong with the book apart from the form of its files; empty for the built-in book.
  public var findings: [Problem] {
    repeatedIDs
      + Language.allCases.flatMap { missingWords(in: $0) + textFindings(in: $0) + repeatedSentences(in: $0) }
  }

  var repeatedIDs: [Problem] {
    var files: [String: String] = [:]
    return rules.compactMap { rule in
      guard let first = files.updateValue(rule.file, forKey: rule.id) else { return nil }
      return rule.finding("ruleId", RuleFault.idTwice(first: first))
    }
  }

  /// The rule's words in the language, field by field, those for single signs among them.
  func texts(of rule: Rule, in language: Language) -> [(field: String, text: String)] {
    let all = text(of: rule.id, in: language)?.fields ?? []
    let bySign = Sign.allCases.flatMap { text(of: rule.id, for: $0, in: language)?.fields ?? [] }
    return (all + bySign).map { ("\(language.tag).\($0.name)", $0.text) }
  }

  private func missingWords(in language: Language) -> [Problem] {
    rules.filter { texts(of: $0, in: language).isEmpty }.map {
      $0.finding(language.tag, RuleFault.noWords(in: language))
    }
  }

  private func textFindings(in language: Language) -> [Problem] {
    rules.flatMap { rule in
      texts(of: rule, in: language).flatMap { rule.findings(in: $0.text, $0.field, language) }
    }
  }

  /// The sentences that occur more than once in the language.
  private func repeatedSentences(in language: Language) -> [Problem] {
    var owners: [Substring: String] = [:]
    return rules.flatMap { rule in
      texts(of: rule, in: language).flatMap { field, text in
        Sentences.of(text).compactMap { sentence -> Problem? in
          guard let owner = owners.updateValue(rule.id, forKey: sentence) else { return nil }
          return rule.finding(field, RuleFault.sentenceTwice(sentence, in: owner))
        }
      }
    }
  }
}

extension Rule {
  /// The numbers of words that each field may have, chosen so that leads and clauses fill an analysis; a part
  /// of the opening or the closing is one sentence.
  static let lengths = ["headline": 6...18, "lead": 18...75, "clause": 8...28, "advice": 18...75]
  static let partLength = 5...32
  /// The same for the fields of a joint.
  static let jointLengths = [
    "lead": 34...80, "clause": 8...28, "advice": 18...65, "turn": 8...26, "question": 16...44,
    "sentence": 9...28, "meeting": 6...22, "headline": 6...18,
  ]
  /// The same for a bridge.
  static let bridgeLength = 14...48

  /// The same for a resolution.
  static let resolutionLength = 40...80

  private func length(of field: String) -> ClosedRange<Int> {
    switch role {
    case .paragraph: Rule.lengths[field] ?? 1...75
    case .joint: Rule.jointLengths[field] ?? 1...80
    case .bridge: Rule.bridgeLength
    case .resolution: Rule.resolutionLength
    default: Rule.partLength
    }
  }

  fileprivate func findings(in text: String, _ field: String, _ language: Language) -> [Problem] {
    let (words, bounds) = (WordCount.of(text), length(of: String(field.drop { $0 != "." }.dropFirst())))
    let length =
      bounds.contains(words)
      ? nil : finding(field, RuleFault.length(words, wanted: bounds))
    let problem = Script.problem(in: Template.bare(text), of: language).map { finding(field, $0) }
    let slots = Template.problem(in: text).map { finding(field, $0) }
    return [length, problem, slots].compactMap(\.self)
  }

  fileprivate func finding(_ field: String, _ reason: some ProblemReason) -> Problem {
    Problem(
      .invalidRules, at: Problem.Location(source: file, subject: id, path: [.name(field)]), reason)
  }
}

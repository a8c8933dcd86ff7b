import ChartModel
public import Diagnostics
import Wording

extension RuleBook {
  /// What is wrong with the book beyond the form of its files; our own has nothing.
  public var findings: [Problem] { repeatedIDs + rules.flatMap(\.findings) + repeatedSentences }

  var repeatedIDs: [Problem] {
    var files: [String: String] = [:]
    return rules.compactMap { rule in
      guard let first = files.updateValue(rule.file, forKey: rule.id) else { return nil }
      return rule.finding("ruleId", "the id stands twice", hint: "first in \(first)")
    }
  }

  /// Sentences that stand more than once in one language.
  private var repeatedSentences: [Problem] {
    var findings: [Problem] = []
    for language in Language.allCases {
      var owners: [Substring: String] = [:]
      for rule in rules {
        for (field, sentence) in rule.sentences(in: language) {
          guard let owner = owners.updateValue(rule.id, forKey: sentence) else { continue }
          findings.append(
            rule.finding(field, "the sentence “\(sentence)” stands twice", hint: "also in \(owner)"))
        }
      }
    }
    return findings
  }
}

extension Rule {
  /// How many words a text may have, so that six to ten of them fill an analysis.
  static let length = 35...75

  /// The rule's texts in one language, by field.
  func texts(in language: Language) -> [(field: String, text: String)] {
    let suffix = Bilingual("En", "Uk")[language]
    return [
      ("interpretation\(suffix)", interpretation[language]),
      ("recommendation\(suffix)", recommendation[language]),
    ]
  }

  fileprivate func sentences(in language: Language) -> [(field: String, sentence: Substring)] {
    texts(in: language).flatMap { field, text in Sentences.of(text).map { (field, $0) } }
  }

  fileprivate var findings: [Problem] {
    var findings = Language.allCases.flatMap { language in
      texts(in: language).flatMap { textFindings($0.field, $0.text, in: language) }
    }
    if tags.count(where: { Stage(rawValue: $0) != nil }) != 1 {
      findings.append(finding("tags", "needs one stage"))
    }
    for tag in tags where Stage(rawValue: tag) == nil && Leaning(rawValue: tag) == nil {
      findings.append(finding("tags", "\(tag) is neither a stage nor a leaning"))
    }
    return findings
  }

  private func textFindings(_ field: String, _ text: String, in language: Language) -> [Problem] {
    let words = WordCount.of(text)
    let length = Rule.length.contains(words) ? nil : finding(field, "has \(words) words", hint: "35 to 75")
    return [length, Script.problem(in: text, of: language).map { finding(field, $0) }].compactMap(\.self)
  }

  fileprivate func finding(_ field: String, _ message: String, hint: Hint = "") -> Problem {
    Problem(
      .invalidRules, at: Place(source: file, subject: id, path: [.name(field)]), message, hint: hint)
  }
}

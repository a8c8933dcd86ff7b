import ChartModel
public import Diagnostics
import Wording

extension RuleBook {
  /// What is wrong with the book beyond the form of its files; our own has nothing.
  public var findings: [Problem] {
    repeatedIDs + rules.flatMap(\.findings)
      + Language.allCases.flatMap { missingWords(in: $0) + textFindings(in: $0) + repeatedSentences(in: $0) }
  }

  var repeatedIDs: [Problem] {
    var files: [String: String] = [:]
    return rules.compactMap { rule in
      guard let first = files.updateValue(rule.file, forKey: rule.id) else { return nil }
      return rule.finding("ruleId", "the id stands twice", hint: "first in \(first)")
    }
  }

  /// What the rule says in the language, field by field.
  func texts(of rule: Rule, in language: Language) -> [(field: String, text: String)] {
    text(of: rule.id, in: language)?.fields.map { ("\(language.tag).\($0.name)", $0.text) } ?? []
  }

  private func missingWords(in language: Language) -> [Problem] {
    rules.filter { text(of: $0.id, in: language) == nil }.map {
      $0.finding(language.tag, "has no words in \(language.englishName)")
    }
  }

  private func textFindings(in language: Language) -> [Problem] {
    rules.flatMap { rule in
      texts(of: rule, in: language).flatMap { rule.findings(in: $0.text, $0.field, language) }
    }
  }

  /// Sentences that stand more than once in the language.
  private func repeatedSentences(in language: Language) -> [Problem] {
    var owners: [Substring: String] = [:]
    return rules.flatMap { rule in
      texts(of: rule, in: language).flatMap { field, text in
        Sentences.of(text).compactMap { sentence -> Problem? in
          guard let owner = owners.updateValue(rule.id, forKey: sentence) else { return nil }
          return rule.finding(field, "the sentence “\(sentence)” stands twice", hint: "also in \(owner)")
        }
      }
    }
  }
}

extension Rule {
  /// How many words a lead and its advice may have, so that six to ten of them fill an analysis.
  static let length = 35...75

  fileprivate var findings: [Problem] {
    tags.filter { Leaning(named: $0) == nil }.map {
      finding("tags", "\($0) is neither a stage nor a leaning")
    }
  }

  fileprivate func findings(in text: String, _ field: String, _ language: Language) -> [Problem] {
    let words = WordCount.of(text)
    let length = Rule.length.contains(words) ? nil : finding(field, "has \(words) words", hint: "35 to 75")
    return [length, Script.problem(in: text, of: language).map { finding(field, $0) }].compactMap(\.self)
  }

  fileprivate func finding(_ field: String, _ message: String, hint: Hint = "") -> Problem {
    Problem(
      .invalidRules, at: Place(source: file, subject: id, path: [.name(field)]), message, hint: hint)
  }
}

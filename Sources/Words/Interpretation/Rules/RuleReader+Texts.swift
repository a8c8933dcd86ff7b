import AstroChartModel
import AstroDiagnostics
import AstroJSON

/// The older form of rule files, in which rules hold their own words in these fields.
enum OlderForm {
  /// The ending of a language's fields, and its tag.
  static let languages = [(ending: "En", tag: "en"), (ending: "Uk", tag: "uk")]
  static let fields = languages.flatMap { ["interpretation\($0.ending)", "recommendation\($0.ending)"] }
}

extension RuleReader {
  /// The words that a rule holds itself, by language tag; empty if it has no such field, `nil` if some are
  /// missing or wrong.
  mutating func olderWords(of node: JSONCursor) -> [(language: String, text: RuleText)]? {
    guard OlderForm.fields.contains(where: { node.present($0) != nil }) else { return [] }
    var words: [(language: String, text: RuleText)] = []
    for (ending, tag) in OlderForm.languages {
      let lead = text("interpretation\(ending)", of: node)
      let advice = text("recommendation\(ending)", of: node)
      if let lead, let advice { words.append((tag, RuleText(lead: lead, advice: advice))) }
    }
    return words.count == OlderForm.languages.count ? words : nil
  }

  /// Reads a file of words, and returns no rules.
  mutating func readTexts(_ root: JSONCursor, language: String) -> [Rule] {
    guard let entries = root.entries else {
      report(root, RuleFault.notWords)
      return []
    }
    if entries.isEmpty { report(root, RuleFault.noWords) }
    for (id, node) in entries {
      begin(id)
      refuseUnknownSign(of: id, at: node)
      if let text = text(of: node) { found(text, of: id, language: language) }
    }
    return []
  }

  private mutating func refuseUnknownSign(of id: String, at node: JSONCursor) {
    let parts = id.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, Sign(rawValue: String(parts[1])) == nil else { return }
    report(node, problem: .unknown("sign", String(parts[1]), among: Sign.allCases.map(\.rawValue)))
  }

  private mutating func text(of node: JSONCursor) -> RuleText? {
    guard node.isObject else {
      report(node, RuleFault.wordsNotObject)
      return nil
    }
    refuseUnknownFields(of: node, known: RuleText.parts.map(\.name))
    let before = mistakeCount
    var words = RuleText()
    for (name, path) in RuleText.parts {
      words[keyPath: path] = node.present(name).flatMap { text($0) }
    }
    guard mistakeCount == before else { return nil }
    // A rule whose lead depends on the sign has no other.
    if words.lead == nil, words.companion == nil {
      report(node, lacking: "lead", RuleFault.missing)
      return nil
    }
    return words
  }
}

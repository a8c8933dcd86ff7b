package import AstroChartModel
package import AstroWording

/// The words of a rule in one language.
package struct RuleText: Hashable, Sendable {
  /// A few words for the opening; a rule without them is not named there if enough others have some.
  package var headline: String?
  /// Two or three sentences on the rule's fact; a rule without them never leads a paragraph.
  package var lead: String?
  /// One sentence that can follow another lead on the same subject; a rule without it can only lead.
  package var clause: String?
  /// One to three sentences on what to do.
  package var advice: String?
  /// The last sentence of a joint's paragraph: the way out.
  package var turn: String?
  /// What the joint makes of the person and asks, as the beginning of the opening.
  package var question: String?
  /// The joint in one sentence: of the opening, where another one is the main figure, or beside another in its
  /// paragraph.
  package var sentence: String?
  /// The answer to its question, as the end of the closing.
  package var meeting: String?

  package init(
    headline: String? = nil, lead: String? = nil, clause: String? = nil, advice: String? = nil,
    turn: String? = nil, question: String? = nil, sentence: String? = nil, meeting: String? = nil
  ) {
    (self.headline, self.lead, self.clause, self.advice) = (headline, lead, clause, advice)
    (self.turn, self.question, self.sentence, self.meeting) = (turn, question, sentence, meeting)
  }

  /// The fields by name, in the order of the index of the built-in book.
  static let parts: [(name: String, path: any WritableKeyPath<RuleText, String?> & Sendable)] = [
    ("headline", \.headline), ("lead", \.lead), ("clause", \.clause), ("advice", \.advice),
    ("turn", \.turn), ("question", \.question), ("sentence", \.sentence), ("meeting", \.meeting),
  ]

  /// A text whose parts come from elsewhere.
  ///
  /// - Parameter part: The part with a name and an index; `nil` where there is none.
  init(from part: (_ name: String, _ index: Int) -> String?) {
    self.init()
    for (index, field) in RuleText.parts.enumerated() { self[keyPath: field.path] = part(field.name, index) }
  }

  /// The sentence that can follow another lead.
  var companion: String? { clause ?? sentence }

  /// The text with the parts of another in place of its own, where the other has them.
  func overlaid(by other: RuleText?) -> RuleText {
    guard let other else { return self }
    var text = self
    for (_, path) in RuleText.parts {
      if let part = other[keyPath: path] { text[keyPath: path] = part }
    }
    return text
  }

  /// The texts that it has, with the names of their fields.
  var fields: [(name: String, text: String)] {
    RuleText.parts.compactMap { name, path in self[keyPath: path].map { (name, $0) } }
  }
}

/// A source of the words of rules.
package protocol RuleTexts: Sendable {
  /// The words of a rule; `nil` if it has none in the language.
  func text(of rule: String, in language: Language) -> RuleText?

  /// The words that a rule has for one sign only, in place of those that are true of several; `nil` if it has none.
  func text(of rule: String, for sign: Sign, in language: Language) -> RuleText?

  /// The number of words of a rule's lead beside its slots; `nil` if it has none in the language.
  func leadLength(of rule: String, in language: Language) -> Int?

  /// The numbers of words of a rule's parts with their slots filled by its evidence; `nil` if it has none in the
  /// language.
  func lengths(of rule: String, on evidence: [Factor], in language: Language) -> TextLengths?
}

extension RuleTexts {
  package func text(of rule: String, for sign: Sign, in language: Language) -> RuleText? { nil }

  /// The words of a rule in a chart: those for the sign that its evidence begins with come first.
  func text(of rule: String, on evidence: [Factor], in language: Language) -> RuleText? {
    let own = evidence.leadingSign.flatMap { text(of: rule, for: $0, in: language) }
    return text(of: rule, in: language)?.overlaid(by: own) ?? own
  }

  package func leadLength(of rule: String, in language: Language) -> Int? {
    text(of: rule, in: language)?.lead.map { SlottedText.fixedWords(of: $0) }
  }

  package func lengths(of rule: String, on evidence: [Factor], in language: Language) -> TextLengths? {
    text(of: rule, on: evidence, in: language).map { text in
      TextLengths(of: text.filled(with: SlotValues(evidence), in: language, RuleText.measured))
    }
  }
}

extension Sign {
  /// The id under which a file of words has those of a rule for this sign only.
  func id(of rule: String) -> String { "\(rule)@\(rawValue)" }
}

extension [Factor] {
  /// The first sign that they name.
  var leadingSign: Sign? {
    for factor in self {
      switch factor {
      case .sign(_, let sign), .cusp(_, let sign): return sign
      default: continue
      }
    }
    return nil
  }
}

/// Words that are kept in memory as they were read.
struct ReadTexts: RuleTexts {
  /// The words by language tag and by the id of their rule, or of their rule for a sign.
  private var texts: [String: [String: RuleText]] = [:]

  var isEmpty: Bool { texts.isEmpty }

  /// - Returns: The words that are replaced, if any.
  @discardableResult
  mutating func add(_ text: RuleText, of rule: String, language tag: String) -> RuleText? {
    texts[tag, default: [:]].updateValue(text, forKey: rule)
  }

  func text(of rule: String, in language: Language) -> RuleText? { texts[language.tag]?[rule] }

  func text(of rule: String, for sign: Sign, in language: Language) -> RuleText? {
    texts[language.tag]?[sign.id(of: rule)]
  }
}

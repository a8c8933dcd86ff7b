import AstroChartModel
import AstroInterpretation
import AstroWording

extension Language {
  static let pseudo = Language(
    tag: "qps", autonym: "Pšééúúďóó", englishName: "pseudo-language", hyphenation: .none,
    phrasebook: PseudoPhrasebook())
}

/// The words of our rules in the pseudo-language.
struct PseudoTexts: RuleTexts {
  private let english: RuleBook

  init(of book: RuleBook) { english = book }

  func text(of rule: String, in language: Language) -> RuleText? {
    language == .pseudo ? english.text(of: rule, in: .en).map(accented) : nil
  }

  func text(of rule: String, for sign: Sign, in language: Language) -> RuleText? {
    language == .pseudo ? english.text(of: rule, for: sign, in: .en).map(accented) : nil
  }

  private func accented(_ text: RuleText) -> RuleText {
    RuleText(
      headline: text.headline.map(accented), lead: text.lead.map(accented),
      clause: text.clause.map(accented), advice: text.advice.map(accented))
  }

  /// Slots stay as they are.
  private func accented(_ text: String) -> String {
    var isSlot = false
    return text.split(omittingEmptySubsequences: false) { "{}".contains($0) }.map { part in
      defer { isSlot.toggle() }
      return isSlot ? "{\(part)}" : Accent.on(String(part))
    }.joined()
  }
}

extension RuleBook {
  /// Our own book, in the pseudo-language as well.
  static func withPseudo() -> RuleBook {
    let book = RuleBook.builtIn()
    return book.adding(texts: PseudoTexts(of: book))
  }
}

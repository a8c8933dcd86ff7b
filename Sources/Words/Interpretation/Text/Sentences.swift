import AstroDiagnostics
import AstroWording

/// Splits a text into its sentences.
package enum Sentences {
  /// The sentences with their closing punctuation, and without the space between them.
  package static func of(_ text: String) -> [Substring] {
    var sentences: [Substring] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      let end = text.index(after: index)
      guard endsSentence(text[index]) else {
        index = end
        continue
      }
      let close = text[end...].firstIndex { !$0.isOne(of: "”»)…?.") } ?? text.endIndex
      // A period inside a number or an abbreviation is not followed by a space and a capital.
      if close == text.endIndex || beginsSentence(text[close...]) {
        sentences.append(text[start..<close])
        start = text[close...].firstIndex { !$0.isWhitespace } ?? text.endIndex
      }
      index = max(close, start)
    }
    if start < text.endIndex { sentences.append(text[start...]) }
    return sentences
  }

  private static func endsSentence(_ character: Character) -> Bool { character.isOne(of: ".?!…") }

  private static func beginsSentence(_ rest: Substring) -> Bool {
    guard rest.first?.isWhitespace == true, let next = rest.first(where: { !$0.isWhitespace }) else {
      return false
    }
    return next.isUppercase || next.isNumber || next.isOne(of: "“«–—")
  }
}

extension Character {
  /// Whether it is one of these characters, without combining marks.
  ///
  /// Scalars are compared, because comparing characters takes time quadratic in the number of combining
  /// marks.
  fileprivate func isOne(of signs: String) -> Bool {
    guard unicodeScalars.count == 1, let scalar = unicodeScalars.first else { return false }
    return signs.unicodeScalars.contains(scalar)
  }
}

/// Checks which characters a text may contain.
enum Script {
  /// A message about the first character that does not belong in the language; `nil` if there is none.
  static func problem(in text: String, of language: Language) -> Told? {
    text.unicodeScalars.first { !language.phrasebook.allows($0) }.map {
      Told(
        "“\($0)” is not a character of \(language.englishName) prose",
        ukrainian: "символ «\($0)» не вживається в тексті мовою \(language.tag)")
    }
  }
}

import ChartModel
import Wording

/// Finds where a text speaks of what is in a chart.
struct MentionFinder: Sendable {
  /// What is spoken of, and by which words of the sentence.
  struct Found: Hashable {
    var mention: Mention
    var words: Range<Int>
  }

  /// A sentence with what it speaks of, in order.
  struct Sentence {
    var text: Substring
    /// The words in small letters.
    var words: [String]
    var found: [Found]
  }

  private struct Form {
    var words: [String]
    var mention: Mention
    var isName: Bool
  }

  /// By their first word, the longest first.
  private let forms: [String: [Form]]

  init(in language: Language) {
    let forms = language.phrasebook.mentionForms.map { form in
      Form(words: MentionFinder.words(of: form.words).map(\.small), mention: form.mention, isName: form.isName)
    }
    self.forms = Dictionary(grouping: forms) { $0.words.first ?? "" }.mapValues { forms in
      forms.sorted { $0.words.count > $1.words.count }
    }
  }

  func sentences(of text: String) -> [Sentence] { Sentences.of(text).map(sentence) }

  private func sentence(_ text: Substring) -> Sentence {
    let words = MentionFinder.words(of: text)
    var found: [Found] = []
    var index = 0
    while index < words.count {
      if let form = form(at: index, in: words) {
        found.append(Found(mention: form.mention, words: index..<index + form.words.count))
        index += form.words.count
      } else {
        index += 1
      }
    }
    return Sentence(text: text, words: words.map(\.small), found: found)
  }

  private func form(at index: Int, in words: [Word]) -> Form? {
    forms[words[index].small]?.first { form in
      (!form.isName || words[index].isCapital)
        && words[index...].prefix(form.words.count).map(\.small).elementsEqual(form.words)
    }
  }
}

// MARK: - Words

extension MentionFinder {
  private struct Word {
    var small: String
    var isCapital: Bool
  }

  /// The words of a text; a hyphen or an apostrophe within does not end one, and an English possessive is left out.
  private static func words(of text: some StringProtocol) -> [Word] {
    text.split { !$0.isLetter && !$0.isNumber && !"-’'ʼ".contains($0) }.compactMap { part in
      let word = part.hasSuffix("’s") ? part.dropLast(2) : part
      guard let first = word.first, first != "-" else { return nil }
      return Word(small: word.lowercased(), isCapital: first.isUppercase)
    }
  }
}

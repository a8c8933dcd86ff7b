import AstroChartModel
import AstroInterpretation
import AstroWording

/// Finds where a text mentions elements of a chart.
struct MentionFinder: Sendable {
  /// A mention, and the words of the sentence that make it.
  struct Found: Hashable {
    var mention: Mention
    var words: Range<Int>
    fileprivate(set) var isOnlyInLists = false
  }

  /// A sentence with its mentions, in order.
  struct Sentence {
    var text: Substring
    /// The words in lower case.
    var words: [String]
    var found: [Found]
  }

  private struct Form {
    var words: [String]
    var mention: Mention
    var isName: Bool
    var isOnlyInLists: Bool
  }

  /// The forms of mentions by their first word, the longest first.
  private let forms: [String: [Form]]

  private let words: any MentionWords

  static let all = PerLanguage<MentionFinder> { MentionFinder(in: $0) }

  init(in language: Language) {
    words = language.phrasebook
    let forms = language.phrasebook.mentionForms.map { form in
      Form(
        words: MentionFinder.words(of: form.words).map(\.small), mention: form.mention,
        isName: form.isName, isOnlyInLists: form.isOnlyInLists)
    }
    self.forms = Dictionary(grouping: forms) { $0.words.first ?? "" }.mapValues { forms in
      forms.sorted { $0.words.count > $1.words.count }
    }
  }

  /// Splits a text into sentences; a semicolon ends one as well.
  func sentences(of text: String) -> [Sentence] {
    Sentences.of(text).flatMap { $0.split(separator: ";") }.map(sentence)
  }

  private func sentence(_ text: Substring) -> Sentence {
    let words = MentionFinder.words(of: text)
    var found: [Found] = []
    var index = 0
    while index < words.count {
      if let form = form(at: index, in: words) {
        let place = index..<index + form.words.count
        found.append(Found(mention: form.mention, words: place, isOnlyInLists: form.isOnlyInLists))
        index += form.words.count
      } else {
        index += 1
      }
    }
    return sentence(text, words.map(\.small), found)
  }

  /// Leaves out words that have only their everyday sense here.
  private func sentence(_ text: Substring, _ small: [String], _ found: [Found]) -> Sentence {
    var kept = found.indices.filter { !found[$0].isOnlyInLists || isListed($0, in: found, small) }.map {
      found[$0]
    }
    if kept.count == 1, kept[0].words == 0..<1, words.everydayNames.contains(small[0]) { kept = [] }
    return Sentence(text: text, words: small, found: kept)
  }

  /// Whether it forms a list with a neighbor of the same kind.
  private func isListed(_ index: Int, in found: [Found], _ small: [String]) -> Bool {
    [(index - 1, index), (index, index + 1)].contains { one, other in
      guard found.indices.contains(one), found.indices.contains(other),
        found[one].mention.isOfKind(of: found[other].mention)
      else { return false }
      return small[found[one].words.upperBound..<found[other].words.lowerBound].allSatisfy(
        words.joiningWords.contains)
    }
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
  /// The words of a text in lower case.
  static func smallWords(of text: some StringProtocol) -> [String] { words(of: text).map(\.small) }

  private struct Word {
    var small: String
    var isCapital: Bool
  }

  /// The words of a text; a hyphen or an apostrophe inside a word does not end it, and an English possessive
  /// ending is removed.
  private static func words(of text: some StringProtocol) -> [Word] {
    text.split { !$0.isLetter && !$0.isNumber && !"-’'ʼ".contains($0) }.compactMap { part in
      let word = part.hasSuffix("’s") ? part.dropLast(2) : part
      guard let first = word.first, first != "-" else { return nil }
      return Word(small: word.lowercased(), isCapital: first.isUppercase)
    }
  }
}

extension Mention {
  fileprivate func isOfKind(of other: Mention) -> Bool {
    switch (self, other) {
    case (.signs, .signs), (.aspect, .aspect): true
    default: false
    }
  }
}

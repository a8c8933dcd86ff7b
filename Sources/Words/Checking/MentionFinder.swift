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
    /// The places of words behind which a comma, a colon or a bracket stands.
    var breaks: Set<Int> = []

    /// The places of words behind which a colon or a bracket stands.
    var colons: Set<Int> = []

    /// Whether a colon or a bracket stands behind a word.
    func isColon(_ word: Int) -> Bool { colons.contains(word) }

    /// Whether a comma, a colon or a bracket stands between two words, the second not before the first.
    func isBroken(_ one: Int, _ other: Int) -> Bool {
      (one..<max(one, other)).contains(where: breaks.contains)
    }

    /// The words around one, up to the next comma, colon or bracket.
    func clause(of word: Int) -> Range<Int> {
      var (start, end) = (word, word + 1)
      while start > 0, !breaks.contains(start - 1) { start -= 1 }
      while end < words.count, !breaks.contains(end - 1) { end += 1 }
      return start..<min(end, words.count)
    }
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
  private let bareHouses: [String: Int]

  static let all = PerLanguage<MentionFinder> { MentionFinder(in: $0) }

  init(in language: Language) {
    words = language.phrasebook
    bareHouses = words.bareHouses
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
    addBareHouses(to: &found, in: words)
    var whole = sentence(text, words.map(\.small), found.sorted { $0.words.lowerBound < $1.words.lowerBound })
    whole.breaks = Set(words.indices.filter { words[$0].endsClause })
    whole.colons = Set(words.indices.filter { words[$0].isBeforeColon })
    return whole
  }

  /// Adds houses that are named by their number alone, as in “in the ninth”, where it can be nothing else.
  private func addBareHouses(to found: inout [Found], in row: [Word]) {
    let taken = Set(found.flatMap(\.words))
    let first = found.first { if case .house = $0.mention { true } else { false } }?.words.lowerBound
    for index in row.indices where index > 0 && !taken.contains(index) {
      guard let house = bareHouses[row[index].small], isPlaced(index, in: row),
        isBareHouse(index, in: row, wasNamed: first.map { $0 < index } ?? false)
      else { continue }
      found.append(Found(mention: .house(house), words: index..<index + 1))
    }
  }

  /// Whether a number is a place: “in the ninth”, “from the ninth”, but not “in first” where there are articles.
  private func isPlaced(_ index: Int, in row: [Word]) -> Bool {
    var last = index - 1
    if words.articles.contains(row[last].small) {
      guard last > 0 else { return false }
      last -= 1
    } else if words.hasArticles {
      return false
    }
    return words.placingWords.contains(row[last].small) || words.leavingWords.contains(row[last].small)
  }

  /// Whether nothing that is counted follows a number: another house was named before it, or something stands there.
  private func isBareHouse(_ index: Int, in row: [Word], wasNamed: Bool) -> Bool {
    let next = row.indices.contains(index + 1) ? row[index + 1].small : nil
    let isStanding = next.map(words.standingWords.contains) ?? false
    return isStanding || wasNamed && (row[index].endsClause || next == nil)
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

  private func form(at index: Int, in row: [Word]) -> Form? {
    forms[row[index].small]?.first { form in
      (!form.isName || row[index].isCapital)
        && row[index...].prefix(form.words.count).map(\.small).elementsEqual(form.words)
        && !isEveryday(form, at: index, in: row)
    }
  }

  /// Whether “rises” is said of something else than a sign: “your income rises with your standing”.
  private func isEveryday(_ form: Form, at index: Int, in row: [Word]) -> Bool {
    guard words.risingWords.contains(row[index].small) else { return false }
    guard index > 0 else { return true }
    let risen = forms[row[index - 1].small, default: []].map(\.mention)
    if risen.contains(where: { if case .signs = $0 { true } else { false } }) { return false }
    let next = row.indices.contains(index + 1) ? row[index + 1].small : ""
    guard !words.riseFollowers.contains(next) || row[index].endsClause else { return true }
    return !risen.contains { if case .body = $0 { true } else { false } }
      && !words.risenWords.contains(row[index - 1].small)
  }
}

// MARK: - Words

extension MentionFinder {
  /// The words of a text in lower case.
  static func smallWords(of text: some StringProtocol) -> [String] { words(of: text).map(\.small) }

  private struct Word {
    var small: String
    var isCapital: Bool
    /// Whether a comma, a colon or a bracket follows.
    var endsClause = false
    /// Whether it is not a comma.
    var isBeforeColon = false
  }

  /// The words of a text; a hyphen or an apostrophe inside a word does not end it, and an English possessive
  /// ending is removed.
  private static func words(of text: some StringProtocol) -> [Word] {
    var words: [Word] = []
    var index = text.startIndex
    while index < text.endIndex {
      let end = text[index...].firstIndex { !isOfWord($0) } ?? text.endIndex
      let part = text[index..<end]
      let bare = part.hasSuffix("’s") ? part.dropLast(2) : part
      if let first = bare.first, first != "-" {
        words.append(Word(small: bare.lowercased(), isCapital: first.isUppercase))
      }
      index = text[end...].firstIndex(where: isOfWord) ?? text.endIndex
      guard !words.isEmpty else { continue }
      if text[end..<index].contains(where: { ",:()".contains($0) }) {
        words[words.count - 1].endsClause = true
      }
      if text[end..<index].contains(where: { ":()".contains($0) }) {
        words[words.count - 1].isBeforeColon = true
      }
    }
    return words
  }

  private static func isOfWord(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || "-’'ʼ".contains(letter)
  }
}

extension Mention {
  /// The signs that it names: one, or those of an element.
  var signs: [Sign] { if case .signs(let signs) = self { signs } else { [] } }

  fileprivate func isOfKind(of other: Mention) -> Bool {
    switch (self, other) {
    case (.signs, .signs), (.aspect, .aspect): true
    default: false
    }
  }
}

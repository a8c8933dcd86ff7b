import AstroChartModel
import AstroWording

/// What can be counted in a text of ours without understanding it.
struct Prose {
  let language: Language
  private let names: [String: Body]
  private let isEnglish: Bool

  init(in language: Language) {
    self.language = language
    isEnglish = language == .en
    let forms = language.phrasebook.mentionForms.compactMap { form in
      if case .body(let body) = form.mention, body.isPlanet { (form.words, body) } else { nil }
    }
    names = Dictionary(forms, uniquingKeysWith: { first, _ in first })
  }

  /// The words that a paragraph should have.
  var paragraphWords: ClosedRange<Int> { isEnglish ? 75...105 : 68...90 }

  /// The words that an opening should have; Ukrainian says the same in some fifteen per cent fewer.
  var openingWords: ClosedRange<Int> { isEnglish ? 45...75 : 38...64 }

  /// The words that a closing should have.
  var closingWords: ClosedRange<Int> { isEnglish ? 35...60 : 30...51 }

  /// The parts of a text between blanks that have a letter or a digit.
  func wordCount(of text: some StringProtocol) -> Int {
    text.split(whereSeparator: \.isWhitespace).count { $0.contains { $0.isLetter || $0.isNumber } }
  }

  /// The planets that a text names, in whatever case; the English ones without a possessive.
  func bodies(in text: some StringProtocol) -> Set<Body> { Set(words(of: text).compactMap(planet)) }

  /// Whether a planet in the nominative opens the sentence, as its subject does.
  func beginsWithPlanet(_ sentence: Substring) -> Bool {
    let words = words(of: sentence)
    guard let first = words.first == "The" ? words.dropFirst().first : words.first else { return false }
    return Body.planets.contains {
      $0.name(in: language).split(separator: " ").last.map(String.init) == first
    }
  }

  /// Whether the reader is spoken to, in Ukrainian by a verb too.
  func addressesReader(_ sentence: Substring) -> Bool {
    words(of: sentence).contains { word in
      let word = word.lowercased()
      if isEnglish { return ["you", "your", "yours", "yourself"].contains(word) }
      return ["ви", "вас", "вам", "вами"].contains(word) || word.hasPrefix("ваш") || Prose.isVerbOfYou(word)
    }
  }

  func hasConnective(_ sentence: Substring) -> Bool {
    let words = words(of: sentence).map { $0.lowercased() }
    return words.contains(where: (isEnglish ? Prose.englishLinks : Prose.ukrainianLinks).contains)
  }

  /// Whether it speaks of planets without their names.
  func countsPlanets(_ text: some StringProtocol) -> Bool {
    words(of: text).contains { $0.lowercased().hasPrefix(isEnglish ? "planets" : "планет") }
  }

  /// Whether it says that it counts three things.
  func countsThree(_ text: String) -> Bool {
    words(of: text).contains { ["three", "три", "трьох", "трьома", "трьом"].contains($0.lowercased()) }
  }

  /// Whether six words in a row stand twice in the texts; a word with a capital ends a row, for names and beginnings
  /// may recur.
  func repeatsSix(in texts: [String]) -> Bool {
    var seen: Set<[String]> = []
    let rows = texts.flatMap { words(of: $0).split { $0.first?.isLowercase != true } }
    return rows.contains { row in
      row.indices.dropLast(5).contains { !seen.insert(Array(row[$0..<$0 + 6])).inserted }
    }
  }

  // MARK: - Words

  private func words(of text: some StringProtocol) -> [String] {
    text.split(whereSeparator: { !$0.isLetter && $0 != "’" && $0 != "-" }).map { String($0) }
  }

  private func planet(_ word: String) -> Body? {
    names[word] ?? (word.hasSuffix("’s") ? names[String(word.dropLast(2))] : nil)
  }

  private static func isVerbOfYou(_ word: String) -> Bool {
    ["єте", "ете", "ите", "їте", "айте", "ійте", "уйте", "іть", "йте", "теся", "тесь", "ьте"].contains {
      word.count > $0.count + 1 && word.hasSuffix($0)
    }
  }

  private static let englishLinks: Set = [
    "so", "yet", "because", "therefore", "since", "although", "though", "but", "while", "whereas", "for",
  ]
  private static let ukrainianLinks: Set = [
    "тому", "тож", "бо", "адже", "зате", "водночас", "проте", "однак", "хоча", "але", "отже", "тоді", "доки",
  ]
}

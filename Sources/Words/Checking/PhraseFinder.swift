/// Finds phrases of the form of `CautionWords` in the words of a sentence.
///
/// Phrases are looked up by the first letters of their first words, so that the time is that of the text.
struct PhraseFinder<Kind: Hashable & Sendable>: Sendable {
  private struct Phrase: Sendable {
    var kind: Kind
    var steps: [Step]
    /// Words that must not follow.
    var unless: [Word]
    /// Words of which none may stand among the three before it.
    var notAfter: [Word]
  }

  private struct Step: Sendable {
    /// How many words may stand before it.
    var gap: Int
    var words: [Word]
  }

  /// A word, or a beginning of words.
  private struct Word: Sendable {
    var text: String
    var isBeginning: Bool

    init(_ text: Substring) {
      isBeginning = text.last == "*"
      self.text = String(isBeginning ? text.dropLast() : text)
    }

    func matches(_ word: String) -> Bool { isBeginning ? word.hasPrefix(text) : word == text }
  }

  /// The phrases by the first two letters of what may be their first word.
  private let phrases: [String: [Phrase]]
  private let denials: Set<String>

  /// - Parameter denials: Words that deny a phrase if they stand at most two words before it.
  init(_ phrases: [Kind: [String]], denials: Set<String> = []) {
    self.denials = denials
    var index: [String: [Phrase]] = [:]
    for (kind, texts) in phrases {
      for phrase in texts.compactMap({ PhraseFinder.phrase($0, kind) }) {
        for key in Set(phrase.steps[0].words.map { PhraseFinder.key($0.text) }) {
          index[key, default: []].append(phrase)
        }
      }
    }
    self.phrases = index
  }

  private static func key(_ word: String) -> String { String(word.prefix(2)) }

  private static func phrase(_ text: String, _ kind: Kind) -> Phrase? {
    var (steps, gap, unless, notAfter): ([Step], Int, [Word], [Word]) = ([], 0, [], [])
    for part in text.split(separator: " ") {
      switch part.first {
      case "~": gap = Int(part.dropFirst()) ?? 0
      case "!": unless = part.dropFirst().split(separator: "|").map(Word.init)
      case "^": notAfter = part.dropFirst().split(separator: "|").map(Word.init)
      default:
        steps.append(Step(gap: gap, words: part.split(separator: "|").map(Word.init)))
        gap = 0
      }
    }
    return steps.isEmpty ? nil : Phrase(kind: kind, steps: steps, unless: unless, notAfter: notAfter)
  }

  /// The first phrase in a row of lower-case words, and where it stands.
  func first(in words: [String]) -> (kind: Kind, words: Range<Int>)? {
    words.indices.lazy.compactMap { first(from: $0, in: words) }.first
  }

  /// The first phrase that begins at each word of a row, in order.
  func all(in words: [String]) -> [(kind: Kind, words: Range<Int>)] {
    words.indices.compactMap { first(from: $0, in: words) }
  }

  private func first(from start: Int, in words: [String]) -> (kind: Kind, words: Range<Int>)? {

    for phrase in phrases[PhraseFinder.key(words[start])] ?? [] {
      guard phrase.steps[0].words.contains(where: { $0.matches(words[start]) }),
        let end = end(of: phrase.steps[1...], in: words, from: start + 1),
        !(words.indices.contains(end) && phrase.unless.contains { $0.matches(words[end]) }),
        !words[max(0, start - 2)..<start].contains(where: denials.contains),
        !words[max(0, start - 3)..<start].contains(where: { word in
          phrase.notAfter.contains { $0.matches(word) }
        })
      else { continue }
      return (phrase.kind, start..<end)
    }
    return nil
  }

  /// Where the rest of a phrase ends; gaps are short, so there is little to try.
  ///
  /// What a denial in a gap denies is not said: “it promises no quick wealth”.
  private func end(of steps: ArraySlice<Step>, in words: [String], from start: Int) -> Int? {
    guard let step = steps.first else { return start }
    for place in start..<max(start, min(words.count, start + step.gap + 1)) {
      if step.words.contains(where: { $0.matches(words[place]) }),
        let end = end(of: steps.dropFirst(), in: words, from: place + 1)
      {
        return end
      }
      if denials.contains(words[place]) { return nil }
    }
    return nil
  }
}

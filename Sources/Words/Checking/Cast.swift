import AstroDiagnostics
import AstroWording

/// The two people of a reading of two, as its text names them.
struct Cast {
  /// The words of each name, in lower case.
  private let names: [[String]]
  /// The names as they stand behind what is theirs; empty where the language does not know.
  private let possessors: [[String]]
  /// What is known of each of them alone.
  private let known: [KnownFacts]
  private let words: any MentionWords

  /// Nobody is named.
  static let none = Cast([], [], in: .en)

  init(_ names: [String], _ known: [KnownFacts], in language: Language) {
    // A slot for a name is not to be found among the words.
    self.names = names.map { $0.hasPrefix("{") ? [] : MentionFinder.smallWords(of: $0) }
    possessors = names.map { name in
      language.phrasebook.possessor(name).map(MentionFinder.smallWords) ?? []
    }
    (self.known, words) = (known, language.phrasebook)
  }

  /// Whether the text is about two people.
  var isOfTwo: Bool { known.count == 2 }

  // MARK: - Whose a body is

  /// How many words may stand between a name and the body that is that person’s: “Roman, with Mercury in Virgo”.
  private static let reach = 2

  /// What is known of the person whose a body is said to be; `nil` if the sentence does not say so plainly.
  ///
  /// - Parameters:
  ///   - body: The words that name the body.
  ///   - claim: The words of what is said of it, behind which the name may stand: “Venus in Leo (Roman)”.
  func facts(of body: Range<Int>, _ claim: Range<Int>, in sentence: MentionFinder.Sentence) -> KnownFacts? {
    guard names.count == 2, known.count == 2 else { return nil }
    let before = max(0, body.lowerBound - Cast.reach)..<body.lowerBound
    let after = claim.upperBound..<min(sentence.words.count, claim.upperBound + 1)
    let owners = [0, 1].filter { person in
      place(of: names[person], in: sentence.words).contains { name in
        before.contains(name.upperBound - 1)
          || after.contains(name.lowerBound) && body.upperBound <= claim.lowerBound
      } || place(of: possessors[person], in: sentence.words).contains { $0.lowerBound == body.upperBound }
    }
    return owners.count == 1 ? known[owners[0]] : nil
  }

  private func place(of name: [String], in words: [String]) -> [Range<Int>] {
    guard !name.isEmpty else { return [] }
    return words.indices.compactMap { start in
      words[start...].prefix(name.count).elementsEqual(name) ? start..<start + name.count : nil
    }
  }

  // MARK: - Cases

  /// The names that stand in another case than the nominative, unless it is a genitive that is sure to be right.
  func objections(to sentence: MentionFinder.Sentence) -> [Objection] {
    guard !words.nameEndings.isEmpty else { return [] }
    return zip(names, possessors).compactMap { name, own in name.count == 1 ? (name[0], own) : nil }
      .filter { name, own in
        sentence.words.contains { isInflected($0, from: name) && [$0] != own }
      }.map { Objection(.name, ClaimFault.inflected($0.0)) }
  }

  private func isInflected(_ word: String, from name: String) -> Bool {
    guard word != name, name.count >= 3, !names.contains([word]) else { return false }
    let isOpen = name.last.map(words.nameEndings.contains) ?? false
    let stem = isOpen ? String(name.dropLast()) : name
    guard word.hasPrefix(stem) else { return false }
    return words.caseEndings.contains(String(word.dropFirst(stem.count)))
  }
}

import AstroInterpretation
import AstroSynastry

/// What stands around the parts of a reading: the opening before them, and a word to each behind them.
struct CoupleFrame {
  /// What helps the two most, and what asks most of them.
  let thesis: CoupleThesis
  /// The contact whose question the reading asks.
  let main: CoupleContact
  private let synastry: Synastry
  private let addresses: [Person: [CoupleItem]]

  init(_ thesis: CoupleThesis, main: CoupleContact, of synastry: Synastry, addresses: [Person: [CoupleItem]])
  {
    (self.thesis, self.main, self.synastry, self.addresses) = (thesis, main, synastry, addresses)
  }

  /// What helps most, the question of what asks most, and how the one serves the other.
  func opening(in telling: CoupleTelling) -> String {
    var sentences: [String] = []
    if let strength = thesis.strength, strength != main {
      sentences += [telling.plain(gift(of: strength)), telling.statement(of: strength)]
    }
    sentences.append(telling.question(of: main))
    if let answer { sentences.append(telling.plain(answer)) }
    return sentences.joined(separator: " ")
  }

  /// The lowest score of which nothing but good is said, without a word on how rare it is.
  private static let fairScore = 45

  /// The sentence that tells in plain words what helps; a low score of its domain is not glossed over.
  private func gift(of strength: CoupleContact) -> String {
    let score = synastry.scores[strength.theme.domain]?.score ?? 0
    return "gift.\(strength.theme.rawValue).\(score >= CoupleFrame.fairScore ? "high" : "low")"
  }

  private var answer: String? {
    guard let strength = thesis.strength, let challenge = thesis.challenge else { return nil }
    let asked = challenge.theme == .hold ? CoupleTheme.purpose : challenge.theme
    return "thesis.\(strength.theme.rawValue).\(asked.rawValue)"
  }

  /// What a person is told.
  func words(to person: Person) -> [CoupleItem] { addresses[person] ?? [] }

  /// How many words the opening and the words to both have.
  func wordCount(in telling: CoupleTelling) -> Int {
    Person.allCases.flatMap(words).reduce(WordCount.of(opening(in: telling))) {
      $0 + telling.words(of: $1)
    }
  }
}

import AstroChartModel
import AstroWording

/// A statement of a sentence about a chart, not yet checked.
struct Claim {
  enum Predicate: Hashable {
    /// The claim is true for any of them.
    case signs([Sign])
    /// The claim is true for any of them.
    case houses([Int])
    /// The claim is true for any of them.
    case aspects([AspectType])
    case motion(isRetrograde: Bool)
  }

  var predicate: Predicate
  var words: Range<Int>
}

extension Claim {
  /// Whether it may be about a subject: angles and cusps have signs but stand in no house.
  func canBe(of subject: ClaimReader.Subject) -> Bool {
    guard case .houses = predicate else { return true }
    return subject.entities.contains { if case .body = $0 { true } else { false } }
  }
}

/// Reads a sentence into claims and the subjects that they may be about.
struct ClaimReader {
  /// What is mentioned, and where; the ruler of a house stands for the bodies that rule it.
  struct Subject {
    var entities: [KnownFacts.Entity]
    var words: Range<Int>
  }

  private(set) var claims: [Claim] = []
  private(set) var subjects: [Subject] = []
  /// The houses whose rulers are mentioned, and where.
  private(set) var rulers: [(house: Int, words: Range<Int>)] = []
  let sentence: MentionFinder.Sentence
  private let words: any MentionWords

  init(_ sentence: MentionFinder.Sentence, in words: any MentionWords, _ known: KnownFacts) {
    (self.sentence, self.words) = (sentence, words)
    var role: MentionFinder.Found?
    for found in sentence.found {
      switch found.mention {
      case .body(let body): subjects.append(Subject(entities: [.body(body)], words: found.words))
      case .angle(let angle):
        if let role, role.mention == .ruler,
          found.words.lowerBound - role.words.upperBound <= ClaimReader.reach
        {
          addRuler(of: angle.house, at: role.words.lowerBound..<found.words.upperBound, known)
        } else {
          subjects.append(Subject(entities: [.angle(angle)], words: found.words))
        }
      case .gathering:
        subjects.append(Subject(entities: known.gathered.map { .body($0) }, words: found.words))
      case .cusp:
        if !endsHouse(before: found.words, known) { role = found }
        continue
      case .cuspOfHouse(let house):
        subjects.append(Subject(entities: [.cusp(house)], words: found.words))
      case .ruler:
        if !endsAngle(before: found.words, known), !endsHouseRuler(before: found.words, known) {
          role = found
        }
        continue
      case .house(let house): read(house, at: found.words, as: role, known)
      case .signs(let signs):
        openHouse(before: found.words)
        join(.signs(signs), at: found.words)
      case .aspect(let type): join(.aspects([type]), at: found.words)
      case .motion(let isRetrograde): join(.motion(isRetrograde: isRetrograde), at: found.words)
      }
      role = nil
    }
  }

  /// How many words may stand between “cusp” or “ruler” and the house.
  private static let reach = 3
  /// How many words may stand between a house and the sign in which it opens.
  private static let reachOfOpening = 5

  private mutating func read(
    _ house: Int, at words: Range<Int>, as role: MentionFinder.Found?, _ known: KnownFacts
  ) {
    guard let role, words.lowerBound - role.words.upperBound <= ClaimReader.reach else {
      if isThreshold(before: words) { return }
      guard isCusp(at: words) else { return join(.houses([house]), at: words) }
      return subjects.append(Subject(entities: [.cusp(house)], words: words))
    }
    let span = role.words.lowerBound..<words.upperBound
    if role.mention == .cusp {
      subjects.append(Subject(entities: [.cusp(house)], words: span))
    } else {
      addRuler(of: house, at: span, known)
    }
  }

  private mutating func addRuler(of house: Int, at words: Range<Int>, _ known: KnownFacts) {
    subjects.append(Subject(entities: (known.rulers[house] ?? []).map { .body($0) }, words: words))
    rulers.append((house, words))
  }

  /// Turns the house just read into a cusp if the phrase ends in one, as in “second-house cusp”.
  private mutating func endsHouse(before words: Range<Int>, _ known: KnownFacts) -> Bool {
    guard let house = lastHouse(endingAt: words.lowerBound) else { return false }
    let start = claims.removeLast().words.lowerBound
    subjects.append(Subject(entities: [.cusp(house)], words: start..<words.upperBound))
    return true
  }

  /// Turns the house just read into its ruler if the phrase ends in one, as in “the second house’s ruler”.
  private mutating func endsHouseRuler(before words: Range<Int>, _ known: KnownFacts) -> Bool {
    guard let house = lastHouse(endingAt: words.lowerBound) else { return false }
    let start = claims.removeLast().words.lowerBound
    addRuler(of: house, at: start..<words.upperBound, known)
    return true
  }

  /// Turns the house just read into its cusp if a sign is what it opens in, as in “your second house opens in
  /// Leo”.
  private mutating func openHouse(before sign: Range<Int>) {
    guard let last = claims.last, case .houses(let houses) = last.predicate, let house = houses.last,
      last.words.upperBound < sign.lowerBound
    else { return }
    let between = sentence.words[last.words.upperBound..<sign.lowerBound]
    guard between.count <= ClaimReader.reachOfOpening, between.contains(where: words.openingWords.contains),
      !subjects.contains(where: { $0.words.lowerBound >= last.words.upperBound })
    else { return }
    claims.removeLast()
    subjects.append(Subject(entities: [.cusp(house)], words: last.words))
  }

  /// The house that was read last, if it ends where a word begins.
  private func lastHouse(endingAt word: Int) -> Int? {
    guard let last = claims.last, last.words.upperBound == word, case .houses(let houses) = last.predicate
    else { return nil }
    return houses.last
  }

  /// Whether what stands there is only close to a house, as in “on the threshold of the sixth house”.
  private func isThreshold(before house: Range<Int>) -> Bool {
    sentence.words[..<house.lowerBound].suffix(ClaimReader.reach).contains(
      where: words.thresholdWords.contains)
  }

  /// Whether a house is named in place of its cusp, as in “Leo on the second house”.
  private func isCusp(at house: Range<Int>) -> Bool {
    guard let last = claims.last, case .signs = last.predicate, last.words.upperBound < house.lowerBound
    else { return false }
    return sentence.words[last.words.upperBound..<house.lowerBound].allSatisfy(self.words.cuspWords.contains)
  }

  /// Turns the angle just read into a ruler if the phrase ends in one, as in “the Descendant’s ruler”.
  private mutating func endsAngle(before words: Range<Int>, _ known: KnownFacts) -> Bool {
    guard let last = subjects.last, last.words.upperBound == words.lowerBound,
      last.entities.count == 1, case .angle(let angle) = last.entities[0]
    else { return false }
    subjects.removeLast()
    addRuler(of: angle.house, at: last.words.lowerBound..<words.upperBound, known)
    return true
  }

  /// Adds a claim, or extends the last one if both belong to one list.
  private mutating func join(_ predicate: Claim.Predicate, at words: Range<Int>) {
    if let last = claims.last, last.words.upperBound <= words.lowerBound,
      sentence.words[last.words.upperBound..<words.lowerBound].allSatisfy(self.words.joiningWords.contains),
      !subjects.contains(where: { $0.words.lowerBound >= last.words.upperBound }),
      let both = last.predicate.joined(with: predicate)
    {
      claims[claims.count - 1] = Claim(predicate: both, words: last.words.lowerBound..<words.upperBound)
    } else {
      claims.append(Claim(predicate: predicate, words: words))
    }
  }
}

extension Claim.Predicate {
  /// Both as one list; `nil` if they are of different kinds.
  fileprivate func joined(with other: Claim.Predicate) -> Claim.Predicate? {
    switch (self, other) {
    case (.signs(let one), .signs(let more)): .signs(one + more)
    case (.houses(let one), .houses(let more)): .houses(one + more)
    case (.aspects(let one), .aspects(let more)): .aspects(one + more)
    default: nil
    }
  }
}

extension ChartAngle {
  /// The house that begins at the angle, in house systems where houses begin at angles.
  var house: Int {
    switch self {
    case .ascendant: 1
    case .imumCoeli: 4
    case .descendant: 7
    case .midheaven: 10
    }
  }
}

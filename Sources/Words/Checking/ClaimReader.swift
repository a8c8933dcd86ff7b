import AstroChartModel
import AstroWording

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
  /// The houses that the sentence tells of without saying that something stands in them, and where.
  private var spoken: [(house: Int, words: Range<Int>)] = []
  let sentence: MentionFinder.Sentence
  /// The signs that the sentence names.
  var signs: [Sign] {
    sentence.found.flatMap(\.mention.signs)
  }
  private let words: any MentionWords

  init(_ sentence: MentionFinder.Sentence, in words: any MentionWords, _ known: KnownFacts) {
    (self.sentence, self.words) = (sentence, words)
    var role: MentionFinder.Found?
    for (index, found) in sentence.found.enumerated() {
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
      case .lights:
        subjects.append(Subject(entities: [.body(.sun), .body(.moon)], words: found.words))
      case .apex:
        subjects.append(Subject(entities: known.apexes.map { .body($0) }, words: found.words))
      case .cusp:
        if !endsHouse(before: found.words, known) { role = found }
        continue
      case .cuspOfHouse(let house):
        subjects.append(Subject(entities: [.cusp(house)], words: found.words))
      case .ruler:
        if leads(at: index)
          || !endsAngle(before: found.words, known)
            && !endsHouseRuler(before: found.words, known)
        {
          role = found
        }
        continue
      case .house(let house): read(house, at: index, as: role, known)
      case .signs(let signs):
        openHouse(before: found.words)
        addCusp(before: found.words)
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
    _ house: Int, at index: Int, as role: MentionFinder.Found?, _ known: KnownFacts
  ) {
    let words = sentence.found[index].words
    guard let role, words.lowerBound - role.words.upperBound <= ClaimReader.reach,
      role.mention == .cusp || isOfRole(role.words.upperBound..<words.lowerBound)
    else {
      if isThreshold(before: words) { return }
      if isCusp(at: words) { return subjects.append(Subject(entities: [.cusp(house)], words: words)) }
      if isHeld(at: index) { return join(.houses([house]), at: words) }
      return spoken.append((house, words))
    }
    let span = role.words.lowerBound..<words.upperBound
    if role.mention == .cusp {
      subjects.append(Subject(entities: [.cusp(house)], words: span))
    } else {
      addRuler(of: house, at: span, known)
    }
  }

  /// Whether what stands between “ruler” and a house leads to it: “of your”, and not “rules it, in the”.
  private func isOfRole(_ between: Range<Int>) -> Bool {
    !sentence.isBroken(between)
      && !sentence.words[between].contains {
        words.placingWords.contains($0) || words.leavingWords.contains($0) || words.pronouns.contains($0)
      }
  }

  private func isPlaced(in words: Range<Int>) -> Bool {
    sentence.words[words].contains(where: self.words.placingWords.contains)
  }

  /// How many words before a house “in” may stand.
  private static let reachOfPlacing = 3
  /// How many words may stand between a house and what it holds.
  private static let reachOfHolding = 3

  /// Whether a house is said to hold something, or a house of a list is: otherwise the sentence tells of the house
  /// itself, as in “the sixth house is airy” and “the planet of your sixth house”.
  private func isHeld(at index: Int) -> Bool {
    let found = sentence.found
    let house = found[index].words
    let clause = sentence.clause(of: house.lowerBound)
    let start = max(clause.lowerBound, house.lowerBound - ClaimReader.reachOfPlacing)
    if isPlaced(in: start..<house.lowerBound) || leaves(before: house) { return true }
    if let last = claims.last, case .houses = last.predicate, last.words.upperBound <= house.lowerBound,
      sentence.words[last.words.upperBound..<house.lowerBound].allSatisfy(words.joiningWords.contains)
    {
      return true
    }
    return [(index - 1, index), (index, index + 1)].contains { one, other in
      guard found.indices.contains(one), found.indices.contains(other),
        found[one == index ? other : one].mention.isBody
      else { return false }
      let between = found[one].words.upperBound..<found[other].words.lowerBound
      return between.count <= ClaimReader.reachOfHolding && !sentence.isBroken(between)
        && (between.isEmpty || sentence.words[between].contains(where: words.holdingWords.contains))
    }
  }

  /// Whether “from” stands before a house.
  private func leaves(before house: Range<Int>) -> Bool {
    sentence.words[..<house.lowerBound].suffix(2).contains(where: words.leavingWords.contains)
  }

  /// Whether a ruler is that of what is named next: “in the third house the ruler of the Ascendant”.
  private func leads(at index: Int) -> Bool {
    guard sentence.found.indices.contains(index + 1) else { return false }
    let (role, next) = (sentence.found[index].words, sentence.found[index + 1])
    switch next.mention {
    case .house, .angle: break
    default: return false
    }
    let between = role.upperBound..<next.words.lowerBound
    return between.count <= ClaimReader.reach && isOfRole(between)
  }

  private mutating func addRuler(of house: Int, at words: Range<Int>, _ known: KnownFacts) {
    subjects.append(Subject(entities: (known.rulers[house] ?? []).map { .body($0) }, words: words))
    rulers.append((house, words))
  }

  /// Turns the house just read into a cusp if the phrase ends in one, as in “second-house cusp”.
  private mutating func endsHouse(before words: Range<Int>, _ known: KnownFacts) -> Bool {
    guard let house = takeHouse(endingAt: words.lowerBound) else { return false }
    subjects.append(
      Subject(entities: [.cusp(house.house)], words: house.words.lowerBound..<words.upperBound))
    return true
  }

  /// Turns the house just read into its ruler if the phrase ends in one, as in “the second house’s ruler”.
  private mutating func endsHouseRuler(before words: Range<Int>, _ known: KnownFacts) -> Bool {
    guard let house = takeHouse(endingAt: words.lowerBound) else { return false }
    addRuler(of: house.house, at: house.words.lowerBound..<words.upperBound, known)
    return true
  }

  /// The house that was read last, if it ends where a word begins; it is no longer told of by itself.
  private mutating func takeHouse(endingAt word: Int) -> (house: Int, words: Range<Int>)? {
    if let last = spoken.last, last.words.upperBound == word { return spoken.removeLast() }
    guard let last = claims.last, last.words.upperBound == word, case .houses(let houses) = last.predicate,
      let house = houses.last
    else { return nil }
    claims.removeLast()
    return (house, last.words)
  }

  /// Turns the house just read into its cusp if a sign is what it opens in, as in “your second house opens in
  /// Leo”, “the second house in Leo”.
  private mutating func openHouse(before sign: Range<Int>) {
    guard let last = spoken.last ?? lastClaimedHouse, last.words.upperBound < sign.lowerBound else { return }
    let between = sentence.words[last.words.upperBound..<sign.lowerBound]
    guard between.count <= ClaimReader.reachOfOpening,
      between.contains(where: words.openingWords.contains)
        || spoken.last != nil && between.allSatisfy(words.lyingWords.contains),
      !subjects.contains(where: { $0.words.lowerBound >= last.words.upperBound })
    else { return }
    if spoken.isEmpty { claims.removeLast() }
    subjects.append(Subject(entities: [.cusp(last.house)], words: last.words))
  }

  private var lastClaimedHouse: (house: Int, words: Range<Int>)? {
    guard let last = claims.last, case .houses(let houses) = last.predicate, let house = houses.last
    else { return nil }
    return (house, last.words)
  }

  /// Lets a sign behind the ruler of a house be that of the house: “the ruler of a second house in Leo”.
  private mutating func addCusp(before sign: Range<Int>) {
    guard let last = rulers.last, subjects.last?.words == last.words,
      last.words.upperBound < sign.lowerBound,
      sentence.words[last.words.upperBound..<sign.lowerBound].allSatisfy(words.lyingWords.contains)
    else { return }
    subjects[subjects.count - 1].entities.append(.cusp(last.house))
    guard let angle = ChartAngle.allCases.first(where: { $0.house == last.house }) else { return }
    subjects[subjects.count - 1].entities.append(.angle(angle))
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
      last.entities.count == 1, case .angle(let angle) = last.entities[0],
      !isPlaced(in: max(0, last.words.lowerBound - 2)..<last.words.lowerBound)
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
      let both = last.predicate.joined(with: predicate, isAdjacent: last.words.upperBound == words.lowerBound)
    {
      claims[claims.count - 1] = Claim(predicate: both, words: last.words.lowerBound..<words.upperBound)
    } else {
      claims.append(Claim(predicate: predicate, words: words))
    }
  }
}

extension Claim.Predicate {
  /// Both as one list, or the narrower of two as in “airy Gemini”; `nil` if they are of different kinds.
  fileprivate func joined(with other: Claim.Predicate, isAdjacent: Bool) -> Claim.Predicate? {
    switch (self, other) {
    case (.signs(let one), .signs(let more)):
      .signs(isAdjacent && more.contains(where: one.contains) ? more.filter(one.contains) : one + more)
    case (.houses(let one), .houses(let more)): .houses(one + more)
    case (.aspects(let one), .aspects(let more)): .aspects(one + more)
    default: nil
    }
  }
}

extension Mention {
  fileprivate var isBody: Bool { if case .body = self { true } else { false } }
}

extension MentionFinder.Sentence {
  /// Whether a comma, a colon or a bracket stands before some words, or in them.
  fileprivate func isBroken(_ words: Range<Int>) -> Bool { isBroken(words.lowerBound - 1, words.upperBound) }
}

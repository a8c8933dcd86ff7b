import AstroChartModel
import AstroWording

/// What a sentence may say of signs and houses without saying of a single body that it stands there.
extension SentenceCheck {
  /// Whether it tells of several planets together, “four planets in Sagittarius”, and at least so many are there.
  func gathers(_ claim: Claim, _ isThere: (KnownFacts.Entity) -> Bool) -> Bool {
    let before = Array(reader.sentence.words[..<claim.words.lowerBound].suffix(Self.reachOfGroup))
    guard let group = before.lastIndex(where: { word in words.groupWords.contains(where: word.hasPrefix) })
    else { return false }
    let number = number(in: before[..<group]) ?? 2
    return Body.planets.count { isThere(.body($0)) } >= number
  }

  /// The number that counts a group: of “five of your ten” the first.
  private func number(in row: ArraySlice<String>) -> Int? {
    let numbers = row.compactMap { words.smallNumbers[$0] }
    return row.contains(where: words.partWords.contains) ? numbers.first : numbers.last
  }

  /// How many words before a sign “planets” may stand, with what counts them.
  private static let reachOfGroup = 8

  /// Whether it counts more planets than are left when those go that are elsewhere: “eight planets in Leo”.
  func miscounts(_ claim: Claim, _ isElsewhere: (KnownFacts.Entity) -> Bool) -> Bool {
    let before = Array(reader.sentence.words[..<claim.words.lowerBound].suffix(Self.reachOfCount))
    guard isPlaced(claim), near(claim).isEmpty, !cast.isOfTwo,
      let group = before.lastIndex(where: { word in words.groupWords.contains(where: word.hasPrefix) }),
      let number = number(in: before[..<group].suffix(Self.reachOfNumber))
    else { return false }
    return Body.planets.count { !isElsewhere(.body($0)) } < number
  }

  /// How many words a counted group, and what leads from it to its place, may have: “five of your ten planets are in”.
  private static let reachOfCount = 8
  /// How many words may stand between a number and what it counts, or a part of it: “five of your ten”.
  private static let reachOfNumber = 4

  /// Whether it tells one of the signs in which a body may stand on a day whose hour is not known, and the paragraph tells
  /// them all: “born before seven it is in Pisces, and in Aries if later”.
  func isPossible(_ signs: [Sign], _ claim: Claim) -> Bool {
    let told = namedSigns.union(reader.signs)
    let subjects = near(claim).flatMap(\.entities) + antecedents + named
    return subjects.compactMap(\.body).contains { body in
      known.possible[body].map { $0.isSuperset(of: signs) && told.isSuperset(of: $0) } ?? false
    }
  }

  /// Whether a sign is said to stand on the cusp of a house that is not named by its number.
  func isOfLooseCusp(_ claim: Claim) -> Bool {
    reader.sentence.found.contains { found in
      found.mention == .cusp && abs(found.words.lowerBound - claim.words.upperBound) <= Self.reachAfter
    }
  }

  /// Whether a house is mentioned on its own, in a sentence that names nothing that stands in it.
  func speaksOnly(of houses: [Int], _ claim: Claim) -> Bool {
    near(claim).isEmpty && !isOfPronoun(claim) && context.namesHouse(among: houses)
  }

  /// Whether a house is what its clause tells of: “and the crowded eleventh house wants to be seen”.
  func isSubject(_ houses: [Int], _ claim: Claim) -> Bool {
    let before = reader.sentence.words[..<claim.words.lowerBound].suffix(Self.reachOfClause)
    return !isPlaced(claim) && before.contains(where: words.clauseWords.contains)
      && context.namesHouse(among: houses)
  }

  /// How many words before a house its clause may begin.
  private static let reachOfClause = 3

  /// Whether a place is told of what a pronoun at the beginning stands for: “It works in the first house”.
  func isOfPronoun(_ claim: Claim) -> Bool {
    isPlaced(claim) && !antecedents.isEmpty
      && reader.sentence.words.first.map(words.pronouns.contains) ?? false
  }

  /// Whether an element is mentioned on its own, in a sentence that names nothing that stands in it.
  func speaksOnly(of signs: [Sign], _ claim: Claim) -> Bool {
    near(claim).isEmpty && signs.count > 1 && context.dominantElements.isSuperset(of: signs.map(\.element))
  }

  /// Whether it tells the sign and the house of a profected year.
  var isOfYear: Bool {
    guard reader.sentence.words.contains(where: { word in words.yearWords.contains(where: word.hasPrefix) })
    else {
      return false
    }
    return known.profected.contains { house, sign in
      reader.claims.allSatisfy { claim in
        switch claim.predicate {
        case .signs(let signs): signs == [sign]
        case .houses(let houses): houses == [house]
        default: true
        }
      }
    }
  }

  /// Whether a sign stands for what is in it, away from anything named: “Aries can afford to be brave”, “your
  /// Sagittarius speed”.
  func isPersonified(_ signs: [Sign], _ claim: Claim) -> Bool {
    guard !isPlaced(claim), known.entities.contains(where: { known.stands($0, inAnyOf: signs) }) else {
      return false
    }
    return reader.subjects.allSatisfy { subject in
      let (one, other) = order(subject.words, claim.words)
      return other.lowerBound - one.upperBound > Self.reachOfName
        || reader.sentence.isBroken(one.upperBound - 1, other.lowerBound)
    }
  }

  private func order(_ one: Range<Int>, _ other: Range<Int>) -> (Range<Int>, Range<Int>) {
    one.lowerBound < other.lowerBound ? (one, other) : (other, one)
  }

  /// How many words may stand between a sign and what it is told of: “Leo on the Ascendant”.
  private static let reachOfName = 2

  /// How many words before a sign “no planet” may stand.
  private static let reachOfAbsence = 8

  /// Whether it says that nothing stands in a sign: “no planet of yours stands in a fire sign”.
  func isAbsence(_ claim: Claim) -> Bool {
    let before = Array(reader.sentence.words[..<claim.words.lowerBound].suffix(Self.reachOfAbsence))
    return words.absences.contains { row in
      before.indices.contains { start in
        let found = before[start...].prefix(row.count)
        return found.count == row.count && zip(found, row).allSatisfy { $0.hasPrefix($1) }
      }
    }
  }
}

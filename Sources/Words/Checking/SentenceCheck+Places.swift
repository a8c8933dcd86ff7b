import AstroWording

/// Which subjects of a sentence a claim about a place is of.
extension SentenceCheck {
  /// How many words before or after a claim its subject may stand; before a place it may be farther, since nothing
  /// else is named between.
  static let (reachBefore, reachOfPlace, reachAfter) = (6, 12, 4)

  /// The subjects of a claim about a place: the one before “in Leo”, or the one after “Leo on the cusp”;
  /// otherwise any in the sentence.
  func near(_ claim: Claim) -> [ClaimReader.Subject] {
    let subjects = reader.subjects.filter { claim.canBe(of: $0) }
    let before = subjects.last { $0.words.upperBound <= claim.words.lowerBound }
    let after = subjects.first { $0.words.lowerBound >= claim.words.upperBound && !accompanies($0, claim) }
    if leaves(claim), isIn(before, claim) {
      return subjects.filter { $0.words.upperBound <= claim.words.lowerBound }
    }
    let reach = isPlaced(claim) ? Self.reachOfPlace : Self.reachBefore
    let isBefore = before.map { claim.words.lowerBound - $0.words.upperBound <= reach } ?? false
    let isAfter = after.map { $0.words.lowerBound - claim.words.upperBound <= Self.reachAfter } ?? false
    if isPlaced(claim), isBefore, let before {
      return listed(upTo: before, among: subjects) + subjects.filter { adjoins($0, claim) }
    }
    if isAfter, let after {
      return [after] + (isBefore && !isPlaced(claim) ? [before].compactMap(\.self) : [])
    }
    return subjects
  }

  /// Whether it is told from where a body acts: in “Saturn’s square to Venus from Leo” that may be either.
  private func leaves(_ claim: Claim) -> Bool {
    reader.sentence.words[..<claim.words.lowerBound].suffix(2).contains(where: words.leavingWords.contains)
  }

  private func isIn(_ subject: ClaimReader.Subject?, _ claim: Claim) -> Bool {
    subject.map { claim.words.lowerBound - $0.words.upperBound <= Self.reachOfPlace } ?? false
  }

  /// Whether a subject stands right behind a claim: “through your Cancer Moon”.
  private func adjoins(_ subject: ClaimReader.Subject, _ claim: Claim) -> Bool {
    subject.words.lowerBound == claim.words.upperBound
      && !reader.sentence.isBroken(claim.words.upperBound - 1, claim.words.upperBound)
  }

  /// Whether a subject is what is told to be in a place before it: “In the tenth house stands your Moon”.
  func follows(_ subject: ClaimReader.Subject, _ claim: Claim) -> Bool {
    (0...Self.reachAfter).contains(subject.words.lowerBound - claim.words.upperBound) && isPlaced(claim)
      && !accompanies(subject, claim)
  }

  /// Whether a subject is only said to be with what is in a place: “in the eighth house, with Pluto in trine, it …”.
  private func accompanies(_ subject: ClaimReader.Subject, _ claim: Claim) -> Bool {
    let between = claim.words.upperBound..<max(claim.words.upperBound, subject.words.lowerBound)
    return reader.sentence.words[between].suffix(2).contains(where: words.companionWords.contains)
      && reader.sentence.isBroken(claim.words.upperBound - 1, subject.words.lowerBound)
  }

  /// Whether the words before it introduce a place.
  func isPlaced(_ claim: Claim) -> Bool {
    reader.sentence.words[..<claim.words.lowerBound].suffix(2).contains {
      words.placingWords.contains($0) || words.leavingWords.contains($0)
    }
  }

  /// The list whose last member is the given subject: “Sun and Moon”.
  private func listed(
    upTo last: ClaimReader.Subject, among subjects: [ClaimReader.Subject]
  ) -> [ClaimReader.Subject] {
    var members = [last]
    for subject in subjects.reversed() where subject.words.upperBound <= members[0].words.lowerBound {
      guard members[0].words.lowerBound - subject.words.upperBound <= 2,
        !reader.claims.contains(where: {
          $0.words.lowerBound >= subject.words.upperBound
            && $0.words.upperBound <= members[0].words.lowerBound
        })
      else { break }
      members.insert(subject, at: 0)
    }
    return members
  }

  /// The list of which all are said to be in a place: “Sun and Moon both stand in Leo”; `nil` if there is none.
  func list(before claim: Claim) -> [ClaimReader.Subject]? {
    let members = near(claim)
    guard isPlaced(claim), members.count > 1, members.allSatisfy({ $0.entities.count == 1 }),
      members[0].words.upperBound <= claim.words.lowerBound || follows(members[0], claim),
      !areEnds(members)
    else { return nil }
    let isJoined = zip(members, members.dropFirst()).allSatisfy { one, next in
      let between = reader.sentence.words[one.words.upperBound..<next.words.lowerBound]
      return between.count == 1 && !reader.sentence.isBroken(one.words.upperBound - 1, next.words.lowerBound)
        && between.allSatisfy(words.joiningWords.contains)
    }
    return isJoined ? members : nil
  }

  /// Whether subjects are the ends of an aspect that is named before them, as in «тригон Меркурія з Юпітером у Близнятах»: the
  /// place is that of the last.
  private func areEnds(_ members: [ClaimReader.Subject]) -> Bool {
    reader.claims.contains { claim in
      guard case .aspects = claim.predicate else { return false }
      return claim.words.upperBound == members[0].words.lowerBound
    }
  }
}

import AstroChartModel
import AstroDiagnostics
import AstroWording

/// Checks what one sentence says about a whole sky against the known facts: which body stands at an angle,
/// the phase of the Moon at birth, and which element or modality dominates.
///
/// Texts use such words loosely, so only plain statements count: a body next to its angle, a phase in a
/// sentence about the birth, an element or modality next to a word for dominating.
struct SkyCheck {
  let sentence: MentionFinder.Sentence
  let known: KnownFacts
  let words: any MentionWords

  var findings: [Objection] { wrongContacts + wrongPhase + wrongElement + wrongModality }

  /// How many words may stand between two words that belong together.
  private static let reach = 3

  // MARK: - Angles

  private var wrongContacts: [Objection] {
    sentence.found.compactMap { found in
      guard case .angle(let angle) = found.mention, let body = body(at: found.words) else { return nil }
      return known.stands(body, at: angle) ? nil : Objection(.angle, ClaimFault.contact(body, angle))
    }
  }

  /// The body that is said to stand at the angle of some words: “Saturn on your Ascendant”.
  private func body(at angle: Range<Int>) -> Body? {
    let near = max(0, angle.lowerBound - SkyCheck.reach)..<angle.lowerBound
    guard !isOfAspect(angle), let contact = near.last(where: { isContact($0, before: angle.lowerBound) }),
      let last = sentence.found.last(where: { $0.words.upperBound <= angle.lowerBound }),
      case .body(let body) = last.mention, last.words.upperBound <= contact,
      contact - last.words.upperBound < SkyCheck.reach, !sentence.isColon(last.words.upperBound - 1),
      !sentence.words[last.words.upperBound..<contact].contains(where: words.denyingWords.contains)
    else { return nil }
    return body
  }

  /// Whether a word leads straight to an angle: “on your Ascendant”, but not “on which your Ascendant relies”.
  private func isContact(_ word: Int, before angle: Int) -> Bool {
    let contacts = words.skyMentions.contacts
    return contacts.contains(sentence.words[word])
      && sentence.words[(word + 1)..<angle].allSatisfy {
        words.articles.contains($0) || contacts.contains($0) || words.nearingWords.contains($0)
      }
  }

  /// Whether an aspect is told right behind an angle: “smiles on the Ascendant by sextile”.
  private func isOfAspect(_ angle: Range<Int>) -> Bool {
    sentence.found.contains { found in
      guard case .aspect = found.mention else { return false }
      return (0..<SkyCheck.reach).contains(found.words.lowerBound - angle.upperBound)
    }
  }

  // MARK: - The Moon

  private var wrongPhase: [Objection] {
    let phases = words.skyMentions.phases.filter { holds($0.words) }.map(\.phase)
    guard !phases.isEmpty, has(words.skyMentions.births) else { return [] }
    if phases.contains(where: { phase in known.phases.contains { phase.means($0) } }) { return [] }
    return [Objection(.phase, ClaimFault.phase(phases[0]))]
  }

  /// Whether consecutive words begin with these strings.
  private func holds(_ beginnings: [String]) -> Bool {
    sentence.words.indices.contains { start in
      let row = sentence.words[start...].prefix(beginnings.count)
      return row.count == beginnings.count && zip(row, beginnings).allSatisfy { $0.hasPrefix($1) }
    }
  }

  private func has(_ beginnings: [String]) -> Bool {
    sentence.words.contains { word in beginnings.contains(where: word.hasPrefix) }
  }

  // MARK: - Dominant elements and modalities

  private var wrongElement: [Objection] {
    let prevailing = prevailing(words.skyMentions.elements.map { ($0.word, $0.element) })
    guard !prevailing.isEmpty, prevailing.isDisjoint(with: known.dominantElements) else { return [] }
    return prevailing.map { Objection(.balance, ClaimFault.prevailing($0)) }
  }

  private var wrongModality: [Objection] {
    let prevailing = prevailing(words.skyMentions.modalities.map { ($0.word, $0.modality) })
    guard !prevailing.isEmpty, prevailing.isDisjoint(with: known.dominantModalities) else { return [] }
    return prevailing.map { Objection(.balance, ClaimFault.prevailing($0)) }
  }

  /// The elements or modalities that are said to dominate.
  private func prevailing<Quality: Hashable>(_ qualities: [(String, Quality)]) -> Set<Quality> {
    guard has(words.skyMentions.charts) else { return [] }
    let indices = sentence.words.indices
    let claims = indices.filter { index in
      words.skyMentions.prevailing.contains(where: sentence.words[index].hasPrefix)
        && !sentence.words[..<index].suffix(1).contains(where: words.denyingWords.contains)
    }
    let named = claims.flatMap { claim in
      indices.filter { abs($0 - claim) <= SkyCheck.reach }.flatMap { index in
        qualities.filter { sentence.words[index].hasPrefix($0.0) }.map(\.1)
      }
    }
    return Set(named)
  }
}

extension MoonPhase {
  /// Whether the phase's name is also used for another phase: a full Moon may be shortly past or almost
  /// reached, and the Moon is called waxing from the first quarter to the full Moon.
  fileprivate func means(_ other: MoonPhase) -> Bool {
    switch self {
    case .newMoon: [.balsamic, .newMoon, .crescent].contains(other)
    case .crescent: [.newMoon, .crescent].contains(other)
    case .firstQuarter, .gibbous: [.firstQuarter, .gibbous].contains(other)
    case .fullMoon: [.gibbous, .fullMoon, .disseminating].contains(other)
    case .disseminating: [.disseminating, .lastQuarter].contains(other)
    case .lastQuarter, .balsamic: [.lastQuarter, .balsamic].contains(other)
    }
  }
}

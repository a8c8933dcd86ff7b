import AstroChartModel
import AstroWording

/// Checks whether a sentence turns the nature of an aspect round: a square that flows, a trine that strains.
///
/// Only a sentence that names aspects of one nature, and does not turn what it says by “but” or “asks”, is plain enough
/// to be judged.
struct NatureCheck: Sendable {
  private enum Nature: Hashable { case ease, strain, turn }

  private let ease, strain, turn: PhraseFinder<Nature>

  static let all = PerLanguage<NatureCheck> { NatureCheck(in: $0) }

  init(in language: Language) {
    let words: any CautionWords = language.phrasebook
    ease = PhraseFinder([.ease: words.easePhrases])
    strain = PhraseFinder([.strain: words.strainPhrases])
    turn = PhraseFinder([.turn: words.turningPhrases])
  }

  func objections(to reader: ClaimReader) -> [Objection] {
    let types = reader.claims.flatMap { claim -> [AspectType] in
      if case .aspects(let types) = claim.predicate { types } else { [] }
    }
    let row = reader.sentence.words
    guard !types.isEmpty, reader.hasAspectOfBodies, turn.first(in: row) == nil else { return [] }
    if types.allSatisfy(\.isTense), ease.first(in: row) != nil {
      return [Objection(.nature, ClaimFault.easy(types[0]))]
    }
    if types.allSatisfy(\.isFlowing), strain.first(in: row) != nil {
      return [Objection(.nature, ClaimFault.hard(types[0]))]
    }
    return []
  }
}

extension ClaimReader {
  /// Whether the sentence names something that can be in aspect.
  fileprivate var hasAspectOfBodies: Bool { !subjects.isEmpty }
}

extension AspectType {
  fileprivate var isTense: Bool { self == .square || self == .opposition }
  fileprivate var isFlowing: Bool { self == .trine || self == .sextile }
}

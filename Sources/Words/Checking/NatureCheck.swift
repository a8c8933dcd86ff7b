import AstroChartModel
import AstroWording

/// Checks whether a sentence turns the nature of an aspect round: a square that flows, a trine that strains.
///
/// Only a sentence that names aspects of one nature, and does not turn what it says by “but” or “asks”, is plain enough
/// to be judged. Words that are said of much else, such as “pleasant”, count only beside the aspect, with no comma
/// between; what can mean nothing but ease or strain, such as “a constant battle”, counts anywhere.
struct NatureCheck: Sendable {
  private enum Nature: Hashable { case plain, mild, turn }

  private let ease, strain: PhraseFinder<Nature>
  private let turn: PhraseFinder<Nature>

  static let all = PerLanguage<NatureCheck> { NatureCheck(in: $0) }

  init(in language: Language) {
    let words: any CautionWords = language.phrasebook
    ease = PhraseFinder(
      [.plain: words.easePhrases, .mild: words.mildEasePhrases], denials: words.natureDenials)
    strain = PhraseFinder(
      [.plain: words.strainPhrases, .mild: words.mildStrainPhrases], denials: words.natureDenials)
    turn = PhraseFinder([.turn: words.turningPhrases])
  }

  func objections(to reader: ClaimReader) -> [Objection] {
    let claims = reader.aspectClaims
    let types = claims.flatMap(\.types)
    guard !types.isEmpty, !reader.subjects.isEmpty, turn.first(in: reader.sentence.words) == nil else {
      return []
    }
    if types.allSatisfy(\.isTense), tells(ease, of: claims, in: reader.sentence) {
      return [Objection(.nature, ClaimFault.easy(types[0]))]
    }
    if types.allSatisfy(\.isFlowing), tells(strain, of: claims, in: reader.sentence) {
      return [Objection(.nature, ClaimFault.hard(types[0]))]
    }
    return []
  }

  private func tells(
    _ nature: PhraseFinder<Nature>, of claims: [(types: [AspectType], words: Range<Int>)],
    in sentence: MentionFinder.Sentence
  ) -> Bool {
    nature.all(in: sentence.words).contains { kind, place in
      kind == .plain
        || claims.contains { sentence.clause(of: $0.words.lowerBound).contains(place.lowerBound) }
    }
  }
}

extension ClaimReader {
  fileprivate var aspectClaims: [(types: [AspectType], words: Range<Int>)] {
    claims.compactMap { claim in
      if case .aspects(let types) = claim.predicate { (types, claim.words) } else { nil }
    }
  }
}

extension AspectType {
  fileprivate var isTense: Bool { self == .square || self == .opposition }
  fileprivate var isFlowing: Bool { self == .trine || self == .sextile }
}

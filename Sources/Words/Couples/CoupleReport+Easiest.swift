package import AstroDiagnostics
package import AstroSynastry
package import AstroWording

extension CoupleReport {
  /// What comes most easily to two people, in a sentence that agrees with its score.
  ///
  /// - Throws: `noReport` for a language without texts.
  package static func easiest(of synastry: Synastry, in language: Language) throws(Problem) -> String {
    let telling = try CoupleTelling(synastry, in: language)
    return CoupleDomain.ranked(by: synastry).last.map { domain in
      let isHigh = (synastry.scores[domain]?.score ?? 0) >= 50
      return telling.plain("dom.\(domain.rawValue).\(isHigh ? "high" : "fair")")
    } ?? ""
  }
}

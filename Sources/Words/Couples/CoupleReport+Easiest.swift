package import AstroDiagnostics
package import AstroSynastry
package import AstroWording

extension CoupleReport {
  /// What comes most easily to two people, in the sentence with which their reading tells it.
  ///
  /// - Throws: `noReport` for a language without texts.
  package static func easiest(of synastry: Synastry, in language: Language) throws(Problem) -> String {
    let telling = try CoupleTelling(synastry, in: language)
    return CoupleDomain.ranked(by: synastry).last.map { telling.plain("dom.\($0.rawValue).high") } ?? ""
  }
}

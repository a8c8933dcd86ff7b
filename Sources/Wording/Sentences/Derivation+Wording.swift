package import ChartModel

extension Derivation {
  /// By which reckoning the chart was derived, a line for each thing that somebody else may do otherwise.
  package func lines(in language: Language) -> [String] {
    let words = language.phrasebook
    let pass = pass.flatMap { pass in passes.map { words.pass(pass, of: $0) } }
    return [
      method.map { words.name(of: $0) }, angles.map { words.name(of: $0) },
      housesBy.map { words.name(of: $0) }, isPrecessed == true ? words.precessionCorrected : nil,
      passes == 1 ? nil : pass,
    ].compactMap(\.self)
  }
}

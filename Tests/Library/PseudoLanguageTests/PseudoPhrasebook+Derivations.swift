import AstroChartModel
import AstroWording

extension PseudoPhrasebook {
  func name(of method: DerivationMethod) -> String { Accent.on(english.name(of: method)) }
  func name(of angles: ProgressedAngles) -> String { Accent.on(english.name(of: angles)) }
  func name(of housesBy: CompositeHouses) -> String { Accent.on(english.name(of: housesBy)) }
  var precessionCorrected: String { Accent.on(english.precessionCorrected) }
  func pass(_ number: Int, of count: Int) -> String { Accent.on(english.pass(number, of: count)) }
}

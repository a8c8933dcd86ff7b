import AstroChartModel
import AstroTradition
import AstroWording

extension PseudoPhrasebook {
  func worksheet(_ word: WorksheetWord) -> String { Accent.on(english.worksheet(word)) }
  func convention(_ convention: WorksheetConvention) -> String { Accent.on(english.convention(convention)) }
  func name(of lot: Lot.Name) -> String { Accent.on(english.name(of: lot)) }
  func name(of star: StarName) -> String { Accent.on(english.name(of: star)) }
  func name(of condition: SolarCondition) -> String { Accent.on(english.name(of: condition)) }
  func name(of shape: ChartShape) -> String { Accent.on(english.name(of: shape)) }
  func level(_ level: Int) -> String { Accent.on(english.level(level)) }
}

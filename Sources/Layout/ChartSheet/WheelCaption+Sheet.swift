import AstroChartModel
import AstroWheelLayout
import AstroWording

extension WheelCaption {
  /// What stands around the wheel of a sheet, whose head and tables tell the rest: the Moon’s phase, the chart’s
  /// ruler, its pattern, and the key.
  init(besideWheelOf chart: Chart, in language: Language) {
    self.init()
    let meaning = ChartCaption.Meaning(of: chart, in: language)
    (phase, elongation) = (meaning.phase, meaning.elongation)
    self.meaning = [meaning.ruler, meaning.pattern].compactMap(\.self)
    key = WheelCaption.key(in: language)
  }

  /// The key alone, for a sheet of several skies.
  init(keyIn language: Language) {
    self.init()
    key = WheelCaption.key(in: language)
  }
}

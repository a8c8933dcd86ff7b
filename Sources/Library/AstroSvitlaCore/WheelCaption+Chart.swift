package import AstroChartModel
package import AstroWheelLayout
package import AstroWording

extension WheelCaption {
  /// The caption of a chart's wheel, with a line for each sky around it.
  package init(of chart: Chart, around skies: [OuterSky] = [], in language: Language) {
    let caption = ChartCaption(of: chart, in: language)
    self.init(
      title: caption.title, time: caption.time, place: caption.place, balance: caption.balance,
      notes: caption.notes)
    unknownTime = caption.unknownTime
    key = WheelCaption.key(in: language)
    if skies.isEmpty { add(ChartCaption.Meaning(of: chart, in: language)) }
    guard !skies.isEmpty else { return }
    // With several skies, the balance of one chart says little.
    balance = []
    notes += skies.flatMap { $0.chart.derived?.lines(in: language) ?? [] }
    self.skies = skies.map { sky in
      let caption = SkyCaption(of: sky.chart, as: sky.sky, in: language)
      return [caption.line, caption.place].compactMap(\.self)
    }
  }

  private mutating func add(_ meaning: ChartCaption.Meaning) {
    (phase, elongation) = (meaning.phase, meaning.elongation)
    self.meaning = [meaning.ruler, meaning.pattern].compactMap { $0 }
  }
}

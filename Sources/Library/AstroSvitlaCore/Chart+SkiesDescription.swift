import AstroChartModel
import AstroWheelLayout
import AstroWording

extension Chart {
  /// The chart and the skies around it in words, with the aspects between them.
  ///
  /// - Parameter figure: What the wheel of both shows, if it is known.
  func description(around skies: [OuterSky], figure: WheelFigure? = nil, in language: Language) -> String {
    let own = description(in: language)
    guard !skies.isEmpty else { return own }
    let figure = figure ?? WheelFigure(of: self, around: skies)
    let others = skies.indices.map { index in
      let line = SkyCaption(of: skies[index].chart, as: skies[index].sky, in: language).line
      return ([line + "."] + figure.summaries(ofRing: index + 1, in: language)).joined(separator: " ")
    }
    return ([own] + others).joined(separator: " ")
  }
}

extension WheelFigure {
  /// A sentence for each aspect between a ring and the base.
  fileprivate func summaries(ofRing ring: Int, in language: Language) -> [String] {
    ties.filter { $0.ring1 == ring }.map { summary(of: $0).text(in: language) }
  }
}

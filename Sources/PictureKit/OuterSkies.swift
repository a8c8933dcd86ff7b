package import ChartModel
package import CommandKit
package import Diagnostics
package import WheelLayout
import Wording

/// Reads the skies that a command line puts around a chart.
package struct OuterSkies {
  private let options: SkyOptions
  private let shared: SharedOptions
  private let input: InputFile

  /// - Parameter input: Where the chart in the middle comes from.
  package init(_ options: SkyOptions, _ shared: SharedOptions, around input: InputFile) {
    (self.options, self.shared, self.input) = (options, shared, input)
  }

  /// The skies, from the inside out: the partner, then the others in the order in which they were named.
  package func skies(around base: Chart) throws(Problem) -> [WheelFigure.Outer] {
    try options.check()
    var skies: [WheelFigure.Outer] = []
    if let partner = options.partner { skies.append(try sky(in: partner, "--partner", .partner, base)) }
    for path in options.around { skies.append(try sky(in: path, "--around", .natal, base)) }
    return skies
  }

  private func sky(
    in path: String, _ option: String, _ role: SkyRole, _ base: Chart
  ) throws(Problem) -> WheelFigure.Outer {
    let file = InputFile(path)
    if file.isStandardInput, input.isStandardInput {
      throw .usage(option, "- is the first chart already", hint: "name a file for one of them")
    }
    let chart = try ChartSource(shared, file: file.name).chart(from: file.document(in: shared.chosenLanguage))
    guard chart.settings.zodiac == base.settings.zodiac else {
      throw Problem(
        .invalidChart, at: Place(source: file.name),
        "is in the \(chart.settings.zodiac.name(in: .en)), the first chart in the \(base.settings.zodiac.name(in: .en))",
        hint: "give --zodiac for both")
    }
    return WheelFigure.Outer(
      chart, as: role, orbs: try options.orbs(), tiesPoints: options.crossPoints)
  }
}

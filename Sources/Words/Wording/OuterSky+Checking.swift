package import AstroChartModel
package import AstroDiagnostics

extension OuterSky {
  /// How many skies a wheel can show around a chart.
  package static let most = 2

  /// Rejects more skies than can be drawn around a chart, and those whose longitudes are not counted from where its
  /// own are.
  ///
  /// - Throws: `outOfRange`, and `invalidChart` for a sky in another zodiac.
  package static func check(_ skies: [OuterSky], around base: Chart) throws(Problem) {
    for sky in skies { try sky.chart.requireZodiac(of: base) }
    guard skies.count > most else { return }
    throw Problem(.outOfRange, at: .field("around"), ChartFault.tooManySkies(skies.count, most: most))
  }
}

extension Chart {
  /// - Throws: `invalidChart` if the chart is in another zodiac than the one that it is drawn around.
  package func requireZodiac(of base: Chart) throws(Problem) {
    guard settings.zodiac != base.settings.zodiac else { return }
    let zodiacs = [settings.zodiac, base.settings.zodiac]
    let (english, ukrainian) = (zodiacs.map { $0.name(in: .en) }, zodiacs.map { $0.name(in: .uk) })
    throw Problem(
      .invalidChart,
      Told(
        "is in the \(english[0]), the first chart in the \(english[1])", hint: "give --zodiac for both",
        ukrainian: "тут \(ukrainian[0]), а в першій карті \(ukrainian[1])",
        hint: "вкажіть --zodiac для обох"))
  }
}

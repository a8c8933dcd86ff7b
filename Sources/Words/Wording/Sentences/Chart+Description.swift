public import AstroChartModel

extension Chart {
  /// The whole chart in one paragraph, for readers who cannot see its picture.
  package func description(in language: Language) -> String {
    let words = ChartDescription(chart: self, language: language)
    return [words.subject, words.bodies, words.angles, words.aspects].compactMap(\.self).joined(
      separator: " ")
  }

  /// The title of the picture: “Natal chart: Оксана”.
  public func title(in language: Language) -> String {
    let kind = kindName(in: language)
    return name.map { "\(kind): \($0)" } ?? kind
  }

  /// The name of the kind of chart: “Natal chart”, “Solar return”.
  package func kindName(in language: Language) -> String {
    kind == .natal
      ? language.phrasebook.natalChart : SkyCaption(of: self, as: SkyRole(kind), in: language).head
  }
}

/// The sentences of a chart's description.
private struct ChartDescription {
  let chart: Chart
  let language: Language

  var subject: String {
    let caption = ChartCaption(of: chart, in: language)
    let facts = caption.time + caption.place + caption.notes
    return chart.title(in: language) + (facts.isEmpty ? "." : ". " + facts.joined(separator: "; ") + ".")
  }

  var bodies: String? { sentence(chart.placements.map(body)) }

  private func body(_ placement: Placement) -> String {
    let standing = placement.standing(in: language)
    var words =
      placement.isSureOfSign
      ? "\(placement.whereabouts(in: language)) \(standing.place)" : "\(standing.words) \(standing.place)"
    if placement.isRetrograde { words += ", \(language.phrasebook.movingBackwards)" }
    return words
  }

  var angles: String? {
    guard let angles = chart.angles else { return nil }
    return sentence(
      [ChartAngle.ascendant, .midheaven].map {
        "\($0.name(in: language)) \(angles[$0].position(in: language))"
      })
  }

  var aspects: String? {
    guard let words = sentence(chart.aspects.map { $0.words(in: language) }) else { return nil }
    return language.phrasebook.aspectsAhead + words
  }

  private func sentence(_ parts: [String]) -> String? {
    parts.isEmpty ? nil : parts.joined(separator: "; ") + "."
  }
}

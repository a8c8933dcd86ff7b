import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroWheelLayout
import AstroWording

extension Poster {
  /// The name on one or two lines, with the date and place of birth below.
  func head(_ shaper: any TextShaper) -> [PlacedText] {
    guard let title else { return [] }
    let name = NameLines(title, style.name, room: style.room, language: language.tag, shaper: shaper)
    let (names, size) = (name.lines, name.size)
    let below = birthLine.map { fitted($0, style.line, shaper) }
    let pitch = name.pitch
    var baseline = style.top + size * 0.72
    // A name on one line is centered in the height of two.
    let used = size * 0.72 + pitch * Double(names.count - 1) + style.line.size * 2.2
    baseline += max(0, (style.headHeight - used) / 2)
    var placed: [PlacedText] = []
    for name in names {
      placed.append(centered(name, at: baseline))
      baseline += pitch
    }
    if let below {
      placed.append(centered(below, at: baseline - pitch + style.line.size * 2.05))
    }
    return placed
  }

  /// The date, the time and the place, or the statement that the time is unknown.
  private var birthLine: String? {
    let caption = ChartCaption(of: chart, in: language)
    let day = caption.time.first
    let time = chart.birth != nil && chart.birth?.time == nil ? caption.unknownTime.first : nil
    let place = chart.birth?.place.map(WritingDirection.isolated)
    let parts = [day, time, place].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "  ·  ")
  }

  /// The Sun, the Moon and the Ascendant next to each other, each with its symbol, sign and degree.
  ///
  /// The middle column of three is on the axis of the wheel, and the others are as far from it on either side.
  func lights(_ shaper: any TextShaper) -> [PlacedText] {
    let columns = lightColumns.map { column in
      LightColumn(
        symbol: shaper.symbol(column.symbol, style.symbol, language: language.tag),
        words: shaper.shape(column.words, style.words, language: language.tag),
        degree: shaper.shape(column.degree, style.degree, language: language.tag))
    }
    let (foot, unit) = (style.foot, style.unit)
    let room = style.size.width - 2 * style.lightsMargin
    let middle = columns.count == 3 ? columns[1].width : 0
    let outer = max(columns.first?.width ?? 0, columns.last?.width ?? 0)
    // If the words are too wide, all are scaled by the same factor, so that no column has a size of its own.
    let scale = min(1, (room / 2 - style.leastLightsGap) / max(middle / 2 + outer, 1))
    let gap = max(style.leastLightsGap, (room - scale * (middle + 2 * outer)) / 4)
    let apart = scale * (middle + outer) / 2 + gap
    return columns.map { $0.scaled(by: scale) }.enumerated().flatMap { index, column -> [PlacedText] in
      let side = Double(index) - Double(columns.count - 1) / 2
      let middle = style.size.width / 2 + apart * (columns.count == 2 ? 2 * side : side)
      return [
        at(middle, column.symbol, foot - 70 * unit), at(middle, column.words, foot - 30 * unit),
        at(middle, column.degree, foot),
      ]
    }
  }

  /// The shaped text of one of the three lights.
  private struct LightColumn {
    var symbol: ShapedText
    var words: ShapedText
    var degree: ShapedText

    var width: Double { [symbol, words, degree].map(\.inkBounds.width).max() ?? 0 }

    func scaled(by scale: Double) -> LightColumn {
      LightColumn(symbol: symbol, words: words.scaled(by: scale), degree: degree)
    }
  }

  private var lightColumns: [(symbol: String, words: String, degree: String)] {
    let lights = [Body.sun, .moon].compactMap { chart.placement(of: $0) }.map {
      let standing = $0.standing(in: language)
      return (symbol: $0.body.symbol, words: standing.words, degree: standing.place)
    }
    guard let rising = chart.angles?.ascendant else { return lights }
    let name = ChartAngle.ascendant.name(in: language)
    return lights + [
      (rising.sign.symbol, rising.sign.holding(name, in: language), rising.degreesText)
    ]
  }

  // MARK: - Setting text

  private func fitted(
    _ words: String, _ textStyle: TextStyle, _ shaper: any TextShaper, room: Double? = nil
  ) -> ShapedText {
    let text = shaper.shape(words, textStyle, language: language.tag)
    return text.scaled(by: min(1, (room ?? style.room) / max(text.inkBounds.width, 1)))
  }

  private func centered(_ text: ShapedText, at baseline: Double) -> PlacedText {
    at(style.size.width / 2, text, baseline)
  }

  private func at(_ middle: Double, _ text: ShapedText, _ baseline: Double) -> PlacedText {
    PlacedText(text, centeredAt: middle, baseline: baseline)
  }
}

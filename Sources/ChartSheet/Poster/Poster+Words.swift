import ChartModel
import Drawing
import Geometry
import WheelLayout
import Wording

/// Words at their place: the start of their baseline.
struct PlacedText {
  var text: ShapedText
  var origin: Point

  /// Around the ink.
  var box: Rect { text.ink.offset(by: origin - .origin) }
}

extension Poster {
  /// The name on one line or two, and below it when and where.
  func head(_ shaper: any TextShaper) -> [PlacedText] {
    guard let title else { return [] }
    let (names, size) = lines(of: title, style.name, shaper)
    let below = birthLine.map { fitted($0, style.line, shaper) }
    let pitch = size * 0.98
    var baseline = style.top + size * 0.72
    // One line of a name stands in the middle of the room of two.
    let used = size * 0.72 + pitch * Double(names.count - 1) + style.line.size * 1.9
    baseline += max(0, (style.headHeight - used) / 2)
    var placed: [PlacedText] = []
    for name in names {
      placed.append(centered(name, at: baseline))
      baseline += pitch
    }
    if let below {
      placed.append(centered(below, at: baseline - pitch + style.line.size * 1.75))
    }
    return placed
  }

  /// Date, time and place, or that the time is not known.
  private var birthLine: String? {
    let caption = ChartCaption(of: chart, in: language)
    let day = caption.time.first
    let time = chart.birth != nil && chart.birth?.time == nil ? caption.unknownTime.first : nil
    let place = chart.birth?.place.map(WritingDirection.isolated)
    let parts = [day, time, place].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "  ·  ")
  }

  /// Sun, Moon and Ascendant side by side: symbol, sign, degree.
  func lights(_ shaper: any TextShaper) -> [PlacedText] {
    let columns = lightColumns
    return columns.indices.flatMap { index -> [PlacedText] in
      let middle = style.size.width * (Double(index) + 0.5) / Double(columns.count)
      let (column, foot) = (columns[index], style.foot)
      let symbol = shaper.symbol(column.symbol, style.symbol, language: language.tag)
      let words = fitted(
        column.words, style.words, shaper, room: style.size.width / Double(columns.count) - 16 * style.unit)
      let degree = shaper.shape(column.degree, style.degree, language: language.tag)
      return [
        at(middle, symbol, foot - 70 * style.unit), at(middle, words, foot - 30 * style.unit),
        at(middle, degree, foot),
      ]
    }
  }

  private var lightColumns: [(symbol: String, words: String, degree: String)] {
    let lights = [Body.sun, .moon].compactMap { chart.placement(of: $0) }.map {
      (
        $0.body.symbol, "\($0.body.name(in: language)) \($0.sign.whereabouts(in: language))",
        $0.longitude.degreesText
      )
    }
    guard let rising = chart.angles?.ascendant else { return lights }
    let name = ChartAngle.ascendant.name(in: language)
    return lights + [
      (rising.sign.symbol, "\(name) \(rising.sign.whereabouts(in: language))", rising.degreesText)
    ]
  }

  // MARK: - Setting

  /// A name is never cut: two lines, then smaller.
  private func lines(
    of name: String, _ textStyle: TextStyle, _ shaper: any TextShaper
  ) -> (lines: [ShapedText], size: Double) {
    let words = MeasuredWords(name, breaksAtCommas: false) { [language] in
      shaper.shape($0, textStyle, language: language.tag)
    }
    for scale in stride(from: 1.0, through: 0.1, by: -0.06) {
      // Two lines of a name share the room of one.
      let count = scale <= 0.64 ? 2 : 1
      guard let lines = words.lines(within: style.room / scale, atMost: count) else { continue }
      return (lines.map { $0.scaled(by: scale) }, textStyle.size * scale)
    }
    let text = fitted(name, textStyle, shaper)
    return ([text], textStyle.size * min(1, style.room / max(text.ink.width, 1)))
  }

  private func fitted(
    _ words: String, _ textStyle: TextStyle, _ shaper: any TextShaper, room: Double? = nil
  ) -> ShapedText {
    let text = shaper.shape(words, textStyle, language: language.tag)
    return text.scaled(by: min(1, (room ?? style.room) / max(text.ink.width, 1)))
  }

  private func centered(_ text: ShapedText, at baseline: Double) -> PlacedText {
    at(style.size.width / 2, text, baseline)
  }

  private func at(_ middle: Double, _ text: ShapedText, _ baseline: Double) -> PlacedText {
    PlacedText(text: text, origin: Point(x: middle - text.ink.center.x, y: baseline))
  }
}

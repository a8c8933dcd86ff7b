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
  var box: Rect { text.inkBounds.offset(by: origin - .origin) }
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

  /// Sun, Moon and Ascendant side by side: symbol, sign, degree; each as wide as its words, with equal gaps between.
  func lights(_ shaper: any TextShaper) -> [PlacedText] {
    let columns = lightColumns.map { column in
      LightColumn(
        symbol: shaper.symbol(column.symbol, style.symbol, language: language.tag),
        words: shaper.shape(column.words, style.words, language: language.tag),
        degree: shaper.shape(column.degree, style.degree, language: language.tag))
    }
    let (foot, unit) = (style.foot, style.unit)
    let room = style.size.width - 2 * style.lightsMargin
    let width = columns.reduce(0) { $0 + $1.width }
    // What is too wide gets smaller all alike, so that no column is set in a size of its own.
    let scale = min(1, (room - style.leastLightsGap * Double(columns.count)) / max(width, 1))
    let gap = (room - scale * width) / Double(max(columns.count, 1))
    var left = style.lightsMargin + gap / 2
    return columns.map { $0.scaled(by: scale) }.flatMap { column -> [PlacedText] in
      let middle = left + column.width / 2
      left += column.width + gap
      return [
        at(middle, column.symbol, foot - 70 * unit), at(middle, column.words, foot - 30 * unit),
        at(middle, column.degree, foot),
      ]
    }
  }

  /// One of the lights, set.
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
      (
        $0.body.symbol, $0.sign.holding($0.body.name(in: language), in: language),
        degreeText(of: $0)
      )
    }
    guard let rising = chart.angles?.ascendant else { return lights }
    let name = ChartAngle.ascendant.name(in: language)
    return lights + [
      (rising.sign.symbol, rising.sign.holding(name, in: language), rising.degreesText)
    ]
  }

  /// Without a time of birth nobody knows the minutes of a Moon that runs through half a sign in the day.
  private func degreeText(of placement: Placement) -> String {
    guard placement.body == .moon, !chart.hasBirthTime else { return placement.longitude.degreesText }
    return "\(placement.longitude.degreeAndMinute.degree)°"
  }

  // MARK: - Setting

  /// A name is never cut: two even lines, then smaller; a hyphen is broken only where there is no space to break at.
  private func lines(
    of name: String, _ textStyle: TextStyle, _ shaper: any TextShaper
  ) -> (lines: [ShapedText], size: Double) {
    for (breaksAtHyphens, least) in [(false, 0.34), (true, 0.1)] {
      let words = MeasuredWords(name, breaksAtCommas: false, breaksAtHyphens: breaksAtHyphens) { [language] in
        shaper.shape($0, textStyle, language: language.tag)
      }
      for scale in stride(from: 1.0, through: least, by: -0.06) {
        // Two lines of a name share the room of one.
        let count = scale <= 0.64 ? 2 : 1
        guard let lines = words.evenLines(within: style.room / scale, atMost: count) else { continue }
        return (lines.map { $0.scaled(by: scale) }, textStyle.size * scale)
      }
    }
    let text = fitted(name, textStyle, shaper)
    return ([text], textStyle.size * min(1, style.room / max(text.inkBounds.width, 1)))
  }

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
    PlacedText(text: text, origin: Point(x: middle - text.inkBounds.center.x, y: baseline))
  }
}

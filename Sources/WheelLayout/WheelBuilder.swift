public import ChartModel
public import Drawing
import Geometry

extension Wheel {
  /// Solves a chart's wheel.
  ///
  /// - Parameters:
  ///   - shaper: Whoever measures the words; the scene is set in what it returns.
  public init(
    of chart: Chart, options: WheelOptions = WheelOptions(), theme: WheelTheme, shaper: any TextShaper
  ) {
    self = WheelBuilder(chart: chart, options: options, theme: theme, shaper: shaper).wheel()
  }
}

/// The steps from a chart to a wheel, one file each.
struct WheelBuilder {
  let chart: Chart
  let options: WheelOptions
  let theme: WheelTheme
  let shaper: any TextShaper
  let radii = WheelRadii()
  let metrics: WheelMetrics
  let type: WheelType
  let dial: Dial

  init(chart: Chart, options: WheelOptions, theme: WheelTheme, shaper: any TextShaper) {
    (self.chart, self.options, self.theme, self.shaper) = (chart, options, theme, shaper)
    metrics = WheelMetrics(halfSide: options.side / 2, detail: options.detail)
    type = WheelType(metrics: metrics, theme: theme)
    dial = Dial(
      center: Point(x: options.side / 2, y: options.side / 2), halfSide: options.side / 2,
      origin: chart.angles?.ascendant.degrees ?? 0)
  }

  func wheel() -> Wheel {
    let signs = signMarks()
    let (seats, columns) = seatedBodies()
    let labels = labelMarks()
    let (chords, glyphs) = chordsAndGlyphs()
    let caption = captionMarks()
    let marks = signs + columns + houseNumberMarks() + labels.marks + glyphs + caption
    return Wheel(
      size: Size(square: options.side), dial: dial, radii: radii, detail: options.detail, theme: theme,
      marks: marks, seats: seats, cusps: cuspLines(), axes: axisLines(), labelTicks: labels.ticks,
      chords: chords, language: options.language)
  }

  func shape(_ text: String, _ style: TextStyle) -> ShapedText {
    shaper.shape(text, style, language: options.language)
  }

  /// A symbol from our family; letters that the family draws as one glyph keep their spelling for readers.
  func symbol(_ characters: String, _ style: TextStyle) -> ShapedText {
    guard let drawn = SymbolLetters.character(for: characters) else { return shape(characters, style) }
    var text = shape(drawn, style)
    for index in text.runs.indices {
      text.runs[index].text = characters
      for glyph in text.runs[index].glyphs.indices { text.runs[index].glyphs[glyph].cluster = 0 }
    }
    return text
  }
}

/// Where the family keeps its letter marks, in Unicode's private area.
enum SymbolLetters {
  static func character(for letters: String) -> String? {
    switch letters {
    case "Vx": "\u{E005}"
    case "Q": "\u{E006}"
    case "bQ": "\u{E007}"
    default: nil
    }
  }
}

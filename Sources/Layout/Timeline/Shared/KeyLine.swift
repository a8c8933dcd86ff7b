import AstroDrawing
import AstroGeometry
import AstroWheelLayout
import AstroWording

/// Samples and words in one line, set closer and smaller if it would be too long.
struct KeyLine {
  let type: CalendarType
  let language: Language
  let shaper: any TextShaper
  let baseline: Double

  private struct Entry {
    var swatch: KeySwatch.Kind?
    var symbol: ShapedText?
    var words: ShapedText
    var title: String
  }

  private var entries: [Entry] = []

  /// The width of a sample, the space after it, and the space between entries, in points.
  private static let swatchWidth = 15.0
  private static let swatchGap = 3.0
  private static let entryGap = 13.0

  init(type: CalendarType, language: Language, shaper: any TextShaper, baseline: Double) {
    (self.type, self.language, self.shaper, self.baseline) = (type, language, shaper, baseline)
  }

  mutating func add(_ swatch: KeySwatch.Kind?, _ words: String) {
    entries.append(
      Entry(
        swatch: swatch, words: shaper.shape(words, type.key, language: language.tag), title: words))
  }

  /// Adds an entry whose sample is a symbol.
  mutating func add(symbol: String, _ style: TextStyle, _ words: String) {
    entries.append(
      Entry(
        symbol: shaper.shape(symbol, style, language: language.tag),
        words: shaper.shape(words, type.key, language: language.tag), title: words))
  }

  func settled(from left: Double, to right: Double) -> ([TimelineMark], [KeySwatch]) {
    let width = entries.reduce(-KeyLine.entryGap) { $0 + self.width($1) + KeyLine.entryGap }
    let scale = min(1, (right - left) / max(width, 1))
    var (x, marks, swatches): (Double, [TimelineMark], [KeySwatch]) = (left, [], [])
    for (index, entry) in entries.enumerated() {
      let start = x
      if let swatch = entry.swatch {
        let size = Size(width: KeyLine.swatchWidth * scale, height: 8 * scale)
        swatches.append(
          KeySwatch(
            kind: swatch, box: Rect(x: start, y: baseline - 7 * scale, width: size.width, height: size.height)
          ))
        x += (KeyLine.swatchWidth + KeyLine.swatchGap) * scale
      }
      if let symbol = entry.symbol {
        let text = symbol.scaled(by: scale)
        marks.append(
          TimelineMark("key.\(index + 1).sample", text, inkFrom: x, baseline: baseline, title: entry.title))
        x += text.inkBounds.width + KeyLine.swatchGap * scale
      }
      let words = entry.words.scaled(by: scale)
      marks.append(
        TimelineMark("key.\(index + 1)", words, inkFrom: x, baseline: baseline, title: entry.title))
      x += words.inkBounds.width + KeyLine.entryGap * scale
    }
    return (marks, swatches)
  }

  private func width(_ entry: Entry) -> Double {
    entry.words.inkBounds.width + (entry.swatch == nil ? 0 : KeyLine.swatchWidth + KeyLine.swatchGap)
      + (entry.symbol.map { $0.inkBounds.width + KeyLine.swatchGap } ?? 0)
  }
}

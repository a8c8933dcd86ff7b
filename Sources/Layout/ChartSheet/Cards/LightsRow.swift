import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroWording

extension CardWriter {
  /// The Sun, the Moon and the Ascendant as three large units in a row; without a time of birth, two.
  func lights(of chart: Chart, gap: Double) -> CardRow {
    let units = LightUnit.units(of: chart, by: self)
    let widths = units.reduce(0) { $0 + $1.width }
    // If the words are too wide, all units get smaller by the same factor.
    let scale = min(1, (style.room - LightUnit.leastGap * Double(units.count - 1)) / max(widths, 1))
    let lefts = self.lefts(of: units.map { $0.width * scale })
    return CardRow(height: LightUnit.height * scale, gap: gap) { top in
      let words = zip(units, lefts).flatMap { unit, left in
        unit.placed(at: Point(x: left, y: top), scale: scale)
      }
      return CardBlock(label: "lights", role: .paragraph, words: words)
    }
  }

  /// Where units of some widths begin: as far apart as there is room, and the middle one of three on the axis if the
  /// others leave it there.
  private func lefts(of widths: [Double]) -> [Double] {
    let free = (style.room - widths.reduce(0, +)) / Double(widths.count)
    var between = min(max(free, LightUnit.leastGap), LightUnit.widestGap)
    var left = style.middle - (widths.reduce(0, +) + between * Double(widths.count - 1)) / 2
    if widths.count == 3 {
      let beside = (style.room - widths[1]) / 2 - max(widths[0], widths[2])
      if beside >= LightUnit.leastGap {
        between = min(between, beside)
        left = style.middle - widths[1] / 2 - between - widths[0]
      }
    }
    return widths.map { width in
      defer { left += width + between }
      return left
    }
  }
}

/// A light as a unit: its glyph, or the rising sign's, and beside it its name above its sign.
private struct LightUnit {
  let glyph: ShapedText
  let name: ShapedText
  let sign: ShapedText

  /// The height of a unit, the space between its glyph and its words, and the least and the greatest between two.
  static let height = 74.0
  static let glyphGap = 20.0
  static let leastGap = 36.0
  static let widestGap = 110.0

  static func units(of chart: Chart, by writer: CardWriter) -> [LightUnit] {
    let (style, language) = (writer.style, writer.language)
    let lights = [Body.sun, .moon].compactMap { chart.placement(of: $0) }.map { light in
      LightUnit(
        glyph: writer.symbol(light.body.symbol, style.glyph),
        name: writer.shape(light.body.name(in: language).capitalizedFirst, style.label),
        sign: writer.shape(light.signNames(in: language).capitalizedFirst, style.sign))
    }
    guard let rising = chart.angles?.ascendant else { return lights }
    let ascendant = LightUnit(
      glyph: writer.symbol(rising.sign.symbol, style.glyph),
      name: writer.shape(ChartAngle.ascendant.name(in: language).capitalizedFirst, style.label),
      sign: writer.shape(rising.sign.name(in: language).capitalizedFirst, style.sign))
    return lights + [ascendant]
  }

  var width: Double {
    glyph.inkBounds.width + LightUnit.glyphGap + max(name.inkBounds.width, sign.inkBounds.width)
  }

  /// - Parameter corner: The upper left corner.
  func placed(at corner: Point, scale: Double) -> [PlacedText] {
    let (glyph, name, sign) = (
      glyph.scaled(by: scale), name.scaled(by: scale), sign.scaled(by: scale)
    )
    let left = corner.x + glyph.inkBounds.width + LightUnit.glyphGap * scale
    return [
      PlacedText(
        glyph, centeredAt: corner.x + glyph.inkBounds.width / 2,
        baseline: corner.y + LightUnit.height * scale / 2 - glyph.inkBounds.center.y),
      PlacedText(text: name, origin: Point(x: left - name.inkBounds.minX, y: corner.y + 22 * scale)),
      PlacedText(text: sign, origin: Point(x: left - sign.inkBounds.minX, y: corner.y + 64 * scale)),
    ]
  }
}

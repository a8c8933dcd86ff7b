package import AstroChartModel
package import AstroDrawing
import AstroThemes

/// A sign that a sky is set in when it moves, and its name.
package struct StockSign: Sendable {
  package let name: String
  package let text: ShapedText
}

extension Wheel {
  /// The signs that the outermost ring may need at other moments, as large as those of the wheel: degrees from
  /// 0 to 29, the mark of retrograde motion, and the glyphs of aspects.
  package func stock(of aspects: [AspectType], shaper: any TextShaper) -> [StockSign] {
    let type = WheelType(metrics: metrics, theme: theme).inRing(rings.count - 1, of: rings.count)
    func symbol(_ name: String, _ characters: String, _ style: TextStyle) -> StockSign {
      StockSign(name: name, text: shaper.symbol(characters, style, language: language))
    }
    let degrees = (0..<30).map { degree in
      StockSign(
        name: "\(degree)", text: shaper.shape("\(degree)°", type.planetDegree, language: language))
    }
    return degrees + [symbol("retrograde", "℞", type.planetRetrograde)]
      + aspects.map { symbol($0.rawValue, $0.symbol, type.aspectGlyph($0.nature)) }
  }

  /// The size of an aspect's glyph, in points.
  package var aspectGlyphSize: Double { metrics.aspectGlyph }

  private var metrics: WheelMetrics {
    WheelMetrics(
      halfSide: dial.halfSide, detail: detail, bodyScale: plan.scale, signScale: plan.signScale,
      houseDepth: plan.houseOuter - plan.aspectOuter)
  }
}

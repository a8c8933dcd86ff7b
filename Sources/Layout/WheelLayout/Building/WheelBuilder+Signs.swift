import AstroChartModel
import AstroDrawing
import AstroGeometry

extension WheelBuilder {
  /// The glyphs of the twelve signs, upright in the middle of their sectors, or next to an axis that runs
  /// through it.
  func signMarks() -> [Mark] {
    let radius = (plan.zodiacInner + plan.zodiacOuter) / 2
    let axes = ChartAngle.allCases.compactMap { figure.angles?[$0] }.map {
      dial.ray($0.degrees, from: plan.zodiacOuter, to: plan.zodiacInner)
    }
    return Sign.allCases.map { sign in
      let text = symbol(sign.symbol, type.signGlyph)
      let middle = sign.start + 15
      let place = WheelBuilder.shifts.lazy.map { middle + $0 }.first { degrees in
        let block = Footprint.Block(of: text, at: dial.point(degrees, radius: radius))
        return axes.allSatisfy { !block.isCrossed(by: $0, gap: metrics.gap / 2) }
      }
      return Mark(of: .sign(sign), .signGlyph, text, at: dial.point(place ?? middle, radius: radius))
    }
  }

  /// How far a glyph may be from the middle of its sector, the smallest distance first, in degrees.
  private static let shifts = [0.0] + (1...40).flatMap { [0.25 * Double($0), -0.25 * Double($0)] }
}

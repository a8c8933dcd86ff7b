import AstroChartModel
import AstroDrawing
import AstroGeometry

extension WheelBuilder {
  func cuspLines() -> [CuspLine] {
    guard let houses = figure.houses else { return [] }
    return (1...12).map { house in
      let cusp = houses.cusp(house)
      return CuspLine(
        house: house, longitude: cusp,
        segment: dial.ray(cusp.degrees, from: plan.zodiacInner, to: plan.houseOuter), angle: angle(at: cusp)
      )
    }
  }

  /// The angle that coincides with a cusp, if there is one: the two then differ only by rounding.
  func angle(at cusp: Longitude) -> ChartAngle? {
    guard let angles = figure.angles else { return nil }
    return ChartAngle.allCases.first { angles[$0].separation(from: cusp) < 0.001 }
  }

  /// - Parameter marks: The marks that the shafts of axes must not touch; not asked for where no axis has one.
  func axisLines(among marks: () -> [Mark]) -> [AxisLine] {
    guard let angles = figure.angles else { return [] }
    let cusps = Set((1...12).compactMap { house in figure.houses.flatMap { angle(at: $0.cusp(house)) } })
    return ChartAngle.allCases.map { angle in
      let longitude = angles[angle]
      let isSpoken = angle == .ascendant || angle == .midheaven
      return AxisLine(
        angle: angle, longitude: longitude,
        segment: dial.ray(longitude.degrees, from: plan.labelInner - 0.004, to: plan.zodiacInner),
        shaft: isSpoken && !cusps.contains(angle) ? shaft(at: longitude, among: marks()) : nil)
    }
  }

  /// A line from the ruler inwards, up to the first mark in its way.
  private func shaft(at longitude: Longitude, among marks: [Mark]) -> Segment {
    let blocks = marks.map { Footprint.Block(of: $0.text, at: $0.center) }
    let steps = (0...40).map { step in
      plan.zodiacInner + (plan.houseOuter - plan.zodiacInner) * Double(step) / 40
    }
    let free = zip(steps, steps.dropFirst()).prefix { outer, inner in
      let piece = dial.ray(longitude.degrees, from: outer, to: inner)
      return blocks.allSatisfy { !$0.isCrossed(by: piece, gap: metrics.gap) }
    }
    return dial.ray(longitude.degrees, from: plan.zodiacInner, to: free.last?.1 ?? plan.rulerInner)
  }
}

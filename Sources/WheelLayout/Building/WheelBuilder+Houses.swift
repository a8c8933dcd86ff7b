import ChartModel
import Drawing
import Geometry

extension WheelBuilder {
  func cuspLines() -> [CuspLine] {
    guard let houses = figure.houses else { return [] }
    return (1...12).map { house in
      let cusp = houses.cusp(house)
      return CuspLine(
        house: house, longitude: cusp,
        segment: dial.ray(cusp.degrees, from: plan.rulerInner, to: plan.houseOuter), angle: angle(at: cusp)
      )
    }
  }

  /// The angle that a cusp is: angles and cusps of one chart differ by rounding only.
  func angle(at cusp: Longitude) -> ChartAngle? {
    guard let angles = figure.angles else { return nil }
    return ChartAngle.allCases.first { angles[$0].separation(from: cusp) < 0.001 }
  }

  func axisLines() -> [AxisLine] {
    guard let angles = figure.angles else { return [] }
    return ChartAngle.allCases.map { angle in
      AxisLine(
        angle: angle, longitude: angles[angle],
        segment: dial.ray(angles[angle].degrees, from: plan.labelInner - 0.004, to: plan.zodiacOuter))
    }
  }

  /// The twelve numbers, each in the middle of its house unless narrow neighbors crowd it.
  func houseNumberMarks() -> [Mark] {
    guard let houses = figure.houses, options.detail > .minimal else { return [] }
    let start = houses.cusp(1)
    let numbers = (1...12).map { house in
      (
        house: house, target: start.distance(forwardTo: houses.cusp(house)) + houses.span(house) / 2,
        text: shape("\(house)", type.houseNumber(isAngular: house % 3 == 1))
      )
    }.sorted { $0.target < $1.target }
    let radius = (plan.houseOuter + plan.aspectOuter) / 2
    let ring = RingSolver(
      targets: numbers.map(\.target), span: 360, reach: 2, gap: metrics.gap / 3
    ) { index, offset in
      let half = numbers[index].text.ink.size
      return Seat(
        blocks: [
          Seat.Block(
            center: dial.point(start.degrees + offset, radius: radius),
            half: Size(width: half.width / 2, height: half.height / 2))
        ], stem: nil)
    }
    return zip(numbers, ring.solved() ?? numbers.map(\.target)).map { number, offset in
      Mark(
        of: .house(number.house), .houseNumber, number.text,
        at: dial.point(start.degrees + offset, radius: radius))
    }
  }
}

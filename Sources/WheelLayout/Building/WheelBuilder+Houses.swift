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
        segment: dial.ray(cusp.degrees, from: plan.zodiacInner, to: plan.houseOuter), angle: angle(at: cusp)
      )
    }
  }

  /// The angle that a cusp is: angles and cusps of one chart differ by rounding only.
  func angle(at cusp: Longitude) -> ChartAngle? {
    guard let angles = figure.angles else { return nil }
    return ChartAngle.allCases.first { angles[$0].separation(from: cusp) < 0.001 }
  }

  /// - Parameter marks: What the shafts of axes that are no cusps end before.
  func axisLines(among marks: [Mark]) -> [AxisLine] {
    guard let angles = figure.angles else { return [] }
    let cusps = Set((1...12).compactMap { house in figure.houses.flatMap { angle(at: $0.cusp(house)) } })
    return ChartAngle.allCases.map { angle in
      let longitude = angles[angle]
      let isSpoken = angle == .ascendant || angle == .midheaven
      return AxisLine(
        angle: angle, longitude: longitude,
        segment: dial.ray(longitude.degrees, from: plan.labelInner - 0.004, to: plan.zodiacInner),
        shaft: isSpoken && !cusps.contains(angle) ? shaft(at: longitude, among: marks) : nil)
    }
  }

  /// From the ruler inwards, as far as no mark lies in the way.
  private func shaft(at longitude: Longitude, among marks: [Mark]) -> Segment {
    let blocks = marks.map { Seat.Block(of: $0.text, at: $0.center) }
    let steps = (0...40).map { step in
      plan.zodiacInner + (plan.houseOuter - plan.zodiacInner) * Double(step) / 40
    }
    let free = zip(steps, steps.dropFirst()).prefix { outer, inner in
      let piece = dial.ray(longitude.degrees, from: outer, to: inner)
      return blocks.allSatisfy { !$0.isCrossed(by: piece, gap: metrics.gap) }
    }
    return dial.ray(longitude.degrees, from: plan.zodiacInner, to: free.last?.1 ?? plan.rulerInner)
  }

  /// The numbers stand in the outer part of their ring: brackets of conjunctions lie along its inner edge.
  private var houseNumberRadius: Double {
    let isBracketed = figure.rings.count == 1 && options.showsAspects
    return (plan.houseOuter + plan.aspectOuter) / 2 + (isBracketed ? WheelPlan.bracketDepth / 2 : 0)
  }

  /// The twelve numbers, each in the middle of its house unless narrow neighbors crowd it.
  func houseNumberMarks() -> [Mark] {
    guard let houses = figure.houses, options.detail > .minimal else { return [] }
    let shown = (1...12).filter { options.pixels >= WheelOptions.leastPixelsOfHouses || $0 % 3 == 1 }
    let middles = shown.map { houses.cusp($0) + houses.span($0) / 2 }
    // Near a pole all houses may crowd two places, one of which is cusp 1: the circle is cut where it is empty.
    let start = middles.map(\.degrees).widestGap ?? houses.cusp(1)
    let numbers = zip(shown, middles).map { house, middle in
      (
        house: house, target: start.distance(forwardTo: middle),
        text: shape("\(house)", type.houseNumber(isAngular: house % 3 == 1))
      )
    }.sorted { $0.target < $1.target }
    let radius = houseNumberRadius
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
    let placed = zip(numbers, ring.solved() ?? numbers.map(\.target))
    return placed.sorted { $0.0.house < $1.0.house }.map { number, offset in
      Mark(
        of: .house(number.house), .houseNumber, number.text,
        at: dial.point(start.degrees + offset, radius: radius))
    }
  }
}

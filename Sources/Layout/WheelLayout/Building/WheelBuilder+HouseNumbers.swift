import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes

extension WheelBuilder {
  /// The numbers of the houses, each in the middle of its house unless narrow neighbors or ends of lines
  /// leave no room there.
  func houseNumberMarks(beside chords: [Chord]) -> [Mark] {
    guard let houses = figure.houses, options.detail > .minimal else { return [] }
    let shown = (1...12).filter { options.pixels >= WheelOptions.leastPixelsOfHouses || $0 % 3 == 1 }
    let middles = shown.map { houses.cusp($0) + houses.span($0) / 2 }
    // Near a pole all houses may be crowded around two places, one of which is cusp 1, so the circle is cut
    // where it is empty.
    let start = middles.map(\.degrees).widestGap ?? houses.cusp(1)
    let numbers = zip(shown, middles).map { house, middle in
      (
        house: house, target: start.distance(forwardTo: middle),
        text: shape("\(house)", type.houseNumber(isAngular: house % 3 == 1))
      )
    }.sorted { $0.target < $1.target }
    let ring = RingSolver(
      targets: numbers.map(\.target), span: 360, reach: 2, gap: metrics.gap / 3
    ) { index, offset in
      Footprint(blocks: [block(of: numbers[index].text, at: start.degrees + offset)], stem: nil)
    }
    let placed = zip(numbers, ring.solved() ?? numbers.map(\.target))
    let marks = placed.sorted { $0.0.house < $1.0.house }.map { number, offset in
      Mark(
        of: .house(number.house), .houseNumber, number.text,
        at: dial.point(start.degrees + offset, radius: houseNumberRadius))
    }
    let dots = chords.flatMap { [$0.segment.start, $0.segment.end] }
    return marks.indices.reduce(into: marks) { marks, index in
      marks[index].center = place(of: index, among: marks, in: houses, clearOf: dots)
    }
  }

  /// The radius of the numbers.
  ///
  /// They are in the outer part of their ring, because brackets of conjunctions are along its inner edge.
  private var houseNumberRadius: Double {
    let isBracketed = figure.rings.count == 1 && options.showsAspects
    return (plan.houseOuter + plan.aspectOuter) / 2 + (isBracketed ? WheelPlan.bracketDepth / 2 : 0)
  }

  private func block(of text: ShapedText, at degrees: Double) -> Footprint.Block {
    Footprint.Block(of: text, at: dial.point(degrees, radius: houseNumberRadius))
  }

  // MARK: - Dots

  /// The center of a number within its house: as near to its present one as the dots allow, or that one if
  /// there is no room.
  private func place(
    of index: Int, among marks: [Mark], in houses: Houses, clearOf dots: [Point]
  ) -> Point {
    let (mark, clearance) = (marks[index], dotClearance)
    func isClear(_ block: Footprint.Block) -> Bool { dots.allSatisfy { $0.distance(to: block) >= clearance } }
    guard case .house(let house) = mark.id.subject, !isClear(Footprint.Block(of: mark.text, at: mark.center))
    else { return mark.center }
    let others = marks.indices.filter { $0 != index }
      .map { Footprint.Block(of: marks[$0].text, at: marks[$0].center) }
    let edge = Angle(radians: mark.text.inkBounds.width / 2 / (houseNumberRadius * dial.halfSide)).degrees
    let now = dial.origin + 180 - (mark.center - dial.center).direction.degrees
    let place = WheelBuilder.slides.lazy.map { now + $0 }.first { degrees in
      let block = block(of: mark.text, at: degrees)
      let inHouse = houses.cusp(house).distance(forwardTo: Longitude(degrees))
      return inHouse >= edge && inHouse <= houses.span(house) - edge && isClear(block)
        && others.allSatisfy { !$0.meets(block, gap: metrics.gap / 3) }
    }
    return place.map { dial.point($0, radius: houseNumberRadius) } ?? mark.center
  }

  /// The distances that a number may be moved by, the shortest first, in degrees.
  private static let slides = (1...80).flatMap { [0.25 * Double($0), -0.25 * Double($0)] }

  /// The free space around a number, measured to the center of a dot at the end of a line: 6 pixels at 1200,
  /// and the dot itself.
  private var dotClearance: Double {
    dial.halfSide / 100 + AspectPainter.reach(in: metrics.lineWidth(in: theme))
  }
}

extension Point {
  /// The distance from a box, in points; 0 inside it.
  fileprivate func distance(to block: Footprint.Block) -> Double {
    Vector(
      dx: max(0, abs(x - block.x) - block.halfWidth), dy: max(0, abs(y - block.y) - block.halfHeight)
    ).length
  }
}

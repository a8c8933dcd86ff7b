import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes

extension WheelBuilder {
  /// The numbers of the houses, each in the middle of its house unless narrow neighbors or ends of lines
  /// leave no room there.
  ///
  /// Near a pole a house may be narrower than its number, which would then stand in another house and is left out.
  func houseNumberMarks(beside chords: [Chord]) -> [Mark] {
    guard let houses = figure.houses, options.detail > .minimal else { return [] }
    let shown = (1...12).filter { options.pixels >= WheelOptions.leastPixelsOfHouses || $0 % 3 == 1 }
    let middles = shown.map { houses.cusp($0) + houses.span($0) / 2 }
    let numbers = zip(shown, middles).map { house, middle in
      Number(
        house: house, middle: middle, text: shape("\(house)", type.houseNumber(isAngular: house % 3 == 1)))
    }
    let degrees = seats(of: numbers, in: houses)
    let marks = zip(numbers, degrees).map { number, degrees in
      Mark(
        of: .house(number.house), .houseNumber, number.text,
        at: dial.point(degrees, radius: houseNumberRadius))
    }
    let reach = dotClearance
    let obstacles =
      chords.flatMap { [Obstacle($0.segment.start, reach), Obstacle($0.segment.end, reach)] }
      + bracketPoints(of: chords).map { Obstacle($0, bracketClearance) }
    var (all, crowdedOut) = (marks, Set<Int>())
    for index in marks.indices {
      if let placed = placed(index, among: all, in: houses, clearOf: obstacles) {
        all[index] = placed
      } else {
        crowdedOut.insert(index)
      }
    }
    return all.indices.filter { index in
      !crowdedOut.contains(index) && isAtHome(all[index], of: numbers[index].house, in: houses)
    }.map { all[$0] }
  }

  /// Whether the middle of a number is in its house.
  private func isAtHome(_ mark: Mark, of house: Int, in houses: Houses) -> Bool {
    let place = Longitude(longitude(of: mark))
    return houses.cusp(house).distance(forwardTo: place) <= houses.span(house)
  }

  /// The longitude at which a number stands, in degrees.
  private func longitude(of mark: Mark) -> Double {
    dial.origin + 180 - (mark.center - dial.center).direction.degrees
  }

  /// A dot at the end of a line, or a point of a bracket.
  private struct Obstacle {
    var place: Point
    /// The free space around it, in points.
    var clearance: Double

    init(_ place: Point, _ clearance: Double) { (self.place, self.clearance) = (place, clearance) }

    func isClear(of block: Footprint.Block, scale: Double = 1) -> Bool {
      place.distance(to: block) >= clearance * scale
    }
  }

  private struct Number {
    var house: Int
    var middle: Longitude
    var text: ShapedText
  }

  /// The longitudes at which the numbers stand, in degrees.
  ///
  /// Where houses are narrow they move apart, but where possible none leaves its quadrant, and otherwise none its
  /// side of the horizon.
  private func seats(of numbers: [Number], in houses: Houses) -> [Double] {
    for count in [3, 6] {
      let parts = stride(from: 1, to: 12, by: count).map { first in
        seats(
          of: numbers.filter { $0.house >= first && $0.house < first + count }, in: houses, from: first, count
        )
      }
      let solved = parts.compactMap { $0 }
      if solved.count == parts.count { return solved.flatMap { $0 } }
    }
    return seatsAround(numbers) ?? numbers.map(\.middle.degrees)
  }

  /// The longitudes of the numbers of successive houses, with a wall at either end; `nil` if there is no room.
  private func seats(of numbers: [Number], in houses: Houses, from house: Int, _ count: Int) -> [Double]? {
    let start = houses.cusp(house)
    let end = start.degrees + start.distance(forwardTo: houses.cusp((house + count - 1) % 12 + 1))
    let targets = numbers.map { start.distance(forwardTo: $0.middle) }
    guard zip(targets, targets.dropFirst()).allSatisfy(<=) else { return nil }
    func wall(_ degrees: Double) -> Footprint {
      .wall(dial.ray(degrees, from: plan.houseOuter, to: plan.aspectOuter))
    }
    var ring = solver(of: numbers, targets, from: start, span: end - start.degrees)
    (ring.lowWall, ring.highWall) = (wall(start.degrees), wall(end))
    return ring.solved()?.map { start.degrees + $0 }
  }

  /// The longitudes of all numbers around a circle that is cut where it is empty: near a pole all houses may be
  /// crowded around two places, one of which is cusp 1.
  private func seatsAround(_ numbers: [Number]) -> [Double]? {
    guard let start = numbers.map(\.middle.degrees).widestGap else { return nil }
    let order = numbers.indices.sorted {
      start.distance(forwardTo: numbers[$0].middle) < start.distance(forwardTo: numbers[$1].middle)
    }
    let targets = order.map { start.distance(forwardTo: numbers[$0].middle) }
    guard let offsets = solver(of: order.map { numbers[$0] }, targets, from: start, span: 360).solved() else {
      return nil
    }
    return numbers.indices.map { index in
      start.degrees + (order.firstIndex(of: index).map { offsets[$0] } ?? 0)
    }
  }

  private func solver(of numbers: [Number], _ targets: [Double], from start: Longitude, span: Double)
    -> RingSolver
  {
    RingSolver(targets: targets, span: span, reach: 2, gap: metrics.gap / 3) { index, offset in
      Footprint(blocks: [block(of: numbers[index].text, at: start.degrees + offset)], stem: nil)
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

  /// A number within its house: as near to its present place as dots and brackets allow, or smaller and at the edge of
  /// its ring if the house has no room; `nil` where it would lie on a bracket all the same.
  private func placed(
    _ index: Int, among marks: [Mark], in houses: Houses, clearOf obstacles: [Obstacle]
  ) -> Mark? {
    var mark = marks[index]
    func isClear(_ block: Footprint.Block) -> Bool {
      obstacles.allSatisfy { $0.isClear(of: block) }
    }
    guard case .house(let house) = mark.id.subject, !isClear(Footprint.Block(of: mark.text, at: mark.center))
    else { return mark }
    let others = marks.indices.filter { $0 != index }
      .map { Footprint.Block(of: marks[$0].text, at: marks[$0].center) }
    let edge = Angle(radians: mark.text.inkBounds.width / 2 / (houseNumberRadius * dial.halfSide)).degrees
    let now = longitude(of: mark)
    for radius in [houseNumberRadius, outermostRadius(of: mark)] {
      let place = WheelBuilder.slides.lazy.map { now + $0 }.first { degrees in
        let block = Footprint.Block(of: mark.text, at: dial.point(degrees, radius: radius))
        let inHouse = houses.cusp(house).distance(forwardTo: Longitude(degrees))
        return inHouse >= edge && inHouse <= houses.span(house) - edge && isClear(block)
          && others.allSatisfy { !$0.meets(block, gap: metrics.gap / 3) }
      }
      guard let place else { continue }
      mark.center = dial.point(place, radius: radius)
      return mark
    }
    // Near a pole a number may come near the ends of lines, but lies on no bracket.
    let brackets = obstacles.filter { $0.clearance < dotClearance }
    for (scale, near) in [(1, obstacles), (0.72, obstacles), (0.72, brackets), (0.6, brackets)] {
      var tried = mark
      tried.text = mark.text.scaled(by: scale)
      tried.center = dial.point(now, radius: outermostRadius(of: tried))
      let block = Footprint.Block(of: tried.text, at: tried.center)
      if near.allSatisfy({ $0.isClear(of: block, scale: scale) }),
        others.allSatisfy({ !$0.meets(block, gap: 0) })
      {
        return tried
      }
    }
    return nil
  }

  /// The radius of a number that nearly touches the outer edge of its ring.
  private func outermostRadius(of mark: Mark) -> Double {
    let half = Vector(dx: mark.text.inkBounds.width / 2, dy: mark.text.inkBounds.height / 2).length
    return plan.houseOuter - (half + metrics.gap / 3) / dial.halfSide
  }

  /// The distances that a number may be moved by, the shortest first, in degrees.
  private static let slides: [Double] = [0] + (1...80).flatMap { [0.25 * Double($0), -0.25 * Double($0)] }

  /// The free space around a number, measured to the center of a dot at the end of a line: 6 pixels at 1200,
  /// and the dot itself.
  private var dotClearance: Double {
    dial.halfSide / 100 + AspectPainter.reach(in: metrics.lineWidth(in: theme))
  }

  /// The free space between a number and a bracket, measured to the middle of its line.
  private var bracketClearance: Double { metrics.gap / 3 + metrics.lineWidth(in: theme) }
}

extension Point {
  /// The distance from a box, in points; 0 inside it.
  fileprivate func distance(to block: Footprint.Block) -> Double {
    Vector(
      dx: max(0, abs(x - block.x) - block.halfWidth), dy: max(0, abs(y - block.y) - block.halfHeight)
    ).length
  }
}

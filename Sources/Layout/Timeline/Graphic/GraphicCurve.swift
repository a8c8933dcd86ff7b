import AstroChartModel
import AstroGeometry

/// The curve of a body's longitude: a function across the plot, broken where it is folded.
struct GraphicCurve {
  let body: Body
  let grid: GraphicGrid
  private let degrees: [Double]
  private let step: Double

  init(_ way: GraphicFigure.Way, on grid: GraphicGrid) {
    (body, degrees, self.grid) = (way.body, way.degrees, grid)
    step = grid.plot.width / Double(max(way.degrees.count - 1, 1))
  }

  /// The longitude at a position, between two instants along the line from one to the other.
  func degrees(atX x: Double) -> Double {
    let place = min(max((x - grid.plot.minX) / step, 0), Double(degrees.count - 1))
    let index = min(Int(place), degrees.count - 2)
    return degrees[index] + (place - Double(index)) * (degrees[index + 1] - degrees[index])
  }

  /// The place of the curve at a position.
  func point(atX x: Double) -> Point { Point(x: x, y: grid.y(degrees(atX: x))) }

  /// Whether the curve passes through a box within the plot.
  func meets(_ box: Rect) -> Bool {
    let plot = grid.plot
    guard box.maxX > plot.minX, box.minX < plot.maxX else { return false }
    let ends = [degrees(atX: box.minX), degrees(atX: box.maxX)]
    var (low, high) = (min(ends[0], ends[1]), max(ends[0], ends[1]))
    let first = Int(((max(box.minX, plot.minX) - plot.minX) / step).rounded(.up))
    let last = Int((min(box.maxX, plot.maxX) - plot.minX) / step)
    if first <= last {
      for value in degrees[first...last] { (low, high) = (min(low, value), max(high, value)) }
    }
    // Somewhere in these days it has every longitude from the lowest to the highest.
    let (from, to) = (grid.degrees(atY: box.minY), grid.degrees(atY: box.maxY))
    let turn = ((low - to) / grid.modulus).rounded(.up)
    return from + turn * grid.modulus <= high
  }

  /// The stretches between two folds, each from edge to edge of the plot.
  var pieces: [[Point]] {
    var pieces: [[Point]] = []
    var piece: [Point] = []
    var turn = grid.turn(of: degrees.first ?? 0)
    for (index, value) in degrees.enumerated() {
      let here = grid.turn(of: value)
      if here != turn, index > 0 {
        let before = degrees[index - 1]
        let edge = max(here, turn) * grid.modulus
        let x = grid.plot.minX + (Double(index - 1) + (edge - before) / (value - before)) * step
        piece.append(Point(x: x, y: grid.y(edge, inTurn: turn)))
        pieces.append(piece)
        piece = [Point(x: x, y: grid.y(edge, inTurn: here))]
        turn = here
      }
      piece.append(
        Point(x: grid.plot.minX + Double(index) * step, y: grid.y(value, inTurn: turn)))
    }
    return pieces + [piece]
  }
}

extension [Point] {
  /// The same line with no more points than it needs to stay within a distance of the original (Douglas and Peucker,
  /// “Algorithms for the reduction of the number of points”, Cartographica 10, 1973).
  func simplified(within distance: Double) -> [Point] {
    guard count > 2 else { return self }
    var kept = Array<Bool>(repeating: false, count: count)
    (kept[0], kept[count - 1]) = (true, true)
    var open = [(0, count - 1)]
    while let (first, last) = open.popLast() {
      let chord = Segment(self[first], self[last])
      var (farthest, most) = (first, distance)
      for index in (first + 1)..<last {
        let away = chord.distance(to: self[index])
        if away > most { (farthest, most) = (index, away) }
      }
      guard farthest > first else { continue }
      kept[farthest] = true
      for part in [(first, farthest), (farthest, last)] where part.1 - part.0 > 1 { open.append(part) }
    }
    return indices.filter { kept[$0] }.map { self[$0] }
  }
}

/// A stretch of a curve with the distances along it.
struct GraphicPiece {
  let points: [Point]
  private let lengths: [Double]

  init(_ points: [Point]) {
    self.points = points
    var sum = 0.0
    lengths =
      [0]
      + zip(points, points.dropFirst()).map { from, to in
        sum += from.distance(to: to)
        return sum
      }
  }

  var length: Double { lengths.last ?? 0 }

  /// The point some way from the start.
  func point(at distance: Double) -> Point {
    var (low, high) = (0, lengths.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if lengths[middle] < distance { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return points[0] }
    let part = (distance - lengths[low - 1]) / max(lengths[low] - lengths[low - 1], 1e-9)
    return points[low - 1].interpolated(to: points[low], by: min(part, 1))
  }
}

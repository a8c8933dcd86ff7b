/// How the ten planets are distributed around the circle, after Marc Edmund Jones.
package enum ChartShape: String, CaseIterable, Hashable, Sendable {
  case bundle, bowl, bucket, locomotive, seesaw, splash, splay
}

/// The half of the chart that holds seven or more of the ten planets: above or below the horizon, east or
/// west of the meridian.
package enum Hemisphere: String, CaseIterable, Hashable, Sendable {
  case upper, lower, eastern, western

  package static let fewest = 7

  /// Its six houses.
  package var houses: [Int] {
    switch self {
    case .upper: [7, 8, 9, 10, 11, 12]
    case .lower: [1, 2, 3, 4, 5, 6]
    case .eastern: [10, 11, 12, 1, 2, 3]
    case .western: [4, 5, 6, 7, 8, 9]
    }
  }
}

/// Finds the shape from the planets in order around the circle and the empty arcs between them.
package struct ShapeFinder {
  private let bodies: [Body]
  /// The arc from each planet to the next, in degrees.
  private let gaps: [Double]
  private let occupied: Int

  package init(_ planets: [Placement]) {
    let around = planets.sorted { $0.longitude.degrees < $1.longitude.degrees }
    bodies = around.map(\.body)
    gaps = around.indices.map { index in
      around[index].longitude.distance(forwardTo: around[(index + 1) % around.count].longitude)
    }
    occupied = Set(around.map(\.sign)).count
  }

  /// The shape, and the planet that leads it: the handle of a bucket; of a locomotive the first to rise after the empty arc,
  /// since the sky turns clockwise.
  package var shape: (shape: ChartShape, lead: Body?)? {
    guard bodies.count == Body.planets.count, let widest = gaps.indices.max(by: { gaps[$0] < gaps[$1] })
    else {
      return nil
    }
    if gaps[widest] >= 240 { return (.bundle, nil) }
    if gaps[widest] >= 180 { return (.bowl, nil) }
    if let handle { return (.bucket, handle) }
    if gaps[widest] >= 120 { return (.locomotive, bodies[(widest + 1) % bodies.count]) }
    if isSeesaw { return (.seesaw, nil) }
    if gaps[widest] <= 75, occupied >= 7 { return (.splash, nil) }
    return gaps.count { $0 >= 40 } >= 3 ? (.splay, nil) : nil
  }

  /// The planet that stands alone while the other nine keep to one half of the circle; `nil` if there is
  /// none.
  private var handle: Body? {
    bodies.indices.first { index in
      let (before, after) = (gaps[(index + gaps.count - 1) % gaps.count], gaps[index])
      return before + after >= 180 && min(before, after) >= ShapeFinder.reachOfHandle
    }.map { bodies[$0] }
  }

  /// The least arc in degrees between a handle and the planets on either side of it.
  private static let reachOfHandle = 60.0

  /// Whether there are two groups of two or more planets, with empty arcs of 60° or more between them.
  private var isSeesaw: Bool {
    let wide = gaps.indices.filter { gaps[$0] >= 60 }
    guard wide.count == 2 else { return false }
    let side = wide[1] - wide[0]
    return side >= 2 && bodies.count - side >= 2
  }
}

import AstroGeometry
import AstroTradition

/// The part of the Earth that a map shows, and where it is on the page: degrees east and north are equally long.
struct MapField: Hashable, Sendable {
  let box: Rect

  static let latitudes = -60.0...75.0

  init(x: Double, y: Double, width: Double) {
    let height = (MapField.latitudes.upperBound - MapField.latitudes.lowerBound) * width / 360
    box = Rect(x: x, y: y, width: width, height: height)
  }

  /// Points on the page for each degree.
  var scale: Double { box.width / 360 }

  func x(_ longitude: Double) -> Double { box.center.x + longitude * scale }
  func y(_ latitude: Double) -> Double { box.minY + (MapField.latitudes.upperBound - latitude) * scale }

  func point(_ point: EarthPoint) -> Point { Point(x: x(point.longitude), y: y(point.latitude)) }

  // MARK: - Lines

  /// The pieces of a course within the map; one that goes on beyond its side enters at the other.
  func pieces(of course: [EarthPoint]) -> [[Point]] { copies(of: course).flatMap(pieces) }

  /// The pieces of a line on the page that are within the map.
  func pieces(of line: [Point]) -> [[Point]] {
    var pieces: [[Point]] = []
    for (here, next) in zip(line, line.dropFirst()) {
      let segment = Segment(here, next)
      guard let part = segment.part(within: reach) else { continue }
      let start = here.interpolated(to: next, by: part.from)
      let end = here.interpolated(to: next, by: part.to)
      if let last = pieces.last?.last, last.distance(to: start) < 1e-9 {
        pieces[pieces.count - 1].append(end)
      } else {
        pieces.append([start, end])
      }
    }
    return pieces
  }

  /// A line along the rim is within the map.
  private var reach: Rect { box.expanded(by: 1e-7) }

  // MARK: - Areas

  /// The area within a ring of the Earth, cut off at the rims.
  func area(of ring: [EarthPoint]) -> Path? { path(cut(ring.map(point))) }

  /// The areas between two courses, from south to north along the first and back along the other.
  func areas(between one: [EarthPoint], and other: [EarthPoint]) -> [Path] {
    copies(of: one + other.reversed()).compactMap { path(cut($0)) }
  }

  private func path(_ corners: [Point]) -> Path? {
    corners.count < 3 ? nil : Path(through: corners, closed: true)
  }

  /// The line on the page as often as turns of the Earth bring it into the map.
  private func copies(of course: [EarthPoint]) -> [[Point]] {
    let (least, most) = (course.map(\.longitude).min() ?? 0, course.map(\.longitude).max() ?? 0)
    return [-720.0, -360, 0, 360, 720].filter { least + $0 <= 180 && most + $0 >= -180 }.map { turn in
      course.map { Point(x: x($0.longitude + turn), y: y($0.latitude)) }
    }
  }

  /// Cuts a polygon at the four rims, one after the other (Sutherland and Hodgman, 1974).
  private func cut(_ corners: [Point]) -> [Point] {
    let rims: [(Point) -> Double] = [
      { $0.x - box.minX }, { box.maxX - $0.x }, { $0.y - box.minY }, { box.maxY - $0.y },
    ]
    return rims.reduce(corners) { corners, depth in
      var kept: [Point] = []
      for (here, next) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
        let (inside, outside) = (depth(here), depth(next))
        if inside >= 0 { kept.append(here) }
        if (inside >= 0) != (outside >= 0) {
          kept.append(here.interpolated(to: next, by: inside / (inside - outside)))
        }
      }
      return kept
    }
  }
}

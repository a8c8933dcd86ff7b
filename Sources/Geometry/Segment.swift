/// A straight line between two places.
public struct Segment: Hashable, Sendable {
  public var start: Point
  public var end: Point

  public init(_ start: Point, _ end: Point) {
    self.start = start
    self.end = end
  }

  public var length: Double { start.distance(to: end) }
  public var midpoint: Point { start.interpolated(to: end, by: 0.5) }

  /// The shortest distance from the segment to a place.
  public func distance(to point: Point) -> Double {
    let along = end - start
    let squared = along.dot(along)
    guard squared > 0 else { return start.distance(to: point) }
    let fraction = min(max((point - start).dot(along) / squared, 0), 1)
    return start.interpolated(to: end, by: fraction).distance(to: point)
  }

  /// Whether two segments cross in a point inside both; touching ends do not count.
  public func crosses(_ other: Segment) -> Bool {
    let d1 = (end - start).cross(other.start - start)
    let d2 = (end - start).cross(other.end - start)
    let d3 = (other.end - other.start).cross(start - other.start)
    let d4 = (other.end - other.start).cross(end - other.start)
    return d1 * d2 < 0 && d3 * d4 < 0
  }
}

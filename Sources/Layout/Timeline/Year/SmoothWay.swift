/// A smooth curve through points that, between two of them, never leaves the range of their values.
///
/// Cubic pieces whose slopes are harmonic means of the slopes on either side, and zero where the curve turns
/// (F. N. Fritsch and J. Butland, “A method for constructing local monotone piecewise cubic interpolants”,
/// SIAM J. Sci. Stat. Comput. 5, 1984).
struct SmoothWay {
  struct Point: Hashable {
    var time: Double
    var value: Double
  }

  private let points: [Point]
  private let slopes: [Double]

  /// - Parameter points: In chronological order; of several points at the same time, the first is used.
  init(_ points: [Point]) {
    var kept: [Point] = []
    for point in points where kept.last.map({ $0.time < point.time }) ?? true { kept.append(point) }
    self.points = kept
    let secants = zip(kept, kept.dropFirst()).map { ($1.value - $0.value) / ($1.time - $0.time) }
    slopes = kept.indices.map { index in
      guard index > 0, index < kept.count - 1 else { return secants.isEmpty ? 0 : secants[max(0, index - 1)] }
      let (before, after) = (secants[index - 1], secants[index])
      return before * after > 0 ? 2 * before * after / (before + after) : 0
    }
  }

  /// The points, with `count` interpolated points between every two of them.
  func refined(_ count: Int) -> [Point] {
    guard let last = points.last else { return [] }
    return points.indices.dropLast().flatMap { index in
      (0...count).map { at(Double($0) / Double(count + 1), behind: index) }
    } + [last]
  }

  /// The Hermite cubic between a point and the next.
  ///
  /// - Parameter s: From 0 at the first point to 1 at the next.
  private func at(_ s: Double, behind index: Int) -> Point {
    let (a, b) = (points[index], points[index + 1])
    let step = b.time - a.time
    let (squared, cubed) = (s * s, s * s * s)
    let value =
      (2 * cubed - 3 * squared + 1) * a.value + (cubed - 2 * squared + s) * step * slopes[index]
      + (3 * squared - 2 * cubed) * b.value + (cubed - squared) * step * slopes[index + 1]
    return Point(time: a.time + s * step, value: s == 0 ? a.value : value)
  }
}

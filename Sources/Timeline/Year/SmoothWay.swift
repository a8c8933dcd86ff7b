/// A smooth way through points: between two of them it never leaves what lies between.
///
/// Cubic pieces whose slopes are harmonic means of those at either side, and level where the way turns (F. N. Fritsch
/// and J. Butland, “A method for constructing local monotone piecewise cubic interpolants”, SIAM J. Sci. Stat. Comput.
/// 5, 1984).
struct SmoothWay {
  struct Point: Hashable {
    var time: Double
    var value: Double
  }

  private let points: [Point]
  private let slopes: [Double]

  /// - Parameter points: In order of time; of several of one time the first counts.
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

  /// The points, and between each two as many more as asked for.
  func refined(_ count: Int) -> [Point] {
    guard let last = points.last else { return [] }
    return points.indices.dropLast().flatMap { index in
      (0...count).map { at(Double($0) / Double(count + 1), behind: index) }
    } + [last]
  }

  /// Hermite's cubic between a point and the next.
  ///
  /// - Parameter s: 0 at the one, 1 at the other.
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

import AstroGeometry

/// Moves lines of aspects that would be drawn on top of each other apart, by a hair and parallel to themselves, so
/// that each of them is seen: a thin line on a thick one, or a dashed one on a solid one, would not be.
///
/// Two lines are told apart if there is free space between them along half of their length or more. The dots at
/// their true ends hide that they are moved.
struct ChordSpreading {
  private let lines: [Segment]
  /// The widths of the strokes, in points.
  private let widths: [Double]
  /// The free space between two lines, in points.
  private let space: Double

  /// How often lines are moved apart: those that are moved may come near others.
  private static let rounds = 8
  /// What a pair is moved apart more than it must be, as a part of the distance, so that rounding does not count.
  private static let slack = 1e-3

  init(lines: [Segment], widths: [Double], space: Double) {
    (self.lines, self.widths, self.space) = (lines, widths, space)
  }

  /// The lines in the given order, moved as little as possible.
  func spread() -> [Segment] {
    var spread = lines
    for _ in 1...ChordSpreading.rounds {
      let bundles = bundles(of: spread).filter { isMerged($0, spread) }
      if bundles.isEmpty { break }
      for bundle in bundles { part(bundle, among: &spread) }
    }
    return spread
  }

  /// The distance between the middles of two lines with which they are told apart, in points.
  private func leastDistance(_ first: Int, _ second: Int) -> Double {
    (widths[first] + widths[second]) / 2 + space
  }

  // MARK: - Bundles

  /// Lines of which each runs together with another or next to it, bundle by bundle.
  private func bundles(of lines: [Segment]) -> [[Int]] {
    var roots = Array(lines.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while roots[index] != index { index = roots[index] }
      return index
    }
    for first in lines.indices {
      for second in lines.indices.dropFirst(first + 1)
      where lines[first].runsTogether(with: lines[second], closerThan: 1.1 * leastDistance(first, second)) {
        roots[root(second)] = root(first)
      }
    }
    let bundles = Dictionary(grouping: lines.indices, by: root).values.filter { $0.count > 1 }
    return bundles.sorted { $0[0] < $1[0] }
  }

  /// Whether two lines of a bundle cannot be told apart.
  private func isMerged(_ bundle: [Int], _ lines: [Segment]) -> Bool {
    bundle.indices.contains { place in
      bundle.dropFirst(place + 1).contains {
        lines[bundle[place]].runsTogether(with: lines[$0], closerThan: leastDistance(bundle[place], $0))
      }
    }
  }

  /// Gives the lines of a bundle their distances, measured between their middles across the first of them.
  private func part(_ bundle: [Int], among lines: inout [Segment]) {
    let way = lines[bundle[0]].end - lines[bundle[0]].start
    guard way.length > 0 else { return }
    let across = Vector(dx: -way.dy / way.length, dy: way.dx / way.length)
    let origin = lines[bundle[0]].midpoint
    let places = bundle.map { (index: $0, at: (lines[$0].midpoint - origin).dot(across)) }
      .sorted { ($0.at, $0.index) < ($1.at, $1.index) }
    let spreading = Spreading(
      targets: places.map(\.at),
      separations: zip(places, places.dropFirst()).map {
        leastDistance($0.index, $1.index) * (1 + ChordSpreading.slack)
      }, lows: places.map { _ in -.infinity }, highs: places.map { _ in .infinity })
    for (place, new) in zip(places, spreading.solved() ?? places.map(\.at)) {
      let step = across * (new - place.at)
      lines[place.index] = Segment(lines[place.index].start + step, lines[place.index].end + step)
    }
  }
}

extension Segment {
  /// Whether two lines are closer than some distance along more than half of their length.
  ///
  /// The distance across one of them changes evenly along the other, so it is enough that their middles are closer
  /// and that their ends are not far apart.
  func runsTogether(with other: Segment, closerThan least: Double) -> Bool {
    let way = end - start
    let length = way.length
    guard length > 0 else { return false }
    let turned = way.dot(other.end - other.start) < 0 ? Segment(other.end, other.start) : other
    let near = way.cross(turned.start - start) / length
    let far = way.cross(turned.end - start) / length
    guard abs(near + far) < 2 * least, abs(near - far) < 4 * least else { return false }
    // Nearly parallel lines that lie one after the other share nothing.
    let from = way.dot(turned.start - start) / length
    let to = way.dot(turned.end - start) / length
    return min(length, to) - max(0, from) > min(length, to - from) / 2
  }
}

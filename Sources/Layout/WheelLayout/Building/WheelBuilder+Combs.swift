import AstroChartModel
import AstroDrawing
import AstroGeometry

/// The marks of conjunctions of several bodies between two rings.
extension WheelBuilder {
  /// Gives conjunctions of each of several bodies with each of several others one mark: single ones would be
  /// drawn through each other.
  func combine(_ chords: inout [Chord]) {
    guard let divider = plan.divider(around: 0) else { return }
    for group in ConjunctionGroup.groups(of: chords.map(\.tie)) {
      let comb = comb(group, on: divider)
      for index in group.ties where chords[index].form == .bridge {
        (chords[index].form, chords[index].bracket, chords[index].lines) = (.comb, comb, [])
      }
    }
  }

  /// Two arcs along the divider with a foot at each body, and a stem between them.
  private func comb(_ group: ConjunctionGroup, on divider: ClosedRange<Double>) -> Path {
    let depth = (divider.upperBound - divider.lowerBound) / 3
    let sides = [
      (
        feet: feet(at: group.outer, radius: divider.upperBound), edge: divider.upperBound,
        back: divider.upperBound - depth
      ),
      (
        feet: feet(at: group.base, radius: divider.lowerBound), edge: divider.lowerBound,
        back: divider.lowerBound + depth
      ),
    ]
    var path = Path()
    for side in sides {
      for foot in side.feet {
        let ray = dial.ray(foot, from: side.edge, to: side.back)
        path.append(Path(through: [ray.start, ray.end]))
      }
      guard let first = side.feet.first, let last = side.feet.last, last > first else { continue }
      path.append(dial.arc(from: first, to: last, radius: side.back))
    }
    path.append(
      Path(through: sides.map { dial.point(($0.feet[0] + ($0.feet.last ?? 0)) / 2, radius: $0.back) }))
    return path
  }

  /// Where the feet at some bodies are, in degrees, ascending: at their longitudes, or apart enough to be counted.
  private func feet(at places: [Longitude], radius: Double) -> [Double] {
    guard let first = places.first else { return [] }
    let targets = places.map { first.degrees + first.distance(forwardTo: $0) }
    let apart = WheelBuilder.footDistance * metrics.lineWidth(in: theme) / (radius * dial.halfSide)
    let spreading = Spreading(
      targets: targets, separations: targets.dropFirst().map { _ in apart * 180 / .pi },
      lows: targets.map { _ in -.infinity }, highs: targets.map { _ in .infinity })
    return spreading.solved() ?? targets
  }

  /// The distance between two feet of a comb, in line widths: they are 1.6 wide.
  private static let footDistance = 3.2
}

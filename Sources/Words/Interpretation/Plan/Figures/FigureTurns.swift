import AstroChartModel

/// The bridges of a report by figures: where it first turns to the other side of an axis, one says that the person is
/// both.
struct FigureTurns {
  private let bridges: Bridges

  /// The most bridges in a report.
  private static let most = 2

  init(_ bridges: Bridges) { self.bridges = bridges }

  /// The bridges, by the id of the text before which each stands: of a text that contradicts several, on the axis on
  /// which it does so most.
  ///
  /// - Parameter joints: The figures' texts as they are told.
  func bridges(between joints: [Candidate]) -> [String: Candidate] {
    var turned: Axes = []
    var uses: [String: Candidate] = [:]
    for (index, next) in joints.enumerated() where uses.count < FigureTurns.most {
      let apart = joints[..<index].map { ($0, $0.apart(from: next).subtracting(turned)) }
      uses[next.id] = bridge(to: next, apart)
      for (_, axes) in apart { turned.formUnion(axes) }
    }
    return uses
  }

  /// The bridge on the axis on which a text contradicts most of what is told, from the last text there.
  private func bridge(to next: Candidate, _ apart: [(before: Candidate, axes: Axes)]) -> Candidate? {
    let axes = apart.flatMap(\.axes.each)
    guard let axis = axes.max(by: { one, other in axes.count { $0 == one } < axes.count { $0 == other } }),
      let before = apart.last(where: { $0.axes.contains(Axes(axis)) })?.before
    else { return nil }
    return bridges.bridge(on: axis, from: before, to: next)
  }
}

extension Candidate {
  fileprivate func apart(from other: Candidate) -> Axes {
    match.rule.values.axesApart(from: other.match.rule.values)
  }
}

package import AstroChartModel

extension Chart {
  /// The chart with both nodes, where it has one of them: the other is opposite.
  package var withBothNodes: Chart {
    var chart = self
    for (node, other) in [(Body.northNode, Body.southNode), (.southNode, .northNode)] {
      guard placement(of: node) == nil, let known = placement(of: other) else { continue }
      let range = known.range.map {
        DayRange(atMidnight: $0.atMidnight.opposite, atNextMidnight: $0.atNextMidnight.opposite)
      }
      chart.points.append(
        Placement(
          node, at: known.longitude.opposite, speed: known.speed, isRetrograde: known.isRetrograde,
          range: range))
    }
    return chart
  }
}

package import AstroChartModel

extension Array {
  /// Every two elements, the earlier one first.
  var pairs: [(Element, Element)] {
    indices.flatMap { first in self[(first + 1)...].map { (self[first], $0) } }
  }
}

extension Chart {
  /// The planets whose place at noon stands for the whole day: without a time of birth, all but the Moon.
  package var settledPlanets: [Placement] { planets.filter { $0.range == nil || $0.body != .moon } }
}

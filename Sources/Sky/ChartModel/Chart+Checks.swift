package import AstroDiagnostics

extension Chart {
  /// Rejects a body that is listed twice or in the wrong list, and an aspect of a body that the chart lacks.
  func checkBodies() throws(Problem) {
    var known: Set<Body> = []
    try Chart.check(planets, arePlanets: true, &known)
    try Chart.check(points, arePlanets: false, &known)
    for (index, aspect) in aspects.enumerated() {
      for (field, end) in [("body1", aspect.end1), ("body2", aspect.end2)] where !holds(end, known) {
        throw Chart.absent(end).within(.name("aspects"), .index(index), .name(field))
      }
    }
  }

  private static func check(
    _ placements: [Placement], arePlanets: Bool, _ known: inout Set<Body>
  ) throws(Problem) {
    let list = arePlanets ? "planets" : "points"
    for (index, body) in placements.map(\.body).enumerated() {
      let steps: [Problem.Location.Step] = [.name(list), .index(index), .name("name")]
      guard body.isPlanet == arePlanets else {
        throw Problem(.invalidValue, at: Problem.Location(path: steps), ChartFault.wrongList(body))
      }
      guard known.insert(body).inserted else {
        throw Problem(.invalidValue, at: Problem.Location(path: steps), ChartFault.twice(body))
      }
    }
  }

  private func holds(_ end: AspectEnd, _ known: Set<Body>) -> Bool {
    switch end {
    case .body(let body): known.contains(body)
    case .angle: angles != nil
    }
  }

  /// Rejects a derived chart, from which no other chart can be derived.
  ///
  /// - Throws: `invalidChart`.
  package func requireNatal() throws(Problem) {
    guard isDerived else { return }
    throw Problem(.invalidChart, at: .field("kind"), ChartFault.derived(kind))
  }

  /// The problem of an aspect whose body or angle is not in the chart.
  package static func absent(_ end: AspectEnd) -> Problem {
    Problem(.invalidValue, ChartFault.absent(end))
  }

  /// The longitude of one end of an aspect; `nil` if the chart lacks it.
  package func longitude(of end: AspectEnd) -> Longitude? {
    switch end {
    case .body(let body): placement(of: body)?.longitude
    case .angle(let angle): angles?[angle]
    }
  }
}

package import Diagnostics

extension Chart {
  /// Refuses a body that stands in the chart twice or in the wrong list, and aspects of bodies that are not there.
  func checkBodies() throws(Problem) {
    var known: Set<Body> = []
    try Chart.check(planets, arePlanets: true, &known)
    try Chart.check(points, arePlanets: false, &known)
    for (index, aspect) in aspects.enumerated() {
      for (field, end) in [("body1", aspect.body1), ("body2", aspect.body2)] where !holds(end, known) {
        throw Chart.absent(end).within(.name("aspects"), .index(index), .name(field))
      }
    }
  }

  private static func check(
    _ placements: [Placement], arePlanets: Bool, _ known: inout Set<Body>
  ) throws(Problem) {
    let list = arePlanets ? "planets" : "points"
    for (index, body) in placements.map(\.body).enumerated() {
      let steps: [Place.Step] = [.name(list), .index(index), .name("name")]
      guard body.isPlanet == arePlanets else {
        let other = arePlanets ? "points" : "planets"
        throw Problem(.invalidValue, at: Place(path: steps), "\(body.rawValue) belongs into \(other)")
      }
      guard known.insert(body).inserted else {
        throw Problem(.invalidValue, at: Place(path: steps), "\(body.rawValue) stands in the chart twice")
      }
    }
  }

  private func holds(_ end: AspectEnd, _ known: Set<Body>) -> Bool {
    switch end {
    case .body(let body): known.contains(body)
    case .angle: angles != nil
    }
  }

  /// Refuses a chart that is derived itself, from which no other can be.
  ///
  /// - Throws: `invalidChart`.
  package func requireNatal() throws(Problem) {
    guard isDerived else { return }
    let what = kind == .natal ? "a relocated chart" : "a chart of the kind \(kind.rawValue)"
    throw Problem(
      .invalidChart, at: .field("kind"), "\(what) is derived itself",
      hint: "give the natal chart that it was made from")
  }

  /// What is said of an aspect of a body or an angle that the chart lacks.
  package static func absent(_ end: AspectEnd) -> Problem {
    let list = end.body == nil ? "give the angles" : "list it in planets or points"
    return Problem(
      .invalidValue, "\(end.name) is not in the chart", hint: "\(list), or leave the aspect out")
  }

  /// Where one end of an aspect stands; `nil` for what the chart lacks.
  package func longitude(of end: AspectEnd) -> Longitude? {
    switch end {
    case .body(let body): placement(of: body)?.longitude
    case .angle(let angle): angles?[angle]
    }
  }
}

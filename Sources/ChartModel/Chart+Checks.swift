package import Diagnostics

extension Chart {
  /// Refuses a body that stands in the chart twice or in the wrong list, and aspects of bodies that are not there.
  func checkBodies() throws(Problem) {
    var known: Set<Body> = []
    try Chart.check(planets, arePlanets: true, &known)
    try Chart.check(points, arePlanets: false, &known)
    for (index, aspect) in aspects.enumerated() {
      for (field, body) in [("body1", aspect.body1), ("body2", aspect.body2)] where !known.contains(body) {
        throw Chart.absent(body).within(.name("aspects"), .index(index), .name(field))
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

  /// What is said of an aspect of a body that the chart lacks.
  package static func absent(_ body: Body) -> Problem {
    Problem(
      .invalidValue, "\(body.rawValue) is not in the chart",
      hint: "list it in planets or points, or leave the aspect out")
  }
}

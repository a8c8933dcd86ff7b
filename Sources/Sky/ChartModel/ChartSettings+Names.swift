package import AstroDiagnostics

/// The names of settings in chart files and on the command line.
extension ChartSettings {
  /// - Throws: `invalidValue` for an unknown name.
  package static func houseSystem(named name: String) throws(Problem) -> HouseSystem {
    guard let system = HouseSystem(name: name) else {
      throw .unknown("house system", name, among: HouseSystem.allCases.map(\.rawValue))
    }
    return system
  }

  /// - Throws: `invalidValue` for an unknown name.
  package static func zodiac(named name: String) throws(Problem) -> Zodiac {
    guard let zodiac = Zodiac(name: name) else {
      throw .unknown("zodiac", name, among: Zodiac.all.map(\.name))
    }
    return zodiac
  }

  /// - Throws: `invalidValue` for an unknown name, or the name of a planet.
  package static func point(named name: String) throws(Problem) -> Body {
    guard let body = Body(named: name) else {
      throw .unknown("point", name, among: Body.points.map(\.rawValue))
    }
    guard !body.isPlanet else {
      throw Problem(
        .invalidValue, ChartFault.planetAsPoint(name))
    }
    return body
  }

  /// - Throws: `invalidValue` for an unknown name.
  package static func reach(named name: String) throws(Problem) -> AspectOrbs.Reach {
    guard let reach = AspectOrbs.Reach(named: name) else {
      throw .unknown("reach of aspects", name, among: AspectOrbs.Reach.allCases.map(\.rawValue))
    }
    return reach
  }

  /// - Throws: `invalidValue` for an unknown name.
  package static func aspectType(named name: String) throws(Problem) -> AspectType {
    guard let type = AspectType(named: name) else {
      throw .unknown("aspect", name, among: AspectType.allCases.map(\.rawValue))
    }
    return type
  }
}

extension Aspect {
  /// - Throws: `invalidValue` for an unknown name.
  package static func end(named name: String) throws(Problem) -> AspectEnd {
    guard let end = AspectEnd(name: name) else {
      let angles = [ChartAngle.ascendant, .midheaven].map(\.rawValue)
      throw .unknown("body", name, among: Body.allCases.map(\.rawValue) + angles)
    }
    return end
  }
}

package import AstroDiagnostics

extension ChartSettings {
  /// Reads a list of points such as `chiron,lilith`; `all` and `none` are such lists too.
  ///
  /// The hypothetical planets are only in a list that names them.
  ///
  /// - Throws: `invalidValue` for a name that is unknown, a planet's, or in the list twice.
  package static func points(written list: String) throws(Problem) -> [Body] {
    switch list {
    case "all": return Body.points.filter { !$0.isHypothetical }
    case "none": return []
    default:
      var points: [Body] = []
      for name in list.split(separator: ",").map(String.init) {
        let point = try point(named: name)
        if points.contains(point) { throw Problem(.invalidValue, ListFault.twice(point.rawValue)) }
        points.append(point)
      }
      return points
    }
  }

  /// Reads a list of aspects with their orbs in degrees, such as `trine=6,quincunx=2`.
  ///
  /// - Parameter hint: The way out for a part that is none.
  /// - Throws: `invalidValue` for what is not such a list; the orbs themselves are checked by `with(orbs:)`.
  package static func orbs(
    written list: String, hint: Hint = OrbFault.asOrbs
  ) throws(Problem) -> [AspectType: Double] {
    var orbs: [AspectType: Double] = [:]
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2, let orb = Double(sides[1]), orb.isFinite else {
        throw Problem(.invalidValue, OrbFault.notOrb(String(part))).advised(hint)
      }
      let type = try aspectType(named: sides[0])
      guard orbs.updateValue(orb, forKey: type) == nil else {
        throw Problem(.invalidValue, ListFault.twice(type.rawValue))
      }
    }
    return orbs
  }
}

extension AspectOrbs {
  /// Reads the orbs between planets, from which the others follow; `major` and `all` name tables.
  ///
  /// - Throws: As for a list of orbs.
  package init(written list: String) throws(Problem) {
    switch list {
    case "major": self = .major
    case "all": self = .all
    default:
      self.init(planets: try ChartSettings.orbs(written: list, hint: OrbFault.asOrbsOrNames))
    }
  }
}

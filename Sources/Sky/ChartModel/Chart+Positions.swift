public import AstroDiagnostics

extension Chart {
  /// A chart of positions that were computed elsewhere.
  ///
  ///     let sun = try Placement(body: .sun, longitude: Longitude(degrees: 25.2), speed: 0.98)
  ///     let moon = try Placement(body: .moon, longitude: Longitude(degrees: 281.7), speed: 13.2)
  ///     let chart = try Chart(of: [sun, moon], name: "Oksana")
  ///
  /// Positions are taken as they are. Where there are houses, a body that states none stands in the one of its
  /// longitude. Aspects are those within the orbs of the settings.
  ///
  /// - Parameters:
  ///   - placements: Planets and points in any order, at least one planet among them.
  ///   - houses: The houses; `nil` if the time of birth is not known.
  ///   - angles: The angles, given if and only if there are houses.
  ///   - name: The name of the person, as pictures show it.
  ///   - birth: The birth, as pictures and reports show it; nothing is computed from it.
  ///   - moment: The instant of the positions.
  ///   - settings: What the positions were computed with, and the orbs of aspects.
  /// - Throws: `invalidValue` for a body that is listed twice, without a planet, for houses without angles or
  ///   angles without houses, and at a name that is too long or holds a control character.
  public init(
    of placements: [Placement], houses: Houses? = nil, angles: Angles? = nil, name: String? = nil,
    birth: BirthData? = nil, moment: Moment? = nil, settings: ChartSettings = ChartSettings()
  ) throws(Problem) {
    try Chart.check(placements, houses, angles)
    let housed = placements.sorted { $0.body < $1.body }.map { $0.housed(in: houses) }
    try self.init(
      name: name, birth: birth, settings: settings, moment: moment, planets: housed.filter(\.body.isPlanet),
      points: housed.filter { !$0.body.isPlanet }, houses: houses, angles: angles,
      aspects: settings.aspects(among: housed, angles: angles))
  }

  private static func check(
    _ placements: [Placement], _ houses: Houses?, _ angles: Angles?
  ) throws(Problem) {
    guard placements.contains(where: \.body.isPlanet) else {
      throw Problem(.invalidValue, at: .field("planets"), ChartFault.noPlanet)
    }
    guard (houses == nil) == (angles == nil) else {
      throw houses == nil
        ? Problem(.invalidValue, at: .field("houses"), ChartFault.anglesWithoutHouses)
        : Problem(.invalidValue, at: .field("angles"), ChartFault.housesWithoutAngles)
    }
  }
}

extension Placement {
  fileprivate func housed(in houses: Houses?) -> Placement {
    var placement = self
    placement.house = houses.map { house ?? $0.house(of: longitude) }
    return placement
  }
}

import AstroChartModel
import AstroDiagnostics

extension OpenEphemeris {
  /// The whole chart except for its kind, name, birth and moment.
  func chart(of sky: Sky) throws(Problem) -> Chart {
    let settings = sky.settings
    let frame = try sky.housesOver.map { (horizon) throws(Problem) in try self.frame(sky, over: horizon) }
    let planets = try Body.planets.map { (body) throws(Problem) in try placement(of: body, sky, frame) }
    var points: [Placement] = []
    var left: [Note] = []
    for body in settings.points {
      if let reason = try reasonToLeaveOut(body, sky) {
        left.append(.leftOut(body, reason))
      } else {
        points.append(try point(body, sky, frame, planets))
      }
    }
    return try Chart(
      settings: settings, ephemeris: origin(frame, settings), planets: planets, points: points,
      houses: frame?.houses, angles: frame?.angles,
      aspects: settings.aspects(among: planets + points, angles: frame?.angles),
      warnings: fallback(frame, settings) + left)
  }

  private func origin(_ frame: HouseFrame?, _ settings: ChartSettings) -> EphemerisSource {
    let used = frame.flatMap { $0.system == settings.houseSystem ? nil : $0.system }
    return EphemerisSource(
      source: source == .moshier ? "moshier" : "swiss", version: LibraryMessage.version, houseSystem: used)
  }

  private func fallback(_ frame: HouseFrame?, _ settings: ChartSettings) -> [Note] {
    guard let used = frame?.system, used != settings.houseSystem else { return [] }
    return [.fallback(from: settings.houseSystem, to: used)]
  }

  /// - Throws: `missingEphemeris` for a minor planet without a file of its own.
  private func reasonToLeaveOut(_ body: Body, _ sky: Sky) throws(Problem) -> Omission? {
    if body.needsBirthTime, sky.housesOver == nil { return sky.day == nil ? .needsPlace : .needsBirthTime }
    if body.needsFiles, source == .moshier { return .unknownToAnalyticEphemeris }
    let days = sky.day.map { [$0.start, $0.end] } ?? [sky.julianDay]
    if !days.allSatisfy(body.isKnown) { return .unknownOrbit }
    if let minorPlanet = body.minorPlanet, case .files(let directory) = source {
      let covered = try EphemerisFolders(directory).days(of: minorPlanet)
      if !days.allSatisfy(covered.contains) { return .outsideFile }
    }
    return nil
  }
}

import AstroChartModel
import AstroDiagnostics

extension OpenEphemeris {
  /// The whole chart except for its kind, name, birth and moment.
  func chart(of sky: Sky) throws(Problem) -> Chart {
    let settings = sky.settings
    let frame = try sky.housesOver.map { (horizon) throws(Problem) in try self.frame(sky, over: horizon) }
    let planets = try Body.planets.map { (body) throws(Problem) in try placement(of: body, sky, frame) }
    let asked = Body.points.filter(settings.points.contains)
    let known = asked.filter { reasonToLeaveOut($0, sky) == nil }
    let points = try known.map { (body) throws(Problem) in
      try point(body, sky, frame, planets)
    }
    let left = asked.compactMap { body in reasonToLeaveOut(body, sky).map { Note.leftOut(body, $0) } }
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

  private func reasonToLeaveOut(_ body: Body, _ sky: Sky) -> Omission? {
    if body.needsBirthTime, sky.housesOver == nil { return sky.day == nil ? .needsPlace : .needsBirthTime }
    if body.needsFiles, source == .moshier { return .unknownToAnalyticEphemeris }
    let days = sky.day.map { [$0.start, $0.end] } ?? [sky.julianDay]
    if !days.allSatisfy(body.isKnown) { return .unknownOrbit }
    return nil
  }
}

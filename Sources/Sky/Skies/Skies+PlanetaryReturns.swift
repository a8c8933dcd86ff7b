public import AstroChartModel
public import AstroDiagnostics
import AstroEphemeris

/// Returns of bodies that turn retrograde, with all passes of a cycle.
extension Skies {
  /// Every pass of a planet over its natal place in a cycle, in chronological order: one, three or five
  /// charts.
  ///
  /// A pass of cycle k is an instant at which the unwrapped longitude is U(birth) + 360°·k. Mercury and Venus
  /// go around with the Sun, so that their cycles are years.
  /// - Parameters:
  ///   - body: Mercury to Pluto.
  ///   - cycle: From 1 on.
  /// - Throws: `usage` for another body or cycle, `outOfRange` if the ephemeris ends too early.
  public func returns(
    of body: Body, in natal: Chart, cycle: Int, _ options: ReturnOptions = ReturnOptions()
  ) throws(Problem) -> [Chart] {
    guard (1...10_000).contains(cycle) else {
      throw Problem(.usage, at: .field("cycle"), SkiesFault.notCycle(cycle))
    }
    let passes = try PlanetaryPasses(of: body, natal, options, by: ephemeris)
    let found = try passes.known(cycle: cycle) { (search) throws(Problem) in
      try search.passes(ofCycle: cycle)
    }
    return try charts(passes, found, cycle: cycle, options)
  }

  /// Every pass of the first cycle that has a pass strictly after a moment.
  ///
  /// - Returns: The charts, and the index of the first one after the moment.
  public func returns(
    of body: Body, in natal: Chart, after moment: Moment, _ options: ReturnOptions = ReturnOptions()
  ) throws(Problem) -> (charts: [Chart], first: Int) {
    let passes = try PlanetaryPasses(of: body, natal, options, by: ephemeris)
    let next = try passes.known(cycle: nil) { (search) throws(Problem) in
      try search.firstCycle(after: moment.julianDay)
    }
    return (try charts(passes, next.passes, cycle: next.cycle, options), next.first)
  }

  private func charts(
    _ passes: PlanetaryPasses, _ found: [PassSearch.Pass], cycle: Int, _ options: ReturnOptions
  ) throws(Problem) -> [Chart] {
    let days = try passes.days(around: found, cycle: cycle)
    var charts: [Chart] = []
    for (index, pass) in found.enumerated() {
      charts.append(
        try chart(
          of: passes.finder.body, passes.finder.root, .init(julianDay: pass.julianDay, day: days?[index]),
          cycle: cycle, pass: (index + 1, found.count), options))
    }
    return charts
  }
}

/// The searches for a planet's passes.
private struct PlanetaryPasses {
  let finder: ReturnFinder
  private let birth: Double

  init(
    of body: Body, _ natal: Chart, _ options: ReturnOptions, by ephemeris: SwissEphemeris
  ) throws(Problem) {
    guard body.isPlanet, body != .sun, body != .moon else {
      throw Problem(.usage, at: .field("of"), SkiesFault.noPasses(body))
    }
    let root = try Root(natal, by: ephemeris)
    finder = ReturnFinder(of: body, root: root, options, by: ephemeris)
    birth = try root.instant(forCountingFrom: .cycles)
  }

  /// What a search from birth onward finds; if the ephemeris ends too early, the problem says which passes it
  /// lacks.
  func known<Found>(
    cycle: Int?, _ find: (PassSearch) throws(Problem) -> Found
  ) throws(Problem) -> Found {
    do throws(Problem) {
      return try find(search(from: birth, try finder.natalLongitude()))
    } catch  where error.code == .outOfRange {
      throw Problem(
        .outOfRange, at: error.location,
        SkiesFault.noReturn(finder.body, cycle: cycle, because: error))
    }
  }

  /// For each pass without a known time of birth: when it would be if the birth were at either local
  /// midnight.
  ///
  /// - Returns: `nil` if the time of birth is known.
  func days(
    around passes: [PassSearch.Pass], cycle: Int
  ) throws(Problem) -> [(start: Double, end: Double)]? {
    guard let day = finder.root.day else { return nil }
    let early = try search(from: day.start, finder.longitude(at: day.start)).passes(ofCycle: cycle)
    let late = try search(from: day.end, finder.longitude(at: day.end)).passes(ofCycle: cycle)
    return passes.map { pass in
      let times = (early + late + [pass]).map(\.julianDay)
      // Near a station, a pass for a birth at noon may have no counterpart for one at midnight.
      let near = times.filter { abs($0 - pass.julianDay) < 30 }
      return (near.min() ?? pass.julianDay, near.max() ?? pass.julianDay)
    }
  }

  private func search(from birth: Double, _ longitude: Double) -> PassSearch {
    PassSearch(motion: finder.motion, pace: .init(of: finder.body), birth: birth, longitude: longitude)
  }
}

public import AstroChartModel

/// What a professional looks up in a chart, as values; each is `nil` unless it was asked for and the chart has it.
///
/// Definitions and their sources are in the documentation of each value. Without a time of birth there is nothing that needs
/// an angle, day or night, and the Moon takes part only where what it says holds all day.
public struct ChartDetails: Hashable, Sendable {
  /// What was asked for.
  public let asked: Set<Detail>
  /// The choices by which it was computed.
  public let conventions: Conventions
  /// Day or night.
  public let sect: Sect?
  /// The dignities of the visible planets.
  public let dignities: [PlanetDignity]?
  /// Who receives whom.
  public let receptions: [Reception]?
  /// Which planets are near the Sun.
  public let solarConditions: [Body: SolarCondition]?
  /// Which planets are farther from the equator than the Sun can be; `nil` also if no ephemeris says how far that is.
  public let outOfBounds: Set<Body>?
  /// The obliquity that decides about that, in degrees.
  public let obliquity: Double?
  /// Who has most dignity.
  public let almutens: Almutens?
  /// The seven lots.
  public let lots: [Lot]?
  /// The stars, in the order of the zodiac; `nil` also for a chart without a moment.
  public let stars: [FixedStar]?
  /// The midpoints of all pairs.
  public let midpoints: [MidpointAxis]?
  /// Planets on each other's mirror images.
  public let antiscia: [AntiscionContact]?
  /// Planets of equal declination.
  public let parallels: [Parallel]?
  /// Figures that aspects form, the tightest first.
  package let patterns: [AspectPattern]?
  /// Three or more planets in one sign or house.
  package let gatherings: [Stellium]?
  /// The phase of the Moon.
  public let phase: LunarPhase?
  /// What outweighs the rest.
  public let dominants: Dominants?
  /// The sidereal zodiac of mansions and divisions: that of the chart, or Lahiri's.
  public let ayanamsa: Ayanamsa
  /// The mansions of planets, nodes and Ascendant; `nil` also if no ephemeris says where the zodiac begins.
  public let nakshatras: [NakshatraPlace]?
  /// The divisions of the signs; `nil` also if no ephemeris says where the zodiac begins.
  public let vargas: [VargaChart]?
  /// The planets as they are seen from the Sun; `nil` also for a chart without a moment.
  public let heliocentric: [HeliocentricPlace]?
  /// The sectors of the planets that rise and set.
  public let sectors: [GauquelinSector]?
  /// Who rules the times of the life.
  public let timeLords: TimeLords?

  package init(
    of chart: Chart, _ asked: Set<Detail>, by conventions: Conventions = Conventions(), _ facts: SkyFacts
  ) {
    func given<Value>(_ detail: Detail, _ value: @autoclosure () -> Value?) -> Value? {
      asked.contains(detail) ? value() : nil
    }
    (self.asked, self.conventions, obliquity) = (asked, conventions, facts.obliquity)
    ayanamsa = if case .sidereal(let own) = chart.settings.zodiac { own } else { .lahiri }
    let sect = Sect(of: chart, sunAltitude: facts.sunAltitude)
    let lots = sect.flatMap { Lot.all(of: chart, isDay: $0.isDay) }
    self.sect = given(.sect, sect)
    self.lots = given(.lots, lots)
    dignities = given(.dignities, PlanetDignity.all(of: chart, isDay: sect?.isDay, conventions))
    receptions = given(.dignities, Reception.all(of: chart))
    solarConditions = given(.dignities, chart.solarConditions(conventions))
    outOfBounds = given(.dignities, facts.obliquity.map { chart.outOfBounds($0) })
    almutens = given(
      .almuten,
      sect.flatMap { Almutens(of: chart, lots: lots, isDay: $0.isDay, facts, conventions) })
    stars = given(.stars, facts.stars.map { FixedStar.all($0, in: chart) })
    midpoints = given(.midpoints, MidpointAxis.all(of: chart))
    antiscia = given(.antiscia, AntiscionContact.all(of: chart))
    parallels = given(.parallels, Parallel.all(of: chart))
    patterns = given(.patterns, chart.patterns)
    gatherings = given(.patterns, chart.stelliums)
    phase = given(.phase, LunarPhase(of: chart))
    dominants = given(.dominants, Dominants(of: chart))
    let sidereal = facts.siderealStart.map { SiderealPlace.all(of: chart, startingAt: $0) }
    nakshatras = given(.nakshatras, sidereal.map(NakshatraPlace.all))
    vargas = given(.vargas, sidereal.map { places in Varga.allCases.map { VargaChart($0, of: places) } })
    heliocentric = given(.heliocentric, facts.heliocentric)
    sectors = given(.sectors, chart.houses == nil ? nil : GauquelinSector.all(facts.sectors))
    timeLords = given(
      .timelords,
      sect.flatMap { TimeLords(of: chart, lots: lots, isDay: $0.isDay, facts, conventions) })
  }
}

extension Chart {
  fileprivate func outOfBounds(_ obliquity: Double) -> Set<Body> {
    Set(settledPlanets.filter { $0.isOutOfBounds(obliquity) == true }.map(\.body))
  }
}

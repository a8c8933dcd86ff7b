import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroTradition

extension DetailFinder {
  mutating func facts(on chart: Chart, for asked: Set<Detail>) throws(Problem) -> SkyFacts {
    var facts = SkyFacts()
    guard let julianDay = chart.moment?.julianDay else { return facts }
    let zodiac = chart.settings.zodiac
    // libswe keeps the last place of each planet: what is asked of the chart's own moment comes before what is asked of
    // others.
    if !asked.isDisjoint(with: Detail.ofEarth) {
      let earth = try ephemeris.earth(at: julianDay)
      if asked.contains(.dignities) { facts.obliquity = earth.obliquity }
      if chart.houses != nil, let viewpoint = chart.ownViewpoint {
        try add(to: &facts, asked, at: julianDay, earth, seenFrom: viewpoint, in: zodiac)
      }
    }
    if !asked.isDisjoint(with: Detail.sidereal) {
      facts.siderealStart = try siderealStart(at: julianDay, zodiac)
    }
    if asked.contains(.heliocentric) { facts.heliocentric = try heliocentric(at: julianDay, in: zodiac) }
    if asked.contains(.stars) { facts.stars = try starPlaces(at: julianDay, in: zodiac) }
    return facts
  }

  /// What depends on the horizon.
  private mutating func add(
    to facts: inout SkyFacts, _ asked: Set<Detail>, at julianDay: Double, _ earth: Skies.Earth,
    seenFrom viewpoint: Skies.Viewpoint, in zodiac: Zodiac
  ) throws(Problem) {
    let (horizon, time) = (Sky.Horizon(viewpoint.site), earth.siderealTime)
    if !asked.isDisjoint(with: Detail.needingSect) {
      facts.sunAltitude = try ephemeris.sunAltitude(at: julianDay, over: horizon, siderealTime: time)
    }
    if asked.contains(.sectors) {
      facts.sectors = try ephemeris.gauquelinSectors(
        of: Body.planets, at: julianDay, over: horizon, siderealTime: time)
    }
    guard asked.contains(.almuten) else { return }
    let lights = try ephemeris.lights(at: julianDay, in: zodiac)
    facts.rulers = try Skies(ephemeris).rulersOfTime(at: julianDay, earth, seenFrom: viewpoint)
    facts.syzygy = try syzygy(before: julianDay, lights, seenFrom: horizon, in: zodiac)
  }

  /// How far the sidereal zodiac begins after that of the chart, in degrees: that of Lahiri after a tropical one.
  private func siderealStart(at julianDay: Double, _ zodiac: Zodiac) throws(Problem) -> Double {
    guard zodiac == .tropical else { return 0 }
    let tropical = try ephemeris.position(of: .sun, at: julianDay, in: .tropical).longitude
    return tropical - (try ephemeris.position(of: .sun, at: julianDay, in: .sidereal(.lahiri)).longitude)
  }

  private func heliocentric(at julianDay: Double, in zodiac: Zodiac) throws(Problem) -> [HeliocentricPlace] {
    try HeliocentricPlace.bodies.map { (body) throws(Problem) in
      let place = try ephemeris.heliocentric(body, at: julianDay, in: zodiac)
      return HeliocentricPlace(
        body, at: Longitude(place.longitude), latitude: place.latitude, speed: place.speed)
    }
  }
}

extension Detail {
  /// What day or night decides about.
  fileprivate static let needingSect: Set<Detail> = [.dignities, .almuten, .sect, .lots, .timelords]
  /// What depends on how the Earth stands.
  fileprivate static let ofEarth = needingSect.union([.sectors])
  /// What is counted in a sidereal zodiac.
  fileprivate static let sidereal: Set<Detail> = [.nakshatras, .vargas, .timelords]
}

extension Chart {
  /// The place whose horizon the chart shows at its moment; `nil` for a chart whose houses belong to no horizon of that
  /// moment, such as a progressed one or a composite.
  fileprivate var ownViewpoint: Skies.Viewpoint? {
    switch kind {
    case .natal, .transit, .return, .davison: derived?.place.map { Skies.Viewpoint($0) } ?? birthViewpoint
    case .progressed, .directed, .composite, .harmonic: nil
    }
  }

  private var birthViewpoint: Skies.Viewpoint? {
    (birth ?? derived?.from.first?.birth).map { Skies.Viewpoint($0) }
  }
}

import AstroChartModel
import AstroDiagnostics
import AstroEphemeris

extension CompositeMaker {
  /// The houses of a place under the midpoint of the two Midheavens.
  ///
  /// θ = θ(MC, ε̄), where ε̄ is the mean of the two obliquities. The Ascendant and the cusps follow from θ,
  /// ε̄ and the latitude of the place, so the Ascendant is not a midpoint.
  func placeFrame(_ site: Site?) throws(Problem) -> Frame? {
    guard let site, let first = couple.a.chart.angles, let second = couple.b.chart.angles else { return nil }
    let tilt = try meanTilt()
    let middle = Midpoint(first.midheaven, second.midheaven).nearer(to: nil)
    let midheaven = middle.degrees + tilt.zodiacStart
    let system = couple.settings.houseSystem
    let frame = HouseFrame.at(
      siderealTime: Meridian.siderealTime(midheaven: midheaven, obliquity: tilt.obliquity),
      obliquity: tilt.obliquity, latitude: site.latitude,
      sunLongitude: sunLongitude + tilt.zodiacStart, zodiacStart: tilt.zodiacStart, system: system)
    guard let frame else {
      throw Problem(.calculation, SkiesFault.noHouses)
    }
    let isFallback = frame.system != system
    return Frame(
      houses: frame.houses, angles: frame.angles, fallback: isFallback ? frame.system : nil,
      notes: isFallback ? [.fallback(from: system, to: frame.system)] : [])
  }

  private var sunLongitude: Double {
    let suns = [couple.a.chart, couple.b.chart].compactMap { $0.placement(of: .sun)?.longitude }
    return suns.count == 2 ? Midpoint(suns[0], suns[1]).near.degrees : 0
  }

  /// The mean of the two obliquities, and the mean distance from the equinox to the start of the zodiac.
  private func meanTilt() throws(Problem) -> (obliquity: Double, zodiacStart: Double) {
    var sums = (obliquity: 0.0, zodiacStart: 0.0)
    for root in [couple.a, couple.b] {
      let instant = try root.instant(forCountingFrom: .obliquity)
      sums.obliquity += try ephemeris.earth(at: instant).obliquity
      sums.zodiacStart += try zodiacStart(at: instant)
    }
    return (sums.obliquity / 2, sums.zodiacStart / 2)
  }

  private func zodiacStart(at instant: Double) throws(Problem) -> Double {
    let zodiac = couple.settings.zodiac
    guard zodiac != .tropical else { return 0 }
    let tropical = try ephemeris.position(of: .sun, at: instant, in: .tropical).longitude
    let own = try ephemeris.position(of: .sun, at: instant, in: zodiac).longitude
    return Degrees.folded(tropical - own)
  }
}

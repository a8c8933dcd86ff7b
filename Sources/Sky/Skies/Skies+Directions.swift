public import AstroChartModel
public import AstroDiagnostics
import AstroEphemeris

extension Skies {
  /// The directed chart for a moment of life: everything, including angles and cusps, is moved by one arc.
  ///
  /// The solar arc is the motion of the secondary progressed Sun, λ☉p − λ☉n. The Naibod arc is 0.98564733°
  /// per year of life. Before birth the arc is negative.
  /// - Parameters:
  ///   - natal: The birth chart.
  ///   - target: The moment of life.
  ///   - method: `solarArc` or `naibodArc`.
  /// - Throws: `missingBirthData` without a birth, `usage` for another method, `outOfRange` beyond the
  ///   ephemeris.
  public func directed(
    _ natal: Chart, to target: Moment, by method: DerivationMethod = .solarArc
  ) throws(Problem) -> Chart {
    let root = try Root(natal, by: ephemeris)
    let birth = try root.requiredInstant(for: .directions)
    let arc = SolarArc(
      ephemeris: ephemeris, birth: birth,
      progressed: ProgressedTime.instant(.secondary, for: target.julianDay, bornAt: birth),
      age: ProgressedTime.age(at: target.julianDay, bornAt: birth))
    let degrees = Longitude.rounded(try Skies.degrees(of: arc, by: method, in: root.settings.zodiac))
    let derivation = Derivation(
      from: [root.origin], method: method, target: target.inUTC.toMillisecond, arc: degrees)
    return try natal.turned(by: degrees).derived(
      as: .directed, derivation, name: natal.name, at: nil, notes: root.notes)
  }

  private static func degrees(
    of arc: SolarArc, by method: DerivationMethod, in zodiac: Zodiac
  ) throws(Problem) -> Double {
    switch method {
    case .solarArc: return try arc.inLongitude(zodiac)
    case .naibodArc: return arc.naibod
    case .secondary, .tertiary, .minor, .arithmetic, .greatCircle:
      throw Problem(.usage, at: .field("method"), SkiesFault.notDirection(method))
    }
  }
}

extension Chart {
  /// The chart with every longitude moved by the arc; nothing has a motion of its own.
  fileprivate func turned(by arc: Double) throws(Problem) -> Chart {
    let houses = try houses.map { houses throws(Problem) in try Houses(cusps: houses.cusps.map { $0 + arc }) }
    return try changed(houses: houses) {
      $0 + arc
    } angle: {
      $0 + arc
    }
  }

  /// The same bodies and angles at other longitudes, in other houses, with the aspects that they make there.
  ///
  /// - Parameters:
  ///   - houses: The houses of the new chart.
  ///   - place: The new longitude of a body.
  ///   - angle: The new longitude of an angle.
  func changed(
    houses: Houses?, place: (Longitude) -> Longitude, angle: (Longitude) -> Longitude
  ) throws(Problem) -> Chart {
    func moved(_ old: Placement) -> Placement {
      let longitude = place(old.longitude)
      let range = old.range.map {
        DayRange(atMidnight: place($0.atMidnight), atNextMidnight: place($0.atNextMidnight))
      }
      return Placement(
        old.body, at: longitude, house: houses?.house(of: longitude), range: range)
    }
    let angles = angles.map { Angles(ascendant: angle($0.ascendant), midheaven: angle($0.midheaven)) }
    let (planets, points) = (planets.map(moved), points.map(moved))
    return try Chart(
      settings: settings, ephemeris: ephemeris, planets: planets, points: points, houses: houses,
      angles: angles, aspects: settings.aspects(among: planets + points, angles: angles), warnings: warnings)
  }
}

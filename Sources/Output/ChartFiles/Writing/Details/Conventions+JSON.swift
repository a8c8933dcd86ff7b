import AstroChartModel
import AstroJSON
import AstroTradition

extension JSONWriter {
  /// Every choice behind the results that were asked for.
  mutating func write(conventionsOf details: ChartDetails) {
    let asked = details.asked
    object { writer in
      if !asked.isDisjoint(with: [.sect, .dignities, .almuten, .lots]) {
        writer.member("day", "sunAboveTrueHorizon")
      }
      if asked.contains(.sect) { writer.member("nearHorizon", Sect.nearHorizon) }
      if !asked.isDisjoint(with: [.dignities, .almuten]) { writer.writeDignities(of: details.conventions) }
      if asked.contains(.dignities) { writer.writeConditions(of: details) }
      if asked.contains(.almuten) { writer.writeAlmuten() }
      if asked.contains(.lots) { writer.member("lots", "paulus") }
      if asked.contains(.stars) {
        writer.member("starOrb", FixedStar.widest)
        writer.member("starsAt", "noonUT")
      }
      if asked.contains(.midpoints) { writer.member("midpointOrbs") { $0.writeMidpointOrbs() } }
      if asked.contains(.antiscia) { writer.member("antisciaOrb", AntiscionContact.widest) }
      if asked.contains(.parallels) {
        writer.member("parallelOrb", Parallel.widest)
        writer.member("declinations", "ofDate")
      }
      if asked.contains(.patterns) { writer.writePatterns() }
      if asked.contains(.phase) { writer.member("moonPhase", "octants") }
      if !asked.isDisjoint(with: [.nakshatras, .vargas, .timelords]) {
        writer.member("sidereal", details.ayanamsa.rawValue)
      }
      if asked.contains(.vargas) { writer.member("vargas", "parashara") }
      if asked.contains(.heliocentric) { writer.member("heliocentric", "withLightTime") }
      if asked.contains(.sectors) { writer.member("sectorsBy", "latitudeWithoutRefraction") }
      if asked.contains(.timelords) { writer.writeTimeLords(by: details.conventions) }
    }
  }

  private mutating func writeDignities(of conventions: Conventions) {
    member("triplicities", conventions.triplicities.rawValue)
    member("terms", conventions.terms.rawValue)
    member("faces", "chaldean")
    member("points") { writer in
      writer.object { writer in
        for dignity in EssentialDignity.allCases { writer.member(dignity.rawValue, dignity.points) }
      }
    }
  }

  private mutating func writeConditions(of details: ChartDetails) {
    for condition in SolarCondition.allCases {
      member(condition.rawValue, Longitude.rounded(condition.widest(details.conventions)))
    }
    member("solarBy", "longitude")
    member("outOfBounds", details.obliquity.map(Longitude.rounded))
  }

  private mutating func writeAlmuten() {
    member("almutenFiguris", "ibnEzra")
    member("syzygy", "luminaryAboveHorizonAtTheFullMoon")
    member("pointsOfHouses") { $0.array(AlmutenFiguris.pointsOfHouses) { $0.write($1) } }
    member("pointsOfDayAndHour") {
      $0.array([AlmutenFiguris.pointsOfDay, AlmutenFiguris.pointsOfHour]) { $0.write($1) }
    }
  }

  /// The orbs by contact, those of Sun, Moon, Ascendant and Midheaven second.
  private mutating func writeMidpointOrbs() {
    object { writer in
      for row in MidpointAxis.orbs {
        writer.member(row.aspect.rawValue) { $0.array([row.orb, row.wide]) { $0.write($1) } }
      }
    }
  }

  private mutating func writeTimeLords(by conventions: Conventions) {
    member("profections", "fromSolarReturns")
    member("firdaria", conventions.firdaria.rawValue)
    member("firdariaYear", Firdaria.year)
    member("releasingYear", Releasing.days(ofLevel: 1))
    member("dashaYear", conventions.dashaYear.days)
  }

  private mutating func writePatterns() {
    member("patternOrb", AspectPattern.widest)
    member("patternQuincunxOrb", AspectPattern.widestQuincunx)
    member("stelliumFrom", Stellium.fewest)
  }
}

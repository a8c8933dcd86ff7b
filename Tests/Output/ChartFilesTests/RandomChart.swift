import AstroChartModel
import AstroDiagnostics
import TestSupport

extension Chart {
  /// A chart as it might have been computed: nothing about it is true, everything about it is allowed.
  static func random(_ dice: inout SeededGenerator) -> Chart {
    let houses = Bool.random(using: &dice) ? Houses.random(&dice) : nil
    let settings = ChartSettings.random(&dice)
    let planets = Body.planets.map { Placement.random($0, houses, &dice) }
    let name = ["Оксана", "\"Quoted\" \\ name", "李", nil].randomElement(using: &dice) ?? nil
    let birth = BirthData.random(&dice, hasTime: houses != nil)
    let moment = Moment.random(&dice)
    let points = settings.points.map { Placement.random($0, houses, &dice) }
    let some = Note(Note.Code(rawValue: "SOME"), "thing «said»")
    let notes = Bool.random(using: &dice) ? [some] : []
    return sure {
      try Chart(
        name: name, birth: birth, settings: settings, moment: moment,
        ephemeris: EphemerisSource(source: "swiss", version: "2.10.03", houseSystem: .porphyry),
        planets: planets, points: points, houses: houses,
        angles: houses.map { Angles(ascendant: $0.cusp(1), midheaven: $0.cusp(10)) },
        aspects: AspectFinder(orbs: settings.orbs).aspects(among: planets), warnings: notes)
    }
  }
}

extension Placement {
  fileprivate static func random(_ body: Body, _ houses: Houses?, _ dice: inout SeededGenerator) -> Placement
  {
    let longitude = Longitude(.random(in: 0..<360, using: &dice))
    func number(_ range: ClosedRange<Double>) -> Double {
      Longitude.rounded(.random(in: range, using: &dice))
    }
    return Placement(
      body, at: longitude, latitude: number(-8...8), speed: number(-1...13),
      declination: number(-28...28), house: houses?.house(of: longitude),
      range: houses == nil ? DayRange(atMidnight: longitude + -0.5, atNextMidnight: longitude + 0.5) : nil)
  }
}

extension ChartSettings {
  fileprivate static func random(_ dice: inout SeededGenerator) -> ChartSettings {
    // Hypothetical planets are drawn apart, so that no other draw depends on them.
    var apart = dice
    let settings = ChartSettings(
      houseSystem: HouseSystem.allCases.randomElement(using: &dice) ?? .placidus,
      zodiac: Zodiac.all.randomElement(using: &dice) ?? .tropical,
      node: Bool.random(using: &dice) ? .true : .mean,
      lilith: Bool.random(using: &dice) ? .mean : .osculating,
      points: Body.points.filter {
        $0.isHypothetical ? Bool.random(using: &apart) : Bool.random(using: &dice)
      })
    let orbs = Bool.random(using: &dice) ? majorOrbs : allOrbs
    return sure { try settings.with(orbs: orbs) }
  }
}

extension BirthData {
  fileprivate static func random(_ dice: inout SeededGenerator, hasTime: Bool) -> BirthData {
    sure {
      try BirthData(
        date: CivilDate(daysSince1970: .random(in: -62_000...150_000, using: &dice)),
        time: hasTime ? ClockTime(secondsSinceMidnight: .random(in: 0..<86_400, using: &dice)) : nil,
        timeZone: ["Europe/Kyiv", "+03:00", "LMT"].randomElement(using: &dice) ?? "LMT",
        fold: [.earlier, .later, nil].randomElement(using: &dice) ?? nil,
        latitude: Longitude.rounded(.random(in: -90...90, using: &dice)),
        longitude: Longitude.rounded(.random(in: -180...180, using: &dice)), place: "Звягель, Україна")
    }
  }
}

extension Moment {
  fileprivate static func random(_ dice: inout SeededGenerator) -> Moment {
    Moment(
      secondsSince1970: .random(in: -5_000_000_000...13_000_000_000, using: &dice),
      utcOffsetSeconds: .random(in: -50_000...50_000, using: &dice),
      offsetSource: OffsetSource.allCases.randomElement(using: &dice) ?? .iana)
  }
}

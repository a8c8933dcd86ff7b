import AstroChartModel
import AstroEphemeris

/// Random births across two centuries and all inhabited latitudes; the same seed gives the same births.
struct RandomBirths {
  private var generator: SplitMix
  private let ephemeris = SwissEphemeris()

  init(seed: UInt64) { generator = SplitMix(state: seed) }

  /// The next chart: any house system, either zodiac, sometimes with every point or without a time.
  mutating func chart() throws -> Chart {
    let birth = try birth()
    var settings = ChartSettings()
    if Int.random(in: 0..<3, using: &generator) == 0 {
      settings.houseSystem = HouseSystem.allCases.randomElement(using: &generator) ?? .placidus
    }
    if Int.random(in: 0..<6, using: &generator) == 0 { settings.zodiac = .sidereal(.lahiri) }
    if Int.random(in: 0..<5, using: &generator) == 0 { settings = settings.with(points: Body.points) }
    let name = ["Оксана Коваль", "Emma Winter", "Тарас", "Noor", "Богдана Лисенко"].randomElement(
      using: &generator)
    return try ephemeris.chart(of: birth, name: name, settings: settings)
  }

  /// The next chart as the commands make it, with every point that words are about.
  mutating func plainChart(hasTime: Bool) throws -> Chart {
    var birth = try birth()
    while (birth.time != nil) != hasTime { birth = try self.birth() }
    return try ephemeris.chart(of: birth, name: nil, settings: ChartSettings().with(points: Body.points))
  }

  private mutating func birth() throws -> BirthData {
    let days = Int.random(in: -25_500...47_400, using: &generator)
    let hasTime = Int.random(in: 0..<8, using: &generator) > 0
    let time = ClockTime(
      hour: Int.random(in: 0...23, using: &generator), minute: Int.random(in: 0...59, using: &generator))
    return try BirthData(
      date: CivilDate(daysSince1970: days), time: hasTime ? time : nil, timeZone: "+00:00",
      latitude: Double.random(in: -66...66, using: &generator),
      longitude: Double.random(in: -180...180, using: &generator))
  }
}

/// Steele, Lea and Flood's SplitMix64: small, and the same on every machine.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

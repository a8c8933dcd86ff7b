import AstroChartModel
import AstroEphemeris

/// Random couples of our time: births of 1940 to 2009, fifteen years apart at most, at any inhabited latitude.
struct RandomCouples {
  private var generator: SplitMix
  private let ephemeris = SwissEphemeris()
  private let settings = ChartSettings()

  init(seed: UInt64) { generator = SplitMix(state: seed) }

  /// The next two charts.
  ///
  /// - Parameter knownTimes: How many of the times of birth are known, 0…2.
  mutating func couple(knownTimes: Int) throws -> (first: Chart, second: Chart) {
    let day = Int.random(in: -10_957..<14_610, using: &generator)
    let other = day + Int.random(in: -5_479...5_479, using: &generator)
    let first = try birth(on: day, isTimed: knownTimes > 0)
    let second = try birth(on: other, isTimed: knownTimes > 1)
    return (
      try ephemeris.chart(of: first, name: nil, settings: settings),
      try ephemeris.chart(of: second, name: nil, settings: settings)
    )
  }

  private mutating func birth(on day: Int, isTimed: Bool) throws -> BirthData {
    let time = ClockTime(
      hour: Int.random(in: 0...23, using: &generator), minute: Int.random(in: 0...59, using: &generator))
    return try BirthData(
      date: CivilDate(daysSince1970: day), time: isTimed ? time : nil, timeZone: "+00:00",
      latitude: Double.random(in: -60...60, using: &generator),
      longitude: Double.random(in: -180...180, using: &generator))
  }
}

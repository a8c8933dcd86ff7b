import AstroChartModel
import TestSupport

extension BirthData {
  /// `2024-10-27 03:30`, or a date alone; Kyiv unless told otherwise.
  static func at(
    _ local: String, _ zone: String = "+00:00", fold: Fold? = nil, latitude: Double = 50.4501,
    longitude: Double = 30.5234
  ) -> BirthData {
    let numbers = local.split { "-: ".contains($0) }.compactMap { Int($0) }
    let time = numbers.count > 3 ? ClockTime(hour: numbers[3], minute: numbers[4]) : nil
    guard let date = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2]) else {
      preconditionFailure("\(local) is not a date")
    }
    return sure {
      try BirthData(
        date: date, time: time, timeZone: zone, fold: fold, latitude: latitude, longitude: longitude)
    }
  }

  /// Any minute between 1801 and 2398, anywhere up to a latitude.
  static func random(_ dice: inout SeededGenerator, upTo latitude: Double = 60) -> BirthData {
    let date = CivilDate(daysSince1970: .random(in: -61_000...156_000, using: &dice))
    let time = ClockTime(hour: .random(in: 0...23, using: &dice), minute: .random(in: 0...59, using: &dice))
    let north = Double.random(in: -latitude...latitude, using: &dice)
    return .at(date, time, north, .random(in: -180...180, using: &dice))
  }

  static func at(
    _ date: CivilDate, _ time: ClockTime?, _ latitude: Double, _ longitude: Double
  ) -> BirthData {
    sure {
      try BirthData(date: date, time: time, timeZone: "+00:00", latitude: latitude, longitude: longitude)
    }
  }
}

extension ChartSettings {
  static func with(
    _ system: HouseSystem = .placidus, _ zodiac: Zodiac = .tropical, points: [Body] = Body.points
  ) -> ChartSettings {
    ChartSettings(houseSystem: system, zodiac: zodiac, points: points)
  }
}

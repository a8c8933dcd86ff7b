import AstroChartModel
import AstroEphemeris
import AstroGeometry
import AstroThemes
import AstroWheelLayout
import TestSupport

extension ChartSettings {
  /// With every point there is.
  static let allPoints = ChartSettings(points: Body.points)
}

extension Wheel {
  /// A wheel measured with the ruler.
  static func ruled(_ chart: Chart, side: Double = 600, detail: WheelOptions.Detail = .full) -> Wheel {
    Wheel(
      of: chart, options: sure { try WheelOptions(side: side, detail: detail) }, theme: .light,
      shaper: RulerShaper())
  }

  /// Moves one mark; whether there is one of that name.
  mutating func moveMark(_ id: String, by way: Vector) -> Bool {
    let isMoved = [
      signs.move(id, by: way), houseNumbers.move(id, by: way), rimLabels.move(id, by: way),
    ].contains(true)
    let seated = rings[0].bodies.indices.map { rings[0].bodies[$0].marks.move(id, by: way) }
    return isMoved || seated.contains(true)
  }

  /// What is wrong with the wheel, in words.
  func faults(against chart: Chart) -> [String] { audit(against: chart).map(\.description) }
}

extension [Mark] {
  fileprivate mutating func move(_ id: String, by way: Vector) -> Bool {
    guard let index = firstIndex(where: { $0.id.description == id }) else { return false }
    self[index].center = self[index].center + way
    return true
  }
}

/// Charts of the births that tests speak of.
enum SampleChart {
  static func oksana(_ settings: ChartSettings = ChartSettings()) throws -> Chart {
    try SwissEphemeris().chart(of: KnownBirths.oksana, name: "Оксана", settings: settings)
  }

  static func withoutTime() throws -> Chart {
    try SwissEphemeris().chart(of: KnownBirths.oksanaWithoutTime, name: "Оксана")
  }

  static func crowded(_ index: Int, _ settings: ChartSettings = ChartSettings()) throws -> Chart {
    try SwissEphemeris().chart(of: KnownBirths.crowded[index], settings: settings)
  }
}

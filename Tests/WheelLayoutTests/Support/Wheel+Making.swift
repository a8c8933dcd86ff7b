import ChartModel
import Ephemeris
import TestSupport
import WheelLayout

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

  /// What is wrong with the wheel, in words.
  func faults(against chart: Chart) -> [String] { audit(against: chart).map(\.description) }
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

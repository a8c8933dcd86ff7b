import AstroChartModel

/// The phases of the Moon under their names in rule files.
enum PhaseName: String, CaseIterable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent

  var phase: MoonPhase {
    switch self {
    case .new: .newMoon
    case .waxingCrescent: .crescent
    case .firstQuarter: .firstQuarter
    case .waxingGibbous: .gibbous
    case .full: .fullMoon
    case .waningGibbous: .disseminating
    case .lastQuarter: .lastQuarter
    case .waningCrescent: .balsamic
    }
  }

  init(_ phase: MoonPhase) { self = PhaseName.allCases.first { $0.phase == phase } ?? .new }
}

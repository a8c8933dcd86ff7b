import AstroChartModel

extension EnglishPhrasebook {
  var tropicalZodiac: String { "tropical zodiac" }
  var siderealZodiac: String { "sidereal zodiac" }

  func houses(of system: HouseSystem) -> String {
    switch system {
    case .placidus: "Placidus houses"
    case .koch: "Koch houses"
    case .porphyry: "Porphyry houses"
    case .regiomontanus: "Regiomontanus houses"
    case .campanus: "Campanus houses"
    case .equal: "equal houses"
    case .equalMidheaven: "equal houses from the Midheaven"
    case .wholeSign: "whole sign houses"
    case .vehlow: "Vehlow houses"
    case .meridian: "meridian houses"
    case .morinus: "Morinus houses"
    case .horizon: "horizon houses"
    case .polichPage: "topocentric houses"
    case .alcabitius: "Alcabitius houses"
    case .krusinski: "Krusiński houses"
    case .apc: "APC houses"
    case .carter: "Carter houses"
    case .sripati: "Sripati houses"
    case .pullenSD: "Pullen SD houses"
    case .pullenSR: "Pullen SR houses"
    case .sunshine: "Sunshine houses"
    case .sunshineMakransky: "Sunshine houses (Makransky)"
    case .equalAries: "equal houses from 0° Aries"
    case .savard: "Savard A houses"
    }
  }
}

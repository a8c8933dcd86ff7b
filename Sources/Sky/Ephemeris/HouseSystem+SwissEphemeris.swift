import AstroChartModel

extension HouseSystem {
  /// libswe's letter for the system; libswe silently takes an unknown letter for Placidus.
  var letter: Character {
    switch self {
    case .placidus: "P"
    case .koch: "K"
    case .porphyry: "O"
    case .regiomontanus: "R"
    case .campanus: "C"
    case .equal: "E"
    case .equalMidheaven: "D"
    case .wholeSign: "W"
    case .vehlow: "V"
    case .meridian: "X"
    case .morinus: "M"
    case .horizon: "H"
    case .polichPage: "T"
    case .alcabitius: "B"
    case .krusinski: "U"
    case .apc: "Y"
    case .carter: "F"
    case .sripati: "S"
    case .pullenSD: "L"
    case .pullenSR: "Q"
    case .sunshine: "I"
    case .sunshineMakransky: "i"
    case .equalAries: "N"
    case .savard: "J"
    }
  }

  /// Whether it is one of the two systems that need the Sun's declination, which libswe keeps in a global
  /// variable.
  var isSunshine: Bool { self == .sunshine || self == .sunshineMakransky }
}

import ChartModel

extension HouseSystem {
  /// libswe's letter; an unknown one would silently mean Placidus.
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

  /// The two that start from the Sun's declination, which libswe keeps in a variable of the whole process.
  var isSunshine: Bool { self == .sunshine || self == .sunshineMakransky }
}

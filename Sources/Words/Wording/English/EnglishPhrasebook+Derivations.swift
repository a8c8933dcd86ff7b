import AstroChartModel

extension EnglishPhrasebook {
  func name(of method: DerivationMethod) -> String {
    switch method {
    case .secondary: "Secondary progressions"
    case .tertiary: "Tertiary progressions"
    case .minor: "Minor progressions"
    case .solarArc: "Solar arc directions"
    case .naibodArc: "Naibod arc directions"
    case .arithmetic: "Place: mean latitude and longitude"
    case .greatCircle: "Place: middle of the great circle"
    }
  }

  func name(of angles: ProgressedAngles) -> String {
    switch angles {
    case .solarArcLongitude: "Angles: solar arc in longitude"
    case .naibodRA: "Angles: Naibod in right ascension"
    case .solarArcRA: "Angles: solar arc in right ascension"
    case .naibodLongitude: "Angles: Naibod in longitude"
    case .quotidian: "Angles: quotidian"
    }
  }

  func name(of housesBy: CompositeHouses) -> String {
    switch housesBy {
    case .midpoint: "Houses: midpoints of cusps"
    case .referencePlace: "Houses: of a reference place"
    }
  }

  var precessionCorrected: String { "Precession-corrected" }

  func pass(_ number: Int, of count: Int) -> String { "Pass \(number) of \(count)" }
}

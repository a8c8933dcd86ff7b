import AstroChartModel

extension EnglishPhrasebook {
  func name(of body: Body, _ form: GrammaticalCase) -> String {
    switch body {
    case .northNode: "North Node"
    case .southNode: "South Node"
    case .fortune: "Part of Fortune"
    case .minorPlanet(let minorPlanet): minorPlanet.label
    default: body.rawValue.capitalizedFirst
    }
  }

  func name(of sign: Sign, _ form: GrammaticalCase) -> String { sign.rawValue.capitalizedFirst }

  func name(of angle: ChartAngle, _ form: GrammaticalCase) -> String {
    switch angle {
    case .ascendant: "Ascendant"
    case .midheaven: "Midheaven"
    case .descendant: "Descendant"
    case .imumCoeli: "Imum Coeli"
    }
  }

  func name(of aspect: AspectType) -> String { aspect.rawValue }
  func name(of aspect: AspectType, _ form: GrammaticalCase) -> String { aspect.rawValue }

  func name(of nature: AspectNature) -> String {
    switch nature {
    case .harmonious: "harmonious"
    case .challenging: "challenging"
    case .neutral: "neutral"
    }
  }

  func name(of dignity: Dignity) -> String {
    switch dignity {
    case .domicile: "domicile"
    case .exaltation: "exaltation"
    case .detriment: "detriment"
    case .fall: "fall"
    }
  }

  func name(of phase: MoonPhase) -> String {
    switch phase {
    case .newMoon: "new moon"
    case .crescent: "waxing crescent"
    case .firstQuarter: "first quarter"
    case .gibbous: "waxing gibbous"
    case .fullMoon: "full moon"
    case .disseminating: "waning gibbous"
    case .lastQuarter: "last quarter"
    case .balsamic: "waning crescent"
    }
  }

  func name(of element: Element) -> String {
    switch element {
    case .fire: "Fire"
    case .earth: "Earth"
    case .air: "Air"
    case .water: "Water"
    }
  }

  func name(of modality: Modality) -> String {
    switch modality {
    case .cardinal: "Cardinal"
    case .fixed: "Fixed"
    case .mutable: "Mutable"
    }
  }

  func name(of polarity: Polarity) -> String {
    switch polarity {
    case .positive: "Positive"
    case .negative: "Negative"
    }
  }
}

extension MinorPlanet {
  /// As catalogues write it, such as “(433) Eros”, or its number alone.
  fileprivate var label: String { catalogueName.map { "(\(number)) \($0)" } ?? "asteroid\u{a0}\(number)" }
}

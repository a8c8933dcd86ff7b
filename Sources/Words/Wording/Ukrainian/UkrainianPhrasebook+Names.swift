import AstroChartModel

extension UkrainianPhrasebook {
  func name(of body: Body, _ form: GrammaticalCase) -> String { declension(of: body)[form] }
  func name(of sign: Sign, _ form: GrammaticalCase) -> String { declension(of: sign)[form] }
  func name(of angle: ChartAngle, _ form: GrammaticalCase) -> String { declension(of: angle)[form] }
  func name(of aspect: AspectType) -> String { declension(of: aspect).nominative }
  func name(of aspect: AspectType, _ form: GrammaticalCase) -> String { declension(of: aspect)[form] }

  func name(of nature: AspectNature) -> String {
    switch nature {
    case .harmonious: "гармонійний"
    case .challenging: "напружений"
    case .neutral: "нейтральний"
    }
  }

  func name(of dignity: Dignity) -> String {
    switch dignity {
    case .domicile: "обитель"
    case .exaltation: "екзальтація"
    case .detriment: "вигнання"
    case .fall: "падіння"
    }
  }

  func name(of phase: MoonPhase) -> String {
    switch phase {
    case .newMoon: "молодик"
    case .crescent: "зростальний серп"
    case .firstQuarter: "перша чверть"
    case .gibbous: "зростальний опуклий"
    case .fullMoon: "повня"
    case .disseminating: "спадний опуклий"
    case .lastQuarter: "остання чверть"
    case .balsamic: "спадний серп"
    }
  }

  func name(of element: Element) -> String {
    switch element {
    case .fire: "Вогонь"
    case .earth: "Земля"
    case .air: "Повітря"
    case .water: "Вода"
    }
  }

  func name(of modality: Modality) -> String {
    switch modality {
    case .cardinal: "Кардинальні"
    case .fixed: "Фіксовані"
    case .mutable: "Мутабельні"
    }
  }

  func name(of polarity: Polarity) -> String {
    switch polarity {
    case .positive: "Активні"
    case .negative: "Пасивні"
    }
  }
}

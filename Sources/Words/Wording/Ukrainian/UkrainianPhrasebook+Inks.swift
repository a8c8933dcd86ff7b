import AstroChartModel

/// The weaknesses of a theme's inks. The name of each ink is followed by its name in the file, where it can
/// be found.
extension UkrainianPhrasebook {
  func words(for weakness: NoteMatter.Weakness) -> String {
    let inks = weakness.inks.map(name(ofInk:))
      .joined(separator: weakness.comparesInks ? " і " : ", тло – ")
    let figures = "\(decimal(weakness.figure)), а має бути щонайменше \(decimal(weakness.required))"
    return "\(matter(of: weakness.kind)): \(inks)\(eyes(weakness.vision)): \(figures)"
  }

  private func matter(of kind: NoteMatter.Weakness.Kind) -> String {
    switch kind {
    case .text: "контраст тексту"
    case .line: "контраст ліній"
    case .natures, .skies, .elements, .bodies: "відмінність кольорів"
    }
  }

  private func eyes(_ vision: String) -> String {
    switch vision {
    case "protanopia": ", протанопія"
    case "deuteranopia": ", дейтеранопія"
    case "tritanopia": ", тританопія"
    default: ""
    }
  }

  private func decimal(_ figure: String) -> String { figure.replacing(".", with: decimalMark) }

  /// The words for a token, followed by the token: “бліде чорнило (faintInk)”.
  private func name(ofInk told: String) -> String {
    let faintest = " at its faintest"
    let token = told.hasSuffix(faintest) ? String(told.dropLast(faintest.count)) : told
    let degree = told.hasSuffix(faintest) ? " найблідіше" : ""
    let name = ThemeInk(rawValue: token).map(name(of:)) ?? Body(rawValue: token).map { $0.name(in: .uk) }
    return name.map { "\($0)\(degree) (\(token))" } ?? told
  }

  private func name(of ink: ThemeInk) -> String {
    switch ink {
    case .paper: "папір"
    case .disc: "коло"
    case .ink: "чорнило"
    case .secondInk: "чорнило другого неба"
    case .thirdInk: "чорнило третього неба"
    case .faintInk: "бліде чорнило"
    case .hairline: "тонкі лінії"
    case .fire: "барва вогню"
    case .earth: "барва землі"
    case .air: "барва повітря"
    case .water: "барва води"
    case .fireInk: "знаки вогню"
    case .earthInk: "знаки землі"
    case .airInk: "знаки повітря"
    case .waterInk: "знаки води"
    case .harmonious: "гармонійні аспекти"
    case .challenging: "напружені аспекти"
    case .neutral: "нейтральні аспекти"
    case .accent: "акцент"
    case .retrograde: "ретроградність"
    case .mark: "позначки"
    }
  }
}

import AstroChartModel

/// The weaknesses of a theme's inks. The name of each ink is followed by its name in the file, where it can
/// be found.
extension UkrainianPhrasebook {
  func words(for weakness: PictureNote.Weakness) -> String {
    let inks = weakness.inks.map { name(of: $0) }
      .joined(separator: weakness.comparesInks ? " і " : ", тло – ")
    let figures = "\(decimal(weakness.figure)), а має бути щонайменше \(decimal(weakness.required))"
    return "\(matter(of: weakness.kind)): \(inks)\(eyes(weakness.vision)): \(figures)"
  }

  private func matter(of kind: PictureNote.Weakness.Kind) -> String {
    switch kind {
    case .text: "контраст тексту"
    case .line: "контраст ліній"
    case .natures, .skies, .elements, .bodies: "відмінність кольорів"
    }
  }

  private func eyes(_ vision: PictureNote.Weakness.Vision) -> String {
    switch vision {
    case .protanopia: ", протанопія"
    case .deuteranopia: ", дейтеранопія"
    case .tritanopia: ", тританопія"
    case .typical: ""
    }
  }

  private func decimal(_ figure: Double) -> String { "\(figure)".replacing(".", with: decimalMark) }

  /// The words for an ink, followed by its token: “бліде чорнило (faintInk)”.
  private func name(of ink: NamedInk) -> String {
    let words =
      switch ink {
      case .theme(let ink): name(of: ink)
      case .faintest(let ink): "\(name(of: ink)) найблідіше"
      case .body(let body): body.name(in: .uk)
      }
    return "\(words) (\(ink.token))"
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
    case .glyphInk: "символи"
    case .harmonious: "гармонійні аспекти"
    case .challenging: "напружені аспекти"
    case .neutral: "нейтральні аспекти"
    case .accent: "акцент"
    case .retrograde: "ретроградність"
    case .mark: "позначки"
    }
  }
}

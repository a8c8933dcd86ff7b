public import ChartModel

extension Aspect {
  /// The aspect in a clause: “Sun trine Moon, orb 2°04′”, «Сонце в тригоні з Місяцем, орб 2°04′».
  public func words(in language: Language) -> String {
    let first = body1.name(in: language)
    let orb = language.pick("orb ", "орб ") + Degrees.text(orb)
    return "\(first) \(type.tie(to: body2, in: language, after: first)), \(orb)"
  }

  /// One sentence that says what the aspect is and one that says what that is taken to mean.
  public func summary(in language: Language) -> String {
    let parts = [words(in: language), motion(in: language), doubt(in: language)].compactMap(\.self)
    return "\(parts.joined(separator: ", ")). \(meaning(in: language))"
  }

  private func motion(in language: Language) -> String? {
    guard let isApplying else { return nil }
    return isApplying ? language.pick("applying", "сходиться") : language.pick("separating", "розходиться")
  }

  private func doubt(in language: Language) -> String? {
    isCertain ? nil : language.pick("not certain without a time of birth", "непевно без часу народження")
  }

  private func meaning(in language: Language) -> String {
    let (first, second) = (body1.keyword(in: language), body2.keyword(in: language))
    let pair = "\(first.capitalizedFirst) \(language.pick("and", "та")) \(second)"
    return "\(pair) \(type.effect(in: language))."
  }
}

extension AspectType {
  /// What the aspect does to the two, as the end of a sentence about both.
  fileprivate func effect(in language: Language) -> String {
    switch self {
    case .conjunction: language.pick("act as one", "діють як одне ціле")
    case .opposition:
      language.pick("pull against each other and seek a balance", "тягнуть у різні боки й шукають рівноваги")
    case .trine: language.pick("flow together with ease", "легко підтримують одне одного")
    case .square:
      language.pick("rub against each other and drive to act", "труться одне об одне й спонукають діяти")
    case .sextile:
      language.pick("help each other where they are given a chance", "допомагають одне одному, коли є нагода")
    case .quincunx:
      language.pick("must keep adjusting to each other", "мусять раз у раз пристосовуватися одне до одного")
    case .semisextile:
      language.pick(
        "notice each other without much in common", "помічають одне одного, хоч мають мало спільного")
    case .semisquare: language.pick("chafe quietly", "потай дратують одне одного")
    case .sesquiquadrate: language.pick("unsettle each other", "збивають одне одного з ритму")
    case .quintile: language.pick("join in a talent", "поєднуються в обдарованні")
    case .biquintile: language.pick("shape a knack together", "разом творять особливий хист")
    }
  }
}

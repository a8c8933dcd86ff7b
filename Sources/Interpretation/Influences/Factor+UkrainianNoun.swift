import ChartModel
import Wording

extension Factor {
  /// Such as «тісна квадратура Сонця з Марсом»; always in the singular, so that a verb can follow.
  var ukrainianNoun: String {
    switch self {
    case .sign(let subject, let sign): placed(subject.ukrainian, sign)
    case .house(let body, let house): placed(body.ukrainian, house)
    case .motion(let body, isRetrograde: true): "ретроградн\(body.adjectiveEnding) \(body.ukrainian)"
    case .motion(let body, isRetrograde: false): "\(body.ukrainian) у прямому русі"
    case .dignity(let body, let dignity, let sign): "\(placed(body.ukrainian, sign)) (\(dignity.ukrainian))"
    case .aspect(let aspect): aspect.ukrainian
    case .rulerInHouse(let ruled, let body, let house):
      placed("управитель вашого \(spelled(ruled, .genitive)) \(body.ukrainian)", house)
    case .rulerInSign(let ruled, let body, let sign):
      placed("управитель вашого \(spelled(ruled, .genitive)) \(body.ukrainian)", sign)
    case .cusp(let house, let sign): placed("вершина вашого \(spelled(house, .genitive))", sign)
    case .dominantElement(let element): "перевага \(element.genitive) у вашій карті"
    case .dominantModality(let modality): "перевага \(modality.genitive) знаків у вашій карті"
    case .stellium(let stellium): stellium.ukrainian
    case .angular(let body, let angle, _): "\(body.ukrainian) поблизу \(angle.genitive)"
    case .moonPhase(let phase): "народження \(phase.ukrainian)"
    }
  }
}

private func placed(_ noun: String, _ sign: Sign) -> String {
  "\(noun) \(sign.whereabouts(in: .uk, after: noun))"
}

private func placed(_ noun: String, _ house: Int) -> String {
  "\(noun) \(HouseWording.spelledWhereabouts(house, in: .uk, after: noun))"
}

private func spelled(_ house: Int, _ form: GrammaticalCase) -> String {
  HouseWording.spelled(house, in: .uk, form)
}

extension Subject {
  fileprivate var ukrainian: String {
    switch self {
    case .body(let body): body.ukrainian
    case .ascendant: ChartAngle.ascendant.name(in: .uk)
    case .midheaven: ChartAngle.midheaven.name(in: .uk)
    }
  }
}

extension Body {
  fileprivate var ukrainian: String { name(in: .uk) }

  /// What an adjective of the hard declension ends in beside the name.
  fileprivate var adjectiveEnding: String {
    switch self {
    case .sun: "е"
    case .venus, .lilith, .ceres, .pallas, .juno, .vesta: "а"
    default: "ий"
    }
  }
}

extension Dignity {
  fileprivate var ukrainian: String {
    switch self {
    case .domicile: "власний знак"
    case .exaltation: "знак екзальтації"
    case .detriment: "знак вигнання"
    case .fall: "знак падіння"
    }
  }
}

extension Aspect {
  fileprivate var ukrainian: String {
    let closeness = orb <= 2 ? "тісн\(type.adjectiveEnding) " : ""
    let name = "\(closeness)\(type.name(in: .uk)) \(body1.name(in: .uk, .genitive))"
    if type == .opposition { return "\(name) до \(body2.name(in: .uk, .genitive))" }
    let other = body2.name(in: .uk, .instrumental)
    return "\(name) \(Euphony.with(before: other)) \(other)"
  }
}

extension AspectType {
  fileprivate var adjectiveEnding: String {
    switch self {
    case .conjunction: "е"
    case .opposition, .square, .semisquare, .sesquiquadrate: "а"
    default: "ий"
    }
  }
}

extension Element {
  fileprivate var genitive: String {
    switch self {
    case .fire: "вогню"
    case .earth: "землі"
    case .air: "повітря"
    case .water: "води"
    }
  }
}

extension Modality {
  fileprivate var genitive: String {
    switch self {
    case .cardinal: "кардинальних"
    case .fixed: "фіксованих"
    case .mutable: "мутабельних"
    }
  }
}

extension ChartAngle {
  fileprivate var genitive: String {
    switch self {
    case .ascendant: "Асцендента"
    case .midheaven: "Середини неба"
    case .descendant: "Десцендента"
    case .imumCoeli: "Надира неба"
    }
  }
}

extension Stellium {
  fileprivate var ukrainian: String {
    let noun = "скупчення \(Numerals.ukrainianGenitive[min(bodies.count, 10)]) планет"
    return switch site {
    case .sign(let sign): placed(noun, sign)
    case .house(let house): placed(noun, house)
    }
  }
}

extension MoonPhase {
  fileprivate var ukrainian: String {
    switch self {
    case .newMoon: "під новим Місяцем"
    case .crescent: "під зростальним серпом Місяця"
    case .firstQuarter: "у першій чверті Місяця"
    case .gibbous: "під зростальним, майже повним Місяцем"
    case .fullMoon: "під повним Місяцем"
    case .disseminating: "невдовзі після повні"
    case .lastQuarter: "в останній чверті Місяця"
    case .balsamic: "під спадним серпом Місяця"
    }
  }
}

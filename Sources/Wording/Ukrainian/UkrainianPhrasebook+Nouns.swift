import ChartModel

extension UkrainianPhrasebook {
  func noun(for factor: Factor) -> String {
    switch factor {
    case .sign(let point, let sign): placed(noun(point), sign)
    case .house(let body, let house): placed(noun(body), house)
    case .motion(let body, isRetrograde: true): "ретроградн\(ending(besides: body)) \(noun(body))"
    case .motion(let body, isRetrograde: false): "\(noun(body)) у прямому русі"
    case .dignity(let body, let dignity, let sign): "\(placed(noun(body), sign)) (\(condition(dignity)))"
    case .aspect(let aspect): noun(aspect)
    case .rulerInHouse(let ruled, let body, let house):
      placed("управитель вашого \(spelledName(ofHouse: ruled, .genitive)) \(noun(body))", house)
    case .rulerInSign(let ruled, let body, let sign):
      placed("управитель вашого \(spelledName(ofHouse: ruled, .genitive)) \(noun(body))", sign)
    case .cusp(let house, let sign): placed("куспід вашого \(spelledName(ofHouse: house, .genitive))", sign)
    case .dominantElement(let element): "перевага \(genitive(of: element)) у вашій карті"
    case .dominantModality(let modality): "перевага \(genitive(of: modality)) знаків у вашій карті"
    case .stellium(let stellium): noun(stellium)
    case .angular(let body, let angle, _): "\(noun(body)) поблизу \(name(of: angle, .genitive))"
    case .moonPhase(let phase): "народження \(birth(under: phase))"
    }
  }

  func and(after previous: String, before next: String) -> String {
    Euphony.and(after: previous, before: next)
  }

  private func placed(_ noun: String, _ sign: Sign) -> String {
    "\(noun) \(whereabouts(in: sign, after: noun))"
  }

  private func placed(_ noun: String, _ house: Int) -> String {
    "\(noun) \(spelledWhereabouts(inHouse: house, after: noun))"
  }

  private func noun(_ body: Body) -> String { name(of: body, .nominative) }

  private func noun(_ point: ChartPoint) -> String {
    switch point {
    case .body(let body): noun(body)
    case .ascendant: name(of: ChartAngle.ascendant, .nominative)
    case .midheaven: name(of: ChartAngle.midheaven, .nominative)
    }
  }

  /// What an adjective of the hard declension ends in beside the name.
  private func ending(besides body: Body) -> String {
    switch body {
    case .sun: "е"
    case .venus, .lilith, .ceres, .pallas, .juno, .vesta: "а"
    default: "ий"
    }
  }

  private func condition(_ dignity: Dignity) -> String {
    switch dignity {
    case .domicile: "власний знак"
    case .exaltation: "знак екзальтації"
    case .detriment: "знак вигнання"
    case .fall: "знак падіння"
    }
  }

  private func noun(_ aspect: Aspect) -> String {
    let closeness = aspect.orb <= 2 ? "тісн\(ending(besides: aspect.type)) " : ""
    let tie = "\(closeness)\(name(of: aspect.type)) \(name(of: aspect.body1, .genitive))"
    if aspect.type == .opposition { return "\(tie) до \(name(of: aspect.body2, .genitive))" }
    let other = name(of: aspect.body2, .instrumental)
    return "\(tie) \(Euphony.with(before: other)) \(other)"
  }

  private func ending(besides type: AspectType) -> String {
    switch type {
    case .conjunction: "е"
    case .opposition, .square, .semisquare, .sesquiquadrate: "а"
    default: "ий"
    }
  }

  private func genitive(of element: Element) -> String {
    switch element {
    case .fire: "вогню"
    case .earth: "землі"
    case .air: "повітря"
    case .water: "води"
    }
  }

  private func genitive(of modality: Modality) -> String {
    switch modality {
    case .cardinal: "кардинальних"
    case .fixed: "фіксованих"
    case .mutable: "мутабельних"
    }
  }

  private func noun(_ stellium: Stellium) -> String {
    let noun = "скупчення \(gathering(of: stellium.bodies.count))"
    return switch stellium.site {
    case .sign(let sign): placed(noun, sign)
    case .house(let house): placed(noun, house)
    }
  }

  private func birth(under phase: MoonPhase) -> String {
    switch phase {
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

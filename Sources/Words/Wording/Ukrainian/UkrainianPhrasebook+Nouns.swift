import AstroChartModel

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
    case .dominantElement(let element, _): "перевага \(genitive(of: element)) у вашій карті"
    case .dominantModality(let modality, _): "перевага \(genitive(of: modality)) знаків у вашій карті"
    case .stellium(let stellium): noun(stellium)
    case .angular(let body, let angle, _): "\(noun(body)) поблизу \(name(of: angle, .genitive))"
    case .moonPhase(let phase): "народження \(birth(under: phase))"
    case .missingElement(let element): "брак \(genitive(of: element)) у вашій карті"
    case .missingModality(let modality): "брак \(genitive(of: modality)) знаків у вашій карті"
    case .dominantPlanet(let body): "вага \(name(of: body, .genitive)) у вашій карті"
    case .pattern(let pattern): noun(pattern)
    case .shape(let shape, let lead):
      noun(shape)
        + (lead.map {
          " на чолі \(Euphony.with(before: name(of: $0, .instrumental))) \(name(of: $0, .instrumental))"
        } ?? "")
    case .hemisphere(let side, let count): "скупчення \(planets(count, .genitive)) \(place(side))"
    case .finalDispositor(let body): "\(noun(body)) як управитель усіх інших планет"
    case .mutualReception(let one, let other): "взаємна рецепція \(list(of: [one, other], .genitive))"
    case .supported(let body): "добре становище \(name(of: body, .genitive))"
    case .strained(let body): "напруга на \(name(of: body, .locative))"
    case .rulerInAspect(let ruled, let body, let aspect):
      "\(noun(aspect)), де \(noun(body)) – управитель вашого \(spelledName(ofHouse: ruled, .genitive))"
    }
  }

  private func noun(_ pattern: AspectPattern) -> String {
    let bodies = list(of: pattern.apex == nil ? pattern.bodies : pattern.others, .genitive)
    let apex = pattern.apex.map { " з вершиною на \(name(of: $0, .locative))" } ?? ""
    return switch pattern.kind {
    case .tSquare: "тау-квадрат \(bodies)\(apex)"
    case .grandTrine: "великий тригон \(bodies)"
    case .grandCross: "великий хрест \(bodies)"
    case .yod: "йод \(bodies)\(apex)"
    case .kite: "повітряний змій \(bodies)\(apex)"
    case .mysticRectangle: "містичний прямокутник \(bodies)"
    }
  }

  private func noun(_ shape: ChartShape) -> String {
    switch shape {
    case .bundle: "планети одним пучком у третині кола"
    case .bowl: "планети чашею в половині кола"
    case .bucket: "планети відром із ручкою"
    case .locomotive: "планети локомотивом"
    case .seesaw: "планети двома групами, як гойдалка"
    case .splash: "планети, розсипані по всьому колу"
    case .splay: "планети нерівними групами"
    }
  }

  private func place(_ side: Hemisphere) -> String {
    switch side {
    case .upper: "над обрієм"
    case .lower: "під обрієм"
    case .eastern: "у східній половині"
    case .western: "у західній половині"
    }
  }

  func and(after previous: String, before next: String) -> String {
    Euphony.and(after: previous, before: next)
  }

  func list(of bodies: [Body], _ form: GrammaticalCase) -> String {
    let names = bodies.map { name(of: $0, form) }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    let first = names.dropLast().joined(separator: ", ")
    return "\(first) \(Euphony.and(after: first, before: last)) \(last)"
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

  /// The ending of an adjective of the hard declension that agrees with the name of a body.
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
    let closeness = aspect.orb <= 2 && !aspect.isBroad ? "тісн\(ending(besides: aspect.type)) " : ""
    let tie = "\(closeness)\(name(of: aspect.type)) \(name(of: aspect.end1, .genitive))"
    if aspect.type == .opposition { return "\(tie) до \(name(of: aspect.end2, .genitive))" }
    let other = name(of: aspect.end2, .instrumental)
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
    let noun = "скупчення \(planets(stellium.bodies.count, .genitive))"
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
    case .gibbous: "під зростальним опуклим Місяцем"
    case .fullMoon: "під повним Місяцем"
    case .disseminating: "під спадним опуклим Місяцем"
    case .lastQuarter: "в останній чверті Місяця"
    case .balsamic: "під спадним серпом Місяця"
    }
  }
}

import AstroChartModel
import AstroWording

/// Statements whose subject a sentence before names, as people write them, and angles in lower case.
extension ClaimCorpus {
  var continuations: [Pair] { secondOfTwoAspects + openAspects + placesOfPronouns + smallAngles }

  private var ties: [(one: Body, other: Body, type: AspectType)] {
    chart.aspects.filter { $0.type.isMajor && $0.type != .conjunction }.compactMap { aspect in
      guard case .body(let one) = aspect.end1, case .body(let other) = aspect.end2, other <= .pluto else {
        return nil
      }
      return (one, other, aspect.type)
    }
  }

  /// “in square to Saturn”.
  private func tied(_ type: AspectType, to body: Body) -> String {
    isEnglish
      ? "in \(words.name(of: type, .nominative)) to \(words.list(of: [body], .nominative))"
      : "у \(words.name(of: type, .locative)) до \(words.name(of: body, .genitive))"
  }

  /// An aspect in which none of some bodies is to another.
  private func absent(_ bodies: [Body], to other: Body) -> AspectType? {
    [AspectType.trine, .square, .sextile, .opposition].first { type in
      !ties.contains { tie in
        tie.type == type && bodies.contains { Set([$0, other]) == [tie.one, tie.other] }
      }
    }
  }

  /// “It is in square to the Sun and in trine to Uranus”.
  private var secondOfTwoAspects: [Pair] {
    Body.planets.compactMap { body in
      let own = ties.filter { $0.one == body }.prefix(2)
      guard own.count == 2, let first = own.first, let second = own.last,
        let wrong = absent([body, first.other], to: second.other)
      else { return nil }
      func told(_ type: AspectType) -> String {
        let both = [tied(first.type, to: first.other), tied(type, to: second.other)]
        return isEnglish
          ? "Your \(name(body)) has much to say. It is \(both[0]) and \(both[1]), so you feel it early."
          : "У цій карті \(name(body)) важить багато. Воно \(both[0]) й \(both[1]), тож ви рано це чуєте."
      }
      return pair("second of two aspects", second.type, wrong, told)
    }
  }

  /// “A trine to Saturn adds patience”, two sentences after its other end.
  private var openAspects: [Pair] {
    Body.planets.compactMap { body in
      guard let tie = ties.first(where: { $0.one == body }), let wrong = absent([body], to: tie.other) else {
        return nil
      }
      func told(_ type: AspectType) -> String {
        let aspect = words.name(of: type, .nominative)
        return isEnglish
          ? "Your \(name(body)) has much to say. You learn by it every day. The \(aspect) to \(words.list(of: [tie.other], .nominative)) adds patience to that."
          : "У цій карті \(name(body)) важить багато. Ви щодня з того вчитеся. \(aspect.capitalizedFirst) до \(words.name(of: tie.other, .genitive)) додає терпіння."
      }
      return pair("aspect of what was told", tie.type, wrong, told)
    }
  }

  /// “It stands in Leo, near to what the Moon and Mercury want”.
  private var placesOfPronouns: [Pair] {
    chart.planets.compactMap { placement in
      let others = chart.planets.filter { $0.body != placement.body && $0.sign != placement.sign }.prefix(2)
      guard others.count == 2,
        let wrong = Sign.allCases.first(where: { sign in
          sign != placement.sign && !others.contains { $0.sign == sign }
        })
      else { return nil }
      func told(_ sign: Sign) -> String {
        let place = sign.whereabouts(in: language, after: "")
        let both = others.map { name($0.body) }
        return isEnglish
          ? "Your \(name(placement.body)) has much to say. It stands \(place), near to what the \(both[0]) and \(both[1]) want."
          : "У цій карті \(name(placement.body)) важить багато. Воно стоїть \(place), і це те, чого хочуть \(both[0]) і \(both[1])."
      }
      return pair("place of a pronoun", placement.sign, wrong, told)
    }
  }

  private var smallAngles: [Pair] {
    chart.aspects.compactMap { aspect in
      guard case .body(let body) = aspect.end1, body <= .pluto, case .angle(.ascendant) = aspect.end2,
        aspect.type.isMajor, aspect.type != .conjunction
      else { return nil }
      let wrong: AspectType = aspect.type == .square ? .trine : .square
      func told(_ type: AspectType) -> String {
        isEnglish
          ? "Your \(name(body)) is in \(words.name(of: type, .nominative)) to the ascendant, and people see it."
          : "\(name(body)) у \(words.name(of: type, .locative)) до асцендента, і люди це бачать."
      }
      return pair("angle in lower case", aspect.type, wrong, told)
    }
  }
}

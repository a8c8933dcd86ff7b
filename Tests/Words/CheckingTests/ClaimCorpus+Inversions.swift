import AstroChartModel
import AstroWording

/// Sentences that name the place or the aspect first, the ruler of a house that is told of, or the apex of a figure.
extension ClaimCorpus {
  private func elsewhere(_ house: Int) -> Int { (house + 4) % 12 + 1 }

  private func inHouse(_ house: Int) -> String {
    words.spelledWhereabouts(inHouse: house, after: "").capitalizedFirst
  }

  /// “In the tenth”, «У десятому».
  private func inBareHouse(_ house: Int) -> String {
    let place = inHouse(house).split(separator: " ")
    return place.dropLast().joined(separator: " ")
  }

  // MARK: - Inversions

  var inversions: [Pair] {
    let places = chart.planets.flatMap { placement -> [Pair] in
      guard let its = placement.house else { return [] }
      let (body, other) = (name(placement.body), elsewhere(its))
      return [
        pair("house first", its, other) { house in
          isEnglish
            ? "\(inHouse(house)) stands your \(body), and much depends on it."
            : "\(inHouse(house)) стоїть \(body), і від цього багато залежить."
        },
        pair("bare house first", its, other) { house in
          isEnglish
            ? "\(inBareHouse(house)) stands your \(body), and much depends on it."
            : "\(inBareHouse(house)) стоїть \(body), і від цього багато залежить."
        },
      ]
    }
    return places + aspectsFirst
  }

  /// Sentences such as “Square to your Sun is Mars”.
  private var aspectsFirst: [Pair] {
    chart.aspects.filter { $0.type.isMajor && $0.isCertain }.compactMap { aspect in
      guard case .body(let one) = aspect.end1, case .body(let two) = aspect.end2, one <= .pluto,
        two <= .pluto,
        aspect.type != .conjunction
      else { return nil }
      let other: AspectType = aspect.type == .square ? .trine : .square
      return pair("aspect first", aspect.type, other) { type in
        isEnglish
          ? "In \(words.name(of: type, .nominative)) to your \(name(one)) is \(name(two))."
          : "\(words.name(of: type, .accusative).capitalizedFirst) до \(words.name(of: one, .genitive)) утворює \(name(two))."
      }
    }
  }

  // MARK: - Rulers

  /// What a house is told of, and where its ruler stands.
  var ruled: [Pair] {
    guard let houses = chart.houses else { return [] }
    return [2, 6, 7, 10].flatMap { number -> [Pair] in
      let ruler = houses.cusp(number).sign.traditionalRuler
      guard let place = chart.placement(of: ruler)?.house, place != number,
        let stranger = Body.planets.first(where: { !houses.cusp(number).sign.rulers.contains($0) })
      else { return [] }
      let house = words.spelledName(ofHouse: number, .nominative)
      return [
        pair("house of a ruler", place, elsewhere(place)) { place in
          isEnglish
            ? "You work at it daily, because the \(house) has its own manner and \(name(ruler)), its ruler, stands \(inBareHouse(place).lowercasedFirst)."
            : "Ви беретеся за це щодня, бо \(house) має свою вдачу, а \(name(ruler)), його управитель, стоїть \(inBareHouse(place).lowercasedFirst)."
        },
        pair("ruler", ruler, stranger) { body in
          isEnglish
            ? "It goes well, because \(name(body)), the ruler of your \(house), is patient."
            : "Виходить добре, бо \(name(body)), управитель \(words.spelledName(ofHouse: number, .genitive)), терплячий."
        },
      ]
    }
  }

  // MARK: - Figures

  /// The house of the planet at the apex of a T-square.
  var apexes: [Pair] {
    let figures = chart.patterns.compactMap(\.apex)
    return Set(figures).count == 1
      ? figures.prefix(1).compactMap { apex in
        guard let its = chart.placement(of: apex)?.house else { return nil }
        return pair("house of an apex", its, elsewhere(its)) { house in
          isEnglish
            ? "The T-square has its apex \(inHouse(house).lowercasedFirst), and there you feel it."
            : "Вершина тау-квадрата \(inHouse(house).lowercasedFirst), і там ви її чуєте."
        }
      } : []
  }
}

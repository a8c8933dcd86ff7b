import AstroChartModel
import AstroSynastry

/// What is told of two people besides the aspects between them: houses, balances, the composite.
struct CoupleFillers {
  private let synastry: Synastry
  /// The balance of each person's planets.
  private let balances: [Balance]

  init(_ synastry: Synastry) {
    (self.synastry, balances) = (synastry, [synastry.first, synastry.second].map(\.balance))
  }

  /// What belongs to a part, the best first.
  func items(of stage: CoupleStage) -> [CoupleItem] {
    let houses = stage.overlays.flatMap { overlay in
      self.overlays(of: overlay.body, in: overlay.houses)
    }
    return houses + balances(of: stage) + [composite(of: stage.composite)].compactMap(\.self)
  }

  /// What the two are together: the Sun of the composite.
  var shared: CoupleItem? { composite(of: .body(.sun)) }

  /// Everything, for parts that are still too short.
  var all: [CoupleItem] {
    let stages = CoupleStage.allCases.flatMap(items)
    let bodies: [Body] = [.moon, .sun, .venus, .saturn, .jupiter, .mars]
    let houses = bodies.flatMap { body in
      overlays(of: body, in: Array(1...12))
    }
    return stages + houses + [composite(of: .ascendant)].compactMap(\.self)
  }

  /// A body of each person in the other's houses, in an order that does not depend on who is named first.
  private func overlays(of body: Body, in houses: [Int]) -> [CoupleItem] {
    let charts = [synastry.first, synastry.second]
    let persons = Person.allCases.sorted { one, other in
      let places = [one, other].map { charts[$0.rawValue].placement(of: body)?.longitude.degrees ?? 0 }
      return places[0] < places[1]
    }
    return persons.compactMap { overlay(of: body, $0, in: houses) }
  }

  /// In which of some houses of the other a person's body stands.
  private func overlay(of body: Body, _ person: Person, in houses: [Int]) -> CoupleItem? {
    guard let house = synastry.house(of: body, of: person), houses.contains(house) else { return nil }
    return CoupleItem(
      text: "over.\(body.rawValue).\(house)", one: person, fact: .overlay(body, of: person, house: house))
  }

  private func composite(of point: ChartPoint?) -> CoupleItem? {
    guard let point else { return nil }
    let chart = synastry.composite
    switch point {
    case .body(let body):
      guard let place = chart.placement(of: body), place.range == nil else { return nil }
      return composite(point, place.sign)
    case .ascendant: return chart.angles.map { composite(point, $0.ascendant.sign) }
    case .midheaven: return nil
    }
  }

  private func composite(_ point: ChartPoint, _ sign: Sign) -> CoupleItem {
    CoupleItem(
      text: "comp.\(point.shortName).\(sign.rawValue)", one: .first, fact: .composite(point, sign))
  }

  // MARK: - Balances

  private func balances(of stage: CoupleStage) -> [CoupleItem] {
    let (element, modalities) = stage.balance
    let elements = element.flatMap { element in
      item(
        of: element.rawValue, .element(element), balances.map { $0.elements[element] ?? 0...0 }, much: 4,
        little: 1)
    }
    let qualities = modalities.compactMap { modality in
      item(
        of: modality.rawValue, .modality(modality), balances.map { $0.modalities[modality] ?? 0...0 },
        much: 6,
        little: 2)
    }
    return [elements].compactMap(\.self) + qualities
  }

  /// What the two surely have of something: one much and the other little, or both alike.
  private func item(
    of name: String, _ fact: CoupleFact, _ counts: [ClosedRange<Int>], much: Int, little: Int
  ) -> CoupleItem? {
    func item(_ kind: String, _ one: Person) -> CoupleItem {
      CoupleItem(text: "\(kind).\(name)", one: one, fact: fact)
    }
    let (rich, poor) = (counts.map { $0.lowerBound >= much }, counts.map { $0.upperBound <= little })
    if rich[0] { return rich[1] ? item("both", .first) : poor[1] ? item("bal", .first) : nil }
    guard poor[0] else { return nil }
    return rich[1] ? item("bal", .second) : poor[1] ? item("none", .first) : nil
  }
}

extension Synastry {
  /// The house of the other in which a person's body surely stands; `nil` where a time of birth leaves it open.
  func house(of body: Body, of person: Person) -> Int? {
    let (guest, host) = person == .first ? (first, second) : (second, first)
    return guest.placement(of: body).flatMap { host.houses?.house(of: $0) }
  }
}

public import AstroChartModel

/// A lot: as far from the Ascendant as one place is from another.
///
/// The seven of Paulus of Alexandria, *Introduction*, chapter 23 (378). By night the two places change sides, and those lots
/// that use Fortune or Spirit use the night's own.
public struct Lot: Hashable, Sendable {
  /// The seven, each belonging to one of the visible planets.
  public enum Name: String, CaseIterable, Hashable, Sendable, Codable {
    /// Of the Moon: the body and what befalls it.
    case fortune
    /// Of the Sun: the mind and what it undertakes.
    case spirit
    /// Of Venus: desire and friendship.
    case eros
    /// Of Mercury: constraint and struggle.
    case necessity
    /// Of Mars: boldness and violence.
    case courage
    /// Of Jupiter: success and faith.
    case victory
    /// Of Saturn: what is hidden, loss and grief.
    case nemesis
  }

  /// Which lot it is.
  public let name: Name
  /// Its place in the zodiac of the chart.
  public let longitude: Longitude
  /// The house it falls in, 1…12.
  public let house: Int
  /// How it was counted, as in `ascendant + moon - sun`.
  public let formula: String

  /// The seven lots of a chart.
  ///
  /// - Returns: `nil` without a time of birth, or if one of the planets is missing.
  package static func all(of chart: Chart, isDay: Bool) -> [Lot]? {
    guard let houses = chart.houses, var places = LotPlaces(of: chart) else { return nil }
    return Name.allCases.map { name in
      let (plus, minus) = isDay ? name.terms : (name.terms.minus, name.terms.plus)
      let longitude = places.ascendant + places[minus].distance(forwardTo: places[plus])
      places.lots[name] = longitude
      return Lot(
        name: name, longitude: longitude, house: houses.house(of: longitude),
        formula: "ascendant + \(plus.name) - \(minus.name)")
    }
  }
}

extension Lot.Name {
  /// What is added to the Ascendant and what is taken away, by day.
  fileprivate var terms: (plus: LotTerm, minus: LotTerm) {
    switch self {
    case .fortune: (.body(.moon), .body(.sun))
    case .spirit: (.body(.sun), .body(.moon))
    case .eros: (.body(.venus), .lot(.spirit))
    case .necessity: (.lot(.fortune), .body(.mercury))
    case .courage: (.lot(.fortune), .body(.mars))
    case .victory: (.body(.jupiter), .lot(.spirit))
    case .nemesis: (.lot(.fortune), .body(.saturn))
    }
  }
}

private enum LotTerm {
  case body(Body)
  case lot(Lot.Name)

  var name: String {
    switch self {
    case .body(let body): body.rawValue
    case .lot(let lot): lot.rawValue
    }
  }
}

/// The Ascendant, the visible planets, and the lots that are known so far.
private struct LotPlaces {
  let ascendant: Longitude
  private let bodies: [Body: Longitude]
  var lots: [Lot.Name: Longitude] = [:]

  init?(of chart: Chart) {
    guard let ascendant = chart.angles?.ascendant else { return nil }
    self.ascendant = ascendant
    bodies = Dictionary(
      chart.planets.map { ($0.body, $0.longitude) }, uniquingKeysWith: { first, _ in first })
    guard Body.visible.allSatisfy({ bodies[$0] != nil }) else { return nil }
  }

  subscript(term: LotTerm) -> Longitude {
    switch term {
    case .body(let body): bodies[body] ?? ascendant
    case .lot(let lot): lots[lot] ?? ascendant
    }
  }
}

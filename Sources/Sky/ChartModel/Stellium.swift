/// Three or more of the ten planets together in one sign or one house.
///
/// All that stand there are counted, and none that may have left the sign on a day whose hour is not known.
package struct Stellium: Hashable, Sendable {
  package enum Site: Hashable, Sendable {
    case sign(Sign)
    /// A house, 1…12.
    case house(Int)
  }

  /// The smallest number of planets that make a stellium.
  package static let fewest = 3

  package var site: Site
  /// The planets, in the order of `Body.planets`.
  package var bodies: [Body]

  package init(site: Site, bodies: [Body]) { (self.site, self.bodies) = (site, bodies) }
}

extension Chart {
  /// The stelliums of the chart: those in signs first, then those in houses, both in zodiacal order.
  package var stelliums: [Stellium] {
    let signs = Sign.allCases.map { sign in stellium(at: .sign(sign)) { $0.possibleSigns == [sign] } }
    let houses = (1...12).map { house in stellium(at: .house(house)) { $0.house == house } }
    return (signs + houses).compactMap(\.self)
  }

  private func stellium(at site: Stellium.Site, holding isThere: (Placement) -> Bool) -> Stellium? {
    let bodies = planets.filter(isThere).map(\.body)
    return bodies.count >= Stellium.fewest ? Stellium(site: site, bodies: bodies) : nil
  }
}

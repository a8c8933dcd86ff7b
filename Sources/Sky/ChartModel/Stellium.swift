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
    let signs = planets.map { planet in
      let possible = planet.possibleSigns
      return possible.count == 1 ? possible[0] : nil
    }
    return Sign.allCases.compactMap { sign in stellium(at: .sign(sign)) { signs[$0] == sign } }
      + (1...12).compactMap { house in stellium(at: .house(house)) { planets[$0].house == house } }
  }

  /// - Parameter isThere: Whether the planet of an index is there.
  private func stellium(at site: Stellium.Site, holding isThere: (Int) -> Bool) -> Stellium? {
    guard planets.indices.count(where: isThere) >= Stellium.fewest else { return nil }
    return Stellium(site: site, bodies: planets.indices.filter(isThere).map { planets[$0].body })
  }
}

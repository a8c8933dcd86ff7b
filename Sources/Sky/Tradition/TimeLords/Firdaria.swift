package import AstroChartModel

/// The firdaria: 75 years shared by the seven planets and the two nodes.
///
/// Sources: Abu Ma‘shar, *On the Great Conjunctions*; Bonatti, *Liber astronomiae*, for nodes after Mars by night. The periods
/// of planets have seven equal parts, in Chaldean order from their lord; those of nodes are undivided.
public struct Firdaria: Hashable, Sendable {
  /// The periods of the cycle of 75 years that holds the moment asked for, else of the first one.
  public let periods: [LordPeriod]

  /// A year, in days.
  package static let year = 365.2425

  package init(of birth: Double, isDay: Bool, _ order: Conventions.Firdaria, on moment: Double?) {
    let cycle = 75 * Firdaria.year
    let past = moment.map { max(0, (($0 - birth) / cycle).rounded(.down)) } ?? 0
    var start = birth + past * cycle
    periods = Firdaria.lords(isDay: isDay, order).map { lord in
      let end = start + Firdaria.years(of: lord) * Firdaria.year
      defer { start = end }
      return LordPeriod(lord: lord, start: start, end: end, parts: Firdaria.parts(of: lord, start, end))
    }
  }

  private static func parts(of lord: Body, _ start: Double, _ end: Double) -> [LordPeriod] {
    guard let first = Body.chaldeanOrder.firstIndex(of: lord) else { return [] }
    return (0..<7).map { part in
      let edges = [part, part + 1].map { start + (end - start) * Double($0) / 7 }
      return LordPeriod(
        lord: Body.chaldeanOrder[(first + part) % 7], start: edges[0], end: edges[1], parts: [])
    }
  }

  /// The lords in order: by day from the Sun, by night from the Moon.
  package static func lords(isDay: Bool, _ order: Conventions.Firdaria) -> [Body] {
    let (first, second): ([Body], [Body]) = ([.sun, .venus, .mercury], [.moon, .saturn, .jupiter, .mars])
    let nodes: [Body] = [.northNode, .southNode]
    if isDay { return first + second + nodes }
    return order == .bonatti ? second + nodes + first : second + first + nodes
  }

  package static func years(of lord: Body) -> Double {
    switch lord {
    case .sun: 10
    case .venus: 8
    case .mercury: 13
    case .moon: 9
    case .saturn: 11
    case .jupiter: 12
    case .mars: 7
    case .northNode: 3
    default: 2
    }
  }
}

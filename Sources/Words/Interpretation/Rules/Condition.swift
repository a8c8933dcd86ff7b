package import AstroChartModel
package import AstroDiagnostics

/// What a rule requires of a chart: facts that must all hold.
package struct Condition: Hashable, Sendable {
  /// The facts; never empty.
  package let facts: [Fact]

  /// - Throws: `invalidValue` for an empty list, which would hold in every chart, and for facts that exclude
  ///   each other.
  package init(_ facts: [Fact]) throws(Problem) {
    self.facts = facts
    guard !facts.isEmpty else { throw Problem(.invalidValue, ConditionFault.nothing) }
    if let reason = impossibility {
      throw Problem(.invalidValue, reason)
    }
  }

  /// - Parameter known: Facts that were checked when the book was compiled.
  init(known facts: [Fact]) { self.facts = facts }
}

/// One thing that may be true of a chart; if a list is given, any member of it will do.
package enum Fact: Hashable, Sendable {
  case sign(ChartPoint, [Sign])
  /// The body stands in one of the houses, 1…12.
  case house(Body, [Int])
  case retrograde(Body, Bool)
  case dignity(Body, Dignity)
  case aspect(AspectFact)
  /// A ruler of the sign on the cusp of a house stands in one of the houses.
  case rulerInHouse(of: Int, [Int], rulers: Rulers = .both)
  /// A ruler of the sign on the cusp of a house stands in one of the signs.
  case rulerInSign(of: Int, [Sign], rulers: Rulers = .both)
  /// A ruler of the sign on the cusp of a house is in one of the aspects to a body or an angle.
  case rulerInAspect(of: Int, with: AspectEnd, [AspectType], rulers: Rulers = .both)
  case cusp(Int, [Sign])
  /// At least half of the planets stand in the element, and more than in any other.
  case dominantElement(Element)
  case dominantModality(Modality)
  /// The body is the most prominent planet of the chart.
  case dominantPlanet(Body)
  /// None of the ten planets stands in the element.
  case missingElement(Element)
  case missingModality(Modality)
  case stelliumInSign([Sign])
  case stelliumInHouse([Int])
  /// The body is within `Fact.angularOrb` of the angle, or of any angle if none is given.
  case angular(Body, at: ChartAngle? = nil)
  case moonPhase([MoonPhase])
  case pattern(PatternFact)
  /// Two bodies together, the slower of which is given, and a third opposite one of them; whether the third
  /// is the Sun or the Moon.
  case opposedPair(with: Body, farIsLight: Bool)
  /// Whether the time of birth is known.
  case timeKnown(Bool)
  case shape(ChartShape)
  case hemisphere(Hemisphere)
  /// The body is the planet that its sign and aspects support most (or strain most, in the next case).
  case supported(Body)
  case strained(Body)
  case sameSign(ChartPoint, ChartPoint)
  /// The planet is in its own sign, and the rulers of all other planets’ signs lead to it.
  case finalDispositor(Body)
  /// Each of the two planets is in a sign of the other.
  case mutualReception(Body, Body)
  /// Holds in every chart.
  case always

  /// How far from an angle a body still counts as angular, in degrees.
  package static let angularOrb = ChartFacts.angularOrb
}

/// An aspect between two bodies, or between a body and an angle.
package struct AspectFact: Hashable, Sendable {
  package var first: AspectEnd
  package var second: AspectEnd
  package var types: [AspectType]
  /// The largest orb that still counts, in degrees; `nil` accepts every aspect that the chart lists.
  package var maxOrb: Double?

  package init(between first: AspectEnd, and second: AspectEnd, _ types: [AspectType], maxOrb: Double? = nil)
  {
    (self.first, self.second, self.types, self.maxOrb) = (first, second, types, maxOrb)
  }

  package init(_ first: Body, _ second: Body, _ types: [AspectType], maxOrb: Double? = nil) {
    self.init(between: .body(first), and: .body(second), types, maxOrb: maxOrb)
  }
}

/// A pattern of several aspects; a field that is `nil` matches anything.
package struct PatternFact: Hashable, Sendable {
  package var kind: AspectPattern.Kind
  package var apex: Body?
  package var element: Element?
  package var modality: Modality?

  package init(
    _ kind: AspectPattern.Kind, apex: Body? = nil, element: Element? = nil, modality: Modality? = nil
  ) {
    (self.kind, self.apex, self.element, self.modality) = (kind, apex, element, modality)
  }

  func matches(_ pattern: AspectPattern) -> Bool {
    pattern.kind == kind && apex.map { $0 == pattern.apex } ?? true
      && element.map { $0 == pattern.element } ?? true && modality.map { $0 == pattern.modality } ?? true
  }
}

package import ChartModel
package import Diagnostics

/// What a rule asks of a chart: facts that must all hold.
package struct Condition: Hashable, Sendable {
  /// Never empty.
  package let facts: [Fact]

  /// - Throws: `invalidValue` for no facts, which would hold in every chart, and for facts that exclude each other.
  package init(_ facts: [Fact]) throws(Problem) {
    self.facts = facts
    guard !facts.isEmpty else { throw Problem(.invalidValue, "the condition asks for nothing") }
    if let reason = impossibility {
      throw Problem(.invalidValue, "the condition can never hold: \(reason)")
    }
  }

  /// - Parameter known: Facts that were checked when the book was baked.
  init(known facts: [Fact]) { self.facts = facts }
}

/// One thing that may be true of a chart; where a list is given, any of it will do.
package enum Fact: Hashable, Sendable {
  case sign(ChartPoint, [Sign])
  /// Houses 1…12.
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
  /// At least half of the planets stand there.
  case dominantElement(Element)
  case dominantModality(Modality)
  /// The planet that has the most to say.
  case dominantPlanet(Body)
  /// None of the ten planets stands there.
  case missingElement(Element)
  case missingModality(Modality)
  case stelliumInSign([Sign])
  case stelliumInHouse([Int])
  /// Within `Fact.angularOrb` of the angle, or of any.
  case angular(Body, at: ChartAngle? = nil)
  case moonPhase([MoonPhase])
  case pattern(PatternFact)
  case shape(ChartShape)
  case hemisphere(Hemisphere)
  /// The planet that its sign, aspects and place help most, or hinder most.
  case supported(Body)
  case strained(Body)
  case sameSign(ChartPoint, ChartPoint)
  /// True of every chart.
  case always

  /// How far from an angle a body still counts as angular, in degrees.
  package static let angularOrb = ChartFacts.angularOrb
}

/// A tie between two bodies, or a body and an angle.
package struct AspectFact: Hashable, Sendable {
  package var first: AspectEnd
  package var second: AspectEnd
  package var types: [AspectType]
  /// Degrees from exact that still count; `nil` takes every aspect the chart lists.
  package var maxOrb: Double?

  package init(between first: AspectEnd, and second: AspectEnd, _ types: [AspectType], maxOrb: Double? = nil)
  {
    (self.first, self.second, self.types, self.maxOrb) = (first, second, types, maxOrb)
  }

  package init(_ first: Body, _ second: Body, _ types: [AspectType], maxOrb: Double? = nil) {
    self.init(between: .body(first), and: .body(second), types, maxOrb: maxOrb)
  }
}

/// A figure of several aspects; what is `nil` may be anything.
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

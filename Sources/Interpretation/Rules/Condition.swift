public import ChartModel
public import Diagnostics

/// What a rule asks of a chart: facts that must all hold.
public struct Condition: Hashable, Sendable {
  /// Never empty.
  public let facts: [Fact]

  /// - Throws: `invalidValue` for no facts, which would hold in every chart, and for facts that exclude each other.
  public init(_ facts: [Fact]) throws(Problem) {
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
public enum Fact: Hashable, Sendable {
  case sign(ChartPoint, [Sign])
  /// Houses 1…12.
  case house(Body, [Int])
  case retrograde(Body, Bool)
  case dignity(Body, Dignity)
  case aspect(AspectFact)
  /// The ruler of the sign on the cusp of a house stands in one of the houses.
  case rulerInHouse(of: Int, [Int])
  /// The ruler of the sign on the cusp of a house stands in one of the signs.
  case rulerInSign(of: Int, [Sign])
  case cusp(Int, [Sign])
  case dominantElement(Element)
  case dominantModality(Modality)
  case stelliumInSign([Sign])
  case stelliumInHouse([Int])
  /// Within `Fact.angularOrb` of an angle.
  case angular(Body)
  case moonPhase([MoonPhase])

  /// How far from an angle a body still counts as angular, in degrees.
  public static let angularOrb = ChartFacts.angularOrb
}

/// A tie between two bodies.
public struct AspectFact: Hashable, Sendable {
  public var first: Body
  public var second: Body
  public var types: [AspectType]
  /// Degrees from exact that still count; `nil` takes every aspect the chart lists.
  public var maxOrb: Double?

  public init(_ first: Body, _ second: Body, _ types: [AspectType], maxOrb: Double? = nil) {
    (self.first, self.second, self.types, self.maxOrb) = (first, second, types, maxOrb)
  }
}

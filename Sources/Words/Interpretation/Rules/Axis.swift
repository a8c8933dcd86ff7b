/// A pair of ways to be, between which a text may place a person.
package enum Axis: String, CaseIterable, Hashable, Sendable {
  case quickSlow, openGuarded, asksGoesWithout, holdsLetsGo, nearApart, spendsKeeps
  case boldCareful, leadsYields, orderedDrifting, mildFierce, seenHidden, sureDoubting
  case steadyFitful, boundFree, exactRough, trustingWary, restsRestless
  case noticesOverlooks, clearHazy, playfulEarnest, measuredExcessive
}

/// Where a text places a person on the axes it speaks of: −2 is wholly the first of an axis's two ways, 2
/// wholly the second.
package struct AxisValues: Hashable, Sendable {
  /// What a value may be.
  package static let range = -2...2

  /// The axes that the text speaks of, and those on which it is on the first or the second side, somewhat or
  /// wholly: one bit for each axis, since a plan compares many texts.
  private var spoken: UInt32 = 0
  private var first: UInt32 = 0
  private var second: UInt32 = 0
  private var whole: UInt32 = 0

  package init(_ values: [Axis: Int] = [:]) {
    for (axis, value) in values { self[axis] = value }
  }

  /// `nil` on an axis that the text does not speak of.
  package subscript(axis: Axis) -> Int? {
    get {
      guard spoken & axis.bit != 0 else { return nil }
      let size = whole & axis.bit != 0 ? 2 : 1
      return first & axis.bit != 0 ? -size : second & axis.bit != 0 ? size : 0
    }
    set {
      let value = newValue ?? 0
      spoken.set(axis.bit, newValue != nil)
      first.set(axis.bit, value < 0)
      second.set(axis.bit, value > 0)
      whole.set(axis.bit, abs(value) > 1)
    }
  }

  /// The axes that the text speaks of, in a fixed order.
  package var axes: [Axis] { Axis.allCases.filter { spoken & $0.bit != 0 } }

  /// How much two texts contradict each other: the products of their values, summed over the axes on whose two sides
  /// they are; 0 if they agree.
  ///
  /// - Parameter settled: The axes on which both may be told.
  package func friction(with other: AxisValues, besides settled: Axes = []) -> Int {
    let apart = discord(with: other) & ~settled.rawValue
    guard apart != 0 else { return 0 }
    return apart.nonzeroBitCount + (apart & whole).nonzeroBitCount
      + (apart & other.whole).nonzeroBitCount + (apart & whole & other.whole).nonzeroBitCount
  }

  /// How much two texts are of one thought: the sizes of their values as `friction` counts them, summed over the axes on
  /// whose same side they are.
  package func accord(with other: AxisValues) -> Int {
    let shared = first & other.first | second & other.second
    guard shared != 0 else { return 0 }
    return shared.nonzeroBitCount + (shared & whole).nonzeroBitCount
      + (shared & other.whole).nonzeroBitCount + (shared & whole & other.whole).nonzeroBitCount
  }

  /// Whether two texts contradict each other as far as that.
  package func isAtPeace(with other: AxisValues, _ concord: Concord, besides settled: Axes = []) -> Bool {
    friction(with: other, besides: settled) <= concord.mostFriction
  }

  /// Whether two texts contradict each other no further than that but for one axis, on which a bridge can say both.
  package func isReconcilable(with other: AxisValues, _ concord: Concord = .unopposed) -> Bool {
    let apart = Axes(rawValue: discord(with: other))
    return isAtPeace(with: other, concord)
      || apart.each.contains { isAtPeace(with: other, concord, besides: Axes($0)) }
  }

  /// The axes on whose two sides two texts are.
  package func axesApart(from other: AxisValues) -> Axes { Axes(rawValue: discord(with: other)) }

  private func discord(with other: AxisValues) -> UInt32 { first & other.second | second & other.first }
}

/// Some of the axes.
package struct Axes: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }
  package init(_ axis: Axis) { rawValue = axis.bit }

  /// The single axes, in the order of all.
  package var each: [Axis] { Axis.allCases.filter { contains(Axes($0)) } }

  package var count: Int { rawValue.nonzeroBitCount }
}

extension Axis {
  fileprivate var bit: UInt32 { Axis.allCases.firstIndex(of: self).map { 1 << UInt32($0) } ?? 0 }
}

extension UInt32 {
  fileprivate mutating func set(_ bit: UInt32, _ isSet: Bool) { self = isSet ? self | bit : self & ~bit }
}

/// How well the texts of a report agree on what they say of a person.
package enum Concord: CaseIterable, Sendable {
  /// No two are on two sides of more than one axis, and there but one of them wholly.
  case inTune
  /// No two contradict each other all along.
  case unopposed

  /// Of pairs of texts with a friction of 0, 1, 2, 3 and 4 readers of sixty reports marked 5, 14, 23, 37 and 46 of a
  /// hundred as contradictions.
  fileprivate var mostFriction: Int { self == .inTune ? 2 : 3 }
}

/// What a bridge between two opposed texts is on.
package struct Bridge: Hashable, Sendable {
  package var axis: Axis
  package var situation: Situation

  package init(on axis: Axis, in situation: Situation) { (self.axis, self.situation) = (axis, situation) }

  /// Between which sides of a person it leads.
  package enum Situation: String, CaseIterable, Hashable, Sendable {
    /// Sun and Ascendant; Moon and Mars; Mercury and Mars; any planet and Saturn; Venus and Uranus.
    case coreFace, feelingWill, wordDeed, wishLimit, closenessFreedom
    /// Whatever the texts are about: from the second way of the axis to the first, and from the first to the second.
    case toFirst, toSecond

    var namesFactors: Bool { self != .toFirst && self != .toSecond }
  }
}

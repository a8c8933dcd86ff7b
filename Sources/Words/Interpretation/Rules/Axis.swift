/// A pair of ways to be, between which a text may place a person.
package enum Axis: String, CaseIterable, Hashable, Sendable {
  case quickSlow, openGuarded, asksGoesWithout, holdsLetsGo, nearApart, spendsKeeps
  case boldCareful, leadsYields, orderedDrifting, mildFierce, seenHidden, sureDoubting
  case steadyFitful, boundFree, exactRough, trustingWary, restsRestless
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

  /// The first axis on which two texts contradict each other: on its two sides, and one of them wholly; `nil` if
  /// they can stand side by side.
  package func opposition(to other: AxisValues) -> Axis? { conflict(with: other, .unopposed) }

  /// The first axis on which two texts are further apart than is wished, one on which they contradict each other before
  /// others; `nil` if they can stand side by side.
  package func conflict(with other: AxisValues, _ concord: Concord) -> Axis? {
    let apart = discord(with: other)
    let opposed = apart & (whole | other.whole)
    let told = opposed != 0 || concord == .unopposed ? opposed : apart
    return told == 0 ? nil : Axis.allCases.first { told & $0.bit != 0 }
  }

  /// Whether two texts are on one side of every axis that both speak of.
  func isInTune(with other: AxisValues) -> Bool { discord(with: other) == 0 }

  private func discord(with other: AxisValues) -> UInt32 { first & other.second | second & other.first }
}

extension Axis {
  fileprivate var bit: UInt32 { Axis.allCases.firstIndex(of: self).map { 1 << UInt32($0) } ?? 0 }
}

extension UInt32 {
  fileprivate mutating func set(_ bit: UInt32, _ isSet: Bool) { self = isSet ? self | bit : self & ~bit }
}

/// How well the texts of a report agree on what they say of a person.
package enum Concord: CaseIterable, Sendable {
  /// None is on the other side of an axis than another.
  case inTune
  /// None is wholly on one side of an axis of which another is on the other.
  case unopposed
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
  }
}

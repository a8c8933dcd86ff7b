/// A pair of ways to be, between which a text may place a person.
package enum Axis: String, CaseIterable, Hashable, Sendable {
  case quickSlow, openGuarded, asksGoesWithout, holdsLetsGo, nearApart, spendsKeeps
  case boldCareful, leadsYields, orderedDrifting, mildFierce, seenHidden, sureDoubting
}

/// Where a text places a person on the axes it speaks of: −2 is wholly the first of an axis's two ways, 2
/// wholly the second.
package struct AxisValues: Hashable, Sendable {
  /// What a value may be.
  package static let range = -2...2
  /// How far apart two texts must be on an axis to be opposed, if they are on both sides of its middle.
  static let opposition = 3

  private var values: [Axis: Int]

  package init(_ values: [Axis: Int] = [:]) { self.values = values }

  /// `nil` on an axis that the text does not speak of.
  package subscript(axis: Axis) -> Int? {
    get { values[axis] }
    set { values[axis] = newValue }
  }

  /// The axes that the text speaks of, in a fixed order.
  package var axes: [Axis] { Axis.allCases.filter { values[$0] != nil } }

  /// The first axis on which two texts contradict each other; `nil` if they can stand side by side.
  package func opposition(to other: AxisValues) -> Axis? {
    axes.first { axis in
      guard let one = self[axis], let two = other[axis] else { return false }
      return one * two < 0 && abs(one - two) >= AxisValues.opposition
    }
  }
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

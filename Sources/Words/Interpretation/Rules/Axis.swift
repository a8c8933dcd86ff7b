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

  /// One lane for each axis; nought also where the text does not speak of it.
  private var values = SIMD16<Int8>()
  /// One bit for each axis that the text speaks of.
  private var spoken: UInt16 = 0

  package init(_ values: [Axis: Int] = [:]) {
    for (axis, value) in values { self[axis] = value }
  }

  /// `nil` on an axis that the text does not speak of.
  package subscript(axis: Axis) -> Int? {
    get { speaks(of: axis) ? Int(values[axis.lane]) : nil }
    set {
      values[axis.lane] = Int8(clamping: newValue ?? 0)
      if newValue == nil { spoken &= ~axis.bit } else { spoken |= axis.bit }
    }
  }

  /// The axes that the text speaks of, in a fixed order.
  package var axes: [Axis] { Axis.allCases.filter(speaks) }

  private func speaks(of axis: Axis) -> Bool { spoken & axis.bit != 0 }

  /// The first axis on which two texts contradict each other; `nil` if they can stand side by side.
  package func opposition(to other: AxisValues) -> Axis? {
    let isOpposed = sides(beside: other) .& (distances(to: other) .>= Int8(AxisValues.opposition))
    return any(isOpposed) ? Axis.allCases.first { isOpposed[$0.lane] } : nil
  }

  /// On how many axes two texts are on different sides, however near to the middle.
  func discords(with other: AxisValues) -> Int {
    let sides = sides(beside: other)
    return any(sides) ? Axis.allCases.count { sides[$0.lane] } : 0
  }

  private func sides(beside other: AxisValues) -> SIMDMask<SIMD16<Int8>> { values &* other.values .< 0 }

  private func distances(to other: AxisValues) -> SIMD16<Int8> {
    let distance = values &- other.values
    return distance.replacing(with: 0 &- distance, where: distance .< 0)
  }
}

extension Axis {
  fileprivate var lane: Int { Axis.allCases.firstIndex(of: self)! }
  fileprivate var bit: UInt16 { 1 << UInt16(lane) }
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

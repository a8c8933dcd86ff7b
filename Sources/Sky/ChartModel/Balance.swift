/// How many planets stand in each element and modality: from those that surely do to those that may.
///
/// A planet that changes its sign on a day whose hour is not known may stand in both of two qualities, and is
/// surely in neither.
package struct Balance: Hashable, Sendable {
  package let elements: [Element: ClosedRange<Int>]
  package let modalities: [Modality: ClosedRange<Int>]

  /// Counts every placement once; an empty element or modality is listed with 0.
  package init(of placements: [Placement]) {
    elements = Balance.count(placements) { $0.element }
    modalities = Balance.count(placements) { $0.modality }
  }

  private static func count<Quality: CaseIterable & Hashable>(
    _ placements: [Placement], _ quality: (Sign) -> Quality
  ) -> [Quality: ClosedRange<Int>] {
    let possible = placements.map { $0.possibleSigns.map(quality) }
    return Dictionary(
      uniqueKeysWithValues: Quality.allCases.map { one in
        let sure = possible.count { qualities in qualities.allSatisfy { $0 == one } }
        return (one, sure...possible.count { $0.contains(one) })
      })
  }
}

extension Chart {
  /// The balance of the ten planets; the points are not counted.
  package var balance: Balance { Balance(of: planets) }
}

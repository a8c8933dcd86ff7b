/// The words around a dial.
package struct DialWords: Sendable {
  private let phrasebook: any Phrasebook

  package init(_ language: Language) { phrasebook = language.phrasebook }

  package func title(_ degrees: Int) -> String { phrasebook.dial(of: degrees) }
  package var trees: String { phrasebook.midpointTrees }

  /// The lines at the foot: which contacts are told, how many at most, and what an unknown time takes away.
  package func foot(isWhole: Bool, closest count: Int?, lacksMoon: Bool) -> [String] {
    [phrasebook.midpointOrbs(isWhole: isWhole)] + (count.map { [phrasebook.closestMidpoints($0)] } ?? [])
      + (lacksMoon ? [phrasebook.moonLeftOut] : [])
  }
}

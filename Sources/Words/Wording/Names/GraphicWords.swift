package import AstroChartModel

/// The words in a graphic ephemeris, in a language.
package struct GraphicWords: Sendable {
  private let phrasebook: any Phrasebook

  package init(_ language: Language) { phrasebook = language.phrasebook }

  package var title: String { phrasebook.graphicEphemeris }
  package var listTitle: String { phrasebook.graphicList }

  /// By what degrees longitudes are folded, and which aspects are where lines cross.
  ///
  /// - Parameter modulus: 45, 90 or 360.
  package func note(on modulus: Int) -> String { phrasebook.graphicNote(on: modulus) }

  /// Which bodies have curves.
  package func curves(of bodies: [Body]) -> String {
    phrasebook.graphicCurves(of: bodies.map { phrasebook.name(of: $0, .nominative) })
  }

  package var keyToNatal: String { phrasebook.keyToNatalLine }
  package var keyToDot: String { phrasebook.keyToNatalCrossing }
  package var keyToRing: String { phrasebook.keyToMutualCrossing }
  package var keyToStation: String { phrasebook.keyToStation }
}

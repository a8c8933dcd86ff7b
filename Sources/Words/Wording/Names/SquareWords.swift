package import AstroChartModel

/// The words around a Vedic square.
package struct SquareWords: Sendable {
  private let phrasebook: any Phrasebook

  package init(_ language: Language) { phrasebook = language.phrasebook }

  package func title(isNorth: Bool) -> String { phrasebook.square(isNorth: isNorth) }
  package var lagna: String { phrasebook.lagna }
  package func varga(of parts: Int) -> String { phrasebook.varga(of: parts) }
  package var moonLeftOut: String { phrasebook.moonLeftOut }
  /// What a division leaves out, because it changes its part on a day whose hour is not known: “D9 without the Moon and Mercury, …”.
  package func leftOut(_ bodies: [Body], of varga: String) -> String { phrasebook.leftOut(bodies, of: varga) }
  package var nodesLeftOut: String { phrasebook.nodesLeftOut }

  /// - Parameters:
  ///   - number: The number of the mansion in which the Moon stands, 1…27.
  ///   - pada: Its quarter, 1…4; `nil` if it changes on a day whose hour is not known.
  package func moonMansion(_ number: Int, pada: Int?) -> String {
    phrasebook.moonMansion(phrasebook.nakshatra(number), pada: pada)
  }
}

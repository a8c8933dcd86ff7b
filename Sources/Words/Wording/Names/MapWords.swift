package import AstroChartModel

/// The words around a map of lines.
package struct MapWords: Sendable {
  private let phrasebook: any Phrasebook

  package init(_ language: Language) { phrasebook = language.phrasebook }

  package var title: String { phrasebook.map }
  package func standing(on angle: ChartAngle) -> String { phrasebook.standing(onLine: angle) }
  package func place(isOfBirth: Bool) -> String { phrasebook.place(isOfBirth: isOfBirth) }
  package func doubt(minutes: Int) -> String { phrasebook.doubt(minutes: minutes) }
  package var parans: String { phrasebook.parans }
  package var paransNearPlace: String { phrasebook.paransNearPlace }

  /// A latitude to the minute, as in “34°12′ N”.
  package func latitude(_ degrees: Double) -> String {
    "\(Degrees.text(abs(degrees))) \(phrasebook.side(isNorth: degrees >= 0))"
  }

  /// A longitude to the minute, as in “24°02′ E”.
  package func longitude(_ degrees: Double) -> String {
    "\(Degrees.text(abs(degrees))) \(phrasebook.side(isEast: degrees >= 0))"
  }

  /// A parallel of whole degrees, as in “30° N”; the equator is on neither side.
  package func parallel(_ degrees: Int) -> String {
    degrees == 0 ? "0°" : "\(abs(degrees))° \(phrasebook.side(isNorth: degrees > 0))"
  }

  /// A meridian of whole degrees, as in “30° W”; those of Greenwich and opposite it are on neither side.
  package func meridian(_ degrees: Int) -> String {
    degrees % 180 == 0 ? "\(abs(degrees))°" : "\(abs(degrees))° \(phrasebook.side(isEast: degrees > 0))"
  }
}

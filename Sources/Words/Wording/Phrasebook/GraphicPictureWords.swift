/// The words in a graphic ephemeris.
package protocol GraphicPictureWords: Sendable {
  /// What the picture shows.
  var graphicEphemeris: String { get }
  /// The title of the list beside it.
  var graphicList: String { get }
  /// By what degrees longitudes are folded, and which aspects are where lines cross.
  ///
  /// - Parameter modulus: 45, 90 or 360.
  func graphicNote(on modulus: Int) -> String
  /// Which bodies have curves, as in “curves: Sun and Mars, not the Moon”.
  func graphicCurves(of bodies: [String]) -> String
  /// The key: a dashed line, a dot on it, a ring, a bar.
  var keyToNatalLine: String { get }
  var keyToNatalCrossing: String { get }
  var keyToMutualCrossing: String { get }
  var keyToStation: String { get }
}

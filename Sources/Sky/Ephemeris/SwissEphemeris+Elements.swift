import AstroChartModel
import AstroDiagnostics

extension SwissEphemeris {
  /// The orbital elements of the hypothetical planets, which come with the basic files.
  package static let orbitalElements = "seorbel.txt"

  /// Throws `missingEphemeris` without the elements: libswe would take others, of its own, and say nothing.
  func requireElements() throws(Problem) {
    guard case .files(let folders) = coverage else {
      throw Problem(.missingEphemeris, EphemerisFault.elementsNeedFiles)
    }
    guard !folders.has(SwissEphemeris.orbitalElements) else { return }
    throw Problem(
      .missingEphemeris,
      EphemerisFault.lost(
        SwissEphemeris.orbitalElements, from: folders.text, package: EphemerisFile.basicPackage))
  }
}

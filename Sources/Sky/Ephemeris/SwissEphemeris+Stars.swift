package import AstroChartModel
package import AstroDiagnostics

extension SwissEphemeris {
  /// Where a star stands, in degrees, and how bright it is.
  package struct StarPosition: Hashable, Sendable {
    package var longitude: Double
    package var latitude: Double
    package var magnitude: Double
  }

  /// The catalogue of stars, which comes with the basic files.
  package static let starCatalogue = "sefstars.txt"

  /// The apparent places of stars, in the order of their names.
  ///
  /// - Parameter names: Abbreviated Bayer names, such as `alTau`.
  /// - Throws: `missingEphemeris` without the catalogue, `outOfRange` for an instant that the ephemeris does not cover.
  package func stars(_ names: [String], at julianDay: Double, in zodiac: Zodiac) throws(Problem)
    -> [StarPosition]
  {
    try checkCatalogue()
    let numbers = try OpenEphemeris.with(source, path, try volume(at: julianDay)) {
      (open: borrowing OpenEphemeris) throws(Problem) in try open.stars(names, at: julianDay, in: zodiac)
    }
    return names.indices.map { star in
      StarPosition(
        longitude: numbers[3 * star], latitude: numbers[3 * star + 1], magnitude: numbers[3 * star + 2])
    }
  }

  private func checkCatalogue() throws(Problem) {
    guard case .files(let folders) = coverage else {
      throw Problem(.missingEphemeris, EphemerisFault.starsNeedFiles)
    }
    guard !folders.has(SwissEphemeris.starCatalogue) else { return }
    throw Problem(
      .missingEphemeris,
      EphemerisFault.lost(
        SwissEphemeris.starCatalogue, from: folders.text, package: EphemerisFile.basicPackage))
  }
}

import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import Testing

/// The catalogue of stars is asked for by name, and never replaced by anything else.
@Suite struct StarCatalogueTests {
  @Test func `without the catalogue there are charts, but no stars`() throws {
    let folder = try EphemerisFolder()
    _ = try folder.source.longitude(of: .sun, at: 2_451_545, in: .tropical)
    let error = try #require(throws: Problem.self) {
      try folder.source.stars(["alTau"], at: 2_451_545, in: .tropical)
    }
    #expect(error.code == .missingEphemeris)
    #expect(error.description.contains("sefstars.txt") && error.description.contains("swe-basic-data"))
  }

  @Test func `the analytic ephemeris has no stars`() throws {
    let error = try #require(throws: Problem.self) {
      try SwissEphemeris(.moshier).stars(["alTau"], at: 2_451_545, in: .tropical)
    }
    #expect(error.code == .missingEphemeris)
  }

  @Test func `a star that the catalogue lacks is an error`() {
    #expect(throws: Problem.self) {
      try SwissEphemeris().stars(["xxYyy"], at: 2_451_545, in: .tropical)
    }
  }
}

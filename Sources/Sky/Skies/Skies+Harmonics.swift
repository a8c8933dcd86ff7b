public import AstroChartModel
public import AstroDiagnostics
import AstroEphemeris

extension Skies {
  /// The numbers by which a chart may be multiplied.
  package static let harmonics = 1...360

  /// The harmonic chart (Addey 1976): λh = h·λ mod 360 for bodies, Ascendant and Midheaven.
  ///
  /// Houses are equal ones from the harmonic Ascendant. The uncertainty of a birth is multiplied too.
  /// - Parameters:
  ///   - number: 1…360.
  ///   - natal: The birth chart.
  /// - Throws: `usage` for another number.
  public func harmonic(_ number: Int, of natal: Chart) throws(Problem) -> Chart {
    guard Skies.harmonics.contains(number) else {
      throw Problem(.usage, at: .field("number"), SkiesFault.notHarmonic(number, Skies.harmonics))
    }
    let root = try Root(natal, by: ephemeris)
    func multiplied(_ longitude: Longitude) -> Longitude {
      // Computed in whole millionths of a degree, so that nothing is rounded on the way.
      Longitude(Double(longitude.millionths * number % 360_000_000) / 1_000_000)
    }
    let houses = try natal.angles.map { angles throws(Problem) in
      let ascendant = multiplied(angles.ascendant)
      return try Houses(cusps: (0..<12).map { ascendant + Double($0) * 30 })
    }
    var chart = try natal.changed(houses: houses, place: multiplied, angle: multiplied)
    if houses != nil, natal.settings.houseSystem != .equal { chart.ephemeris?.houseSystem = .equal }
    return chart.derived(
      as: .harmonic, Derivation(from: [root.origin], number: number), name: natal.name, at: nil,
      notes: root.notes)
  }
}

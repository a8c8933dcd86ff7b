import AstroChartModel
import AstroDiagnostics
import CAstroSwissEphemeris

extension OpenEphemeris {
  /// The longitude, latitude and magnitude of stars by their abbreviated Bayer names, one after the other.
  func stars(_ names: [String], at julianDay: Double, in zodiac: Zodiac) throws(Problem) -> [Double] {
    var asked = flags & ~SEFLG_SPEED
    if case .sidereal(let ayanamsa) = zodiac {
      swe_set_sid_mode(ayanamsa.number, 0, 0)
      asked |= SEFLG_SIDEREAL | SEFLG_NONUT
    }
    var numbers: [Double] = []
    for name in names {
      let place = try star(name) { swe_fixstar2_ut($0, julianDay, asked, $1, $2) }
      let magnitude = try star(name) { swe_fixstar2_mag($0, $1, $2) }
      numbers += [place[0], place[1], magnitude[0]]
    }
    return numbers
  }

  /// What the library says of one star; it writes the full name over the one that it is asked for.
  private func star(
    _ name: String,
    _ call: (UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<CChar>?) ->
      Int32
  ) throws(Problem) -> [Double] {
    // A comma says that what follows is a Bayer name; the library asks for room for two names.
    var text = Array(",\(name)".utf8CString) + Array(repeating: 0, count: 2 * Int(SE_MAX_STNAME))
    var numbers: [Double] = Array(repeating: 0, count: 6)
    let (status, message) = LibraryMessage.collect { call(&text, &numbers, $0) }
    guard status >= 0 else { throw failure(message, status: flags) }
    guard numbers.allSatisfy(\.isFinite) else { throw notANumber }
    return numbers
  }
}

import AstroSvitla
import CAstroSwissEphemeris

/// Measures what libswe takes for the places and houses of a birth.
struct SweBench {
  private let birth: BirthData

  init(of birth: BirthData) { self.birth = birth }

  /// The Sun to Pluto, the node and Chiron, with their speeds, on the ecliptic and the equator, and houses of Placidus,
  /// for a day that is decades from the last.
  var floor: Row.Floor {
    let turn = Turn()
    return Row.Floor(name: "libswe alone") {
      let day = 2_415_020.5 + Double(turn.next() * 7919 % 45_000)
      let bodies = Array(SE_SUN...SE_PLUTO) + [SE_MEAN_NODE, SE_CHIRON]
      for flags in [SEFLG_SPEED, SEFLG_SPEED | SEFLG_EQUATORIAL] {
        for body in bodies {
          var numbers = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
          withUnsafeMutablePointer(to: &numbers) {
            $0.withMemoryRebound(to: Double.self, capacity: 6) {
              _ = swe_calc_ut(day, body, SEFLG_SWIEPH | flags, $0, nil)
            }
          }
        }
      }
      var (cusps, angles) = ([Double](repeating: 0, count: 37), [Double](repeating: 0, count: 10))
      _ = swe_houses(day, birth.latitude, birth.longitude, CInt(UInt8(ascii: "P")), &cusps, &angles)
    }
  }
}

import AstroChartModel

/// Six centuries of the ephemeris, which libswe keeps in three files.
struct EphemerisVolume: Hashable, Sendable {
  /// The first of the six centuries, a multiple of six: 18 for 1800 to 2399, −6 for −600 to −1.
  let century: Int

  /// All volumes that exist: from −5400 to 5399.
  static let all = stride(from: -54, through: 48, by: 6).map(EphemerisVolume.init(century:))

  private init(century: Int) { self.century = century }

  /// The volume from which libswe takes a day: by the Gregorian year from 1600 on, by the Julian year before.
  init(julianDay: Double) {
    let date = CivilDate(daysSince1970: Int((julianDay - 2_440_587.5).rounded(.down)))
    let calendar: CivilCalendar = julianDay >= 2_305_447.5 ? .gregorian : .julian
    century = date.components(in: calendar).year.quotient(flooringBy: 600) * 6
  }

  /// Its six centuries in Julian days, from the first day of its first year to the first day after its last
  /// year.
  var years: ClosedRange<Double> {
    EphemerisVolume.start(of: century)...EphemerisVolume.start(of: century + 6)
  }

  /// The Julian day on which a century starts, by the Gregorian calendar from 1600 on, by the Julian before.
  private static func start(of century: Int) -> Double {
    let calendar: CivilCalendar = century >= 16 ? .gregorian : .julian
    let day = CivilDate(year: century * 100, month: 1, day: 1, in: calendar)
    return 2_440_587.5 + Double(day?.daysSince1970 ?? 0)
  }

  /// Whether a volume for these centuries exists.
  var exists: Bool { (-54...48).contains(century) }
}

/// One data file of the Swiss Ephemeris.
struct EphemerisFile: Hashable, Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case planets = "sepl"
    case moon = "semo"
    /// Chiron, Pholus and the four great asteroids.
    case asteroids = "seas"
  }

  var kind: Kind
  var volume: EphemerisVolume

  /// The file name, such as `sepl_18.se1`; negative centuries have an m, as in `seplm06.se1`.
  var name: String {
    let number = String(volume.century.magnitude)
    let digits = String(repeating: "0", count: 2 - number.count) + number
    return kind.rawValue + (volume.century < 0 ? "m" : "_") + digits + ".se1"
  }

  /// The Debian package that installs it.
  var package: String { volume.century == 18 ? EphemerisFile.basicPackage : EphemerisFile.standardPackage }

  static let basicPackage = "swe-basic-data"
  /// The package with all volumes but that of the basic package.
  static let standardPackage = "swe-standard-data"
}

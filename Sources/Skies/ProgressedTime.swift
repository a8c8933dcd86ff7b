import ChartModel

/// How life is measured by the days after birth.
///
/// Instants are Julian days in universal time.
enum ProgressedTime {
  /// Days of a tropical year.
  ///
  /// A Julian year of 365.25 would put the progressed Moon 4′ off in old age.
  static let year = 365.242_19
  /// Days of a tropical month.
  static let month = 27.321_582
  /// Degrees of the mean Sun a day: Naibod's measure for a year of life, 0°59′08.33″.
  static let naibod = 0.985_647_33

  /// Years of life, with their fraction; before birth they are negative.
  static func age(at target: Double, bornAt birth: Double) -> Double { (target - birth) / year }

  /// The instant that progressions are taken from.
  ///
  /// Secondary: a day for a tropical year. Tertiary (Troinski): a day for a tropical month. Minor: a tropical month for
  /// a year.
  static func instant(_ method: DerivationMethod, for target: Double, bornAt birth: Double) -> Double {
    switch method {
    case .tertiary: birth + (target - birth) / month
    case .minor: birth + age(at: target, bornAt: birth) * month
    default: birth + age(at: target, bornAt: birth)
    }
  }
}

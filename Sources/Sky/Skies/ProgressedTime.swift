import AstroAlmanac
import AstroChartModel

/// Measures a life by the days after birth.
///
/// Instants are Julian days in universal time.
enum ProgressedTime {
  /// The days of a tropical year.
  static let year = SecondaryProgression.year
  /// The days of a tropical month.
  static let month = 27.321_582
  /// The mean motion of the Sun in degrees per day: Naibod's measure for a year of life, 0°59′08.33″.
  static let naibod = 0.985_647_33

  /// The age in years, including fractions; negative before birth.
  static func age(at target: Double, bornAt birth: Double) -> Double { (target - birth) / year }

  /// The instant whose sky is the progressed one.
  ///
  /// Secondary: one day stands for a tropical year. Tertiary (Troinski): one day stands for a tropical month.
  /// Minor: one tropical month stands for a year.
  static func instant(_ method: DerivationMethod, for target: Double, bornAt birth: Double) -> Double {
    switch method {
    case .tertiary: birth + (target - birth) / month
    case .minor: birth + age(at: target, bornAt: birth) * month
    default: birth + age(at: target, bornAt: birth)
    }
  }
}

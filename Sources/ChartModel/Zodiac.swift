/// Where the zodiac begins.
public enum Zodiac: Hashable, Sendable {
  /// At the vernal equinox of date.
  case tropical
  /// Among the stars, by one of the customary reckonings.
  case sidereal(Ayanamsa)
}

/// How the sky is divided into houses.
public enum HouseSystem: String, CaseIterable, Hashable, Sendable, Codable {
  /// By thirds of the time between horizon and meridian; the default.
  case placidus
  /// By the time that the degree of the Midheaven has taken from the horizon, after Koch.
  case koch
  /// By thirds of the zodiac between the angles.
  case porphyry
  /// By equal parts of the celestial equator.
  case regiomontanus
  /// By equal parts of the prime vertical.
  case campanus
  /// Twelve times 30° from the Ascendant.
  case equal
  /// Equal houses counted from the Midheaven.
  case equalMidheaven = "equal_mc"
  /// Whole signs, from that of the Ascendant.
  case wholeSign = "whole_sign"
  /// Equal houses with the Ascendant in the middle of the first.
  case vehlow
  /// Also called axial rotation.
  case meridian
  /// By equal parts of the celestial equator, brought to the ecliptic by its poles.
  case morinus
  /// Also called azimuthal.
  case horizon
  /// Also called topocentric.
  case polichPage = "polich_page"
  /// By thirds of the Ascendant’s path to the meridian.
  case alcabitius
  /// By the great circle through the Ascendant and the zenith; also called Pisa or Goelzer.
  case krusinski
  /// By the parallel circle of the Ascendant.
  case apc
  /// By equal parts of the equator from the Ascendant; also called poli-equatorial.
  case carter
  /// By the middles of Porphyry’s houses.
  case sripati
  /// Pullen's sinusoidal delta.
  case pullenSD = "pullen_sd"
  /// Pullen's sinusoidal ratio.
  case pullenSR = "pullen_sr"
  /// By parts of the Sun’s path above and below the horizon, after Treindl.
  case sunshine
  /// Makransky's variant of Sunshine.
  case sunshineMakransky = "sunshine_makransky"
  /// Equal houses from 0° Aries.
  case equalAries = "equal_aries"
  /// Savard's A.
  case savard
}

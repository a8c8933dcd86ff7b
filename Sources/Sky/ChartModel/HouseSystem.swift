/// How the sky is divided into houses.
public enum HouseSystem: String, CaseIterable, Hashable, Sendable, Codable {
  case placidus, koch, porphyry, regiomontanus, campanus
  case equal
  /// Equal houses counted from the Midheaven.
  case equalMidheaven = "equal_mc"
  case wholeSign = "whole_sign"
  /// Equal houses with the Ascendant in the middle of the first.
  case vehlow
  /// Also called axial rotation.
  case meridian
  case morinus
  /// Also called azimuthal.
  case horizon
  /// Also called topocentric.
  case polichPage = "polich_page"
  case alcabitius
  case krusinski
  case apc
  case carter, sripati
  /// Pullen's sinusoidal delta.
  case pullenSD = "pullen_sd"
  /// Pullen's sinusoidal ratio.
  case pullenSR = "pullen_sr"
  case sunshine
  /// Makransky's variant of Sunshine.
  case sunshineMakransky = "sunshine_makransky"
  /// Equal houses from 0° Aries.
  case equalAries = "equal_aries"
  /// Savard's A.
  case savard
}

/// By which measure time or the middle is reckoned.
public enum DerivationMethod: String, CaseIterable, Hashable, Sendable, Codable {
  /// Progressions: a day for a year.
  case secondary
  /// Progressions: a day for a month.
  case tertiary
  /// Progressions: a month for a year.
  case minor
  /// Directions: by the way of the progressed Sun.
  case solarArc = "solar_arc"
  /// Directions: by the way of the mean Sun, 59′08.33″ a year.
  case naibodArc = "naibod_arc"
  /// Davison charts: the means of latitude and longitude.
  case arithmetic
  /// Davison charts: the middle of the shortest way between the places.
  case greatCircle = "great_circle"
}

/// How the angles of progressions move on.
public enum ProgressedAngles: String, CaseIterable, Hashable, Sendable, Codable {
  /// The Midheaven by the Sun's way in longitude.
  case solarArcLongitude = "solar_arc_longitude"
  /// The sidereal time by the mean Sun's way in right ascension.
  case naibodRA = "naibod_ra"
  /// The sidereal time by the Sun's way in right ascension.
  case solarArcRA = "solar_arc_ra"
  /// The Midheaven by the mean Sun's way.
  case naibodLongitude = "naibod_longitude"
  /// As they are at the progressed moment.
  case quotidian
}

/// Where the houses of a composite come from.
public enum CompositeHouses: String, CaseIterable, Hashable, Sendable, Codable {
  /// Midpoints of the two charts' cusps.
  case midpoint
  /// The latitude of a place, under the midpoint of the two Midheavens.
  case referencePlace = "reference_place"
}

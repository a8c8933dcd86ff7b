/// How a progression or direction measures time, or a Davison chart finds the middle place.
public enum DerivationMethod: String, CaseIterable, Hashable, Sendable, Codable {
  /// Progressions: a day after birth for a year of life.
  case secondary
  /// Progressions: a day after birth for a month of life.
  case tertiary
  /// Progressions: a month after birth for a year of life.
  case minor
  /// Directions: by the arc that the progressed Sun has moved.
  case solarArc = "solar_arc"
  /// Directions: by the arc that the mean Sun moves in a day, 59′08.33″ for each year.
  case naibodArc = "naibod_arc"
  /// Davison charts: the place at the mean latitude and mean longitude.
  case arithmetic
  /// Davison charts: the middle of the shortest path between the places.
  case greatCircle = "great_circle"
}

/// How the angles of a progressed chart are moved forward.
public enum ProgressedAngles: String, CaseIterable, Hashable, Sendable, Codable {
  /// The Midheaven moves by the Sun's arc in longitude.
  case solarArcLongitude = "solar_arc_longitude"
  /// The sidereal time moves by the mean Sun's arc in right ascension.
  case naibodRA = "naibod_ra"
  /// The sidereal time moves by the Sun's arc in right ascension.
  case solarArcRA = "solar_arc_ra"
  /// The Midheaven moves by the mean Sun's arc in longitude.
  case naibodLongitude = "naibod_longitude"
  /// The angles are those of the progressed moment itself.
  case quotidian
}

/// Where the houses of a composite come from.
public enum CompositeHouses: String, CaseIterable, Hashable, Sendable, Codable {
  /// The houses are the midpoints of the two charts' cusps.
  case midpoint
  /// The houses are computed from the midpoint of the two Midheavens, for the latitude of a place.
  case referencePlace = "reference_place"
}

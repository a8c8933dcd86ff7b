/// How a chart was derived from others, and by which reckoning.
///
/// Only what applies to the chart's kind is there.
public struct Derivation: Hashable, Sendable {
  /// A chart that another was derived from.
  public struct Origin: Hashable, Sendable {
    /// Whom the chart is of.
    public var name: String?
    /// `nil` where the chart was given as positions only.
    public var birth: BirthData?
    /// The instant of birth as a Julian day in universal time, kept to a hundred-millionth, some 0.9 ms.
    public let julianDay: Double?

    public init(name: String? = nil, birth: BirthData? = nil, julianDay: Double? = nil) {
      (self.name, self.birth) = (name, birth)
      self.julianDay = julianDay.map { ($0 * 1e8).rounded() / 1e8 }
    }

    /// What another chart remembers of a chart that it is derived from.
    public init(_ chart: Chart) {
      self.init(name: chart.name, birth: chart.birth, julianDay: chart.moment?.julianDay)
    }
  }

  /// By which measure time or the middle is reckoned.
  public enum Method: String, CaseIterable, Hashable, Sendable, Codable {
    /// Progressions: a day for a year, a day for a month, a month for a year.
    case secondary, tertiary, minor
    /// Directions: by the way of the progressed Sun, or by that of the mean Sun.
    case solarArc = "solar_arc"
    case naibodArc = "naibod_arc"
    /// The place of a Davison chart: means of latitude and longitude, or the middle of the shortest way.
    case arithmetic
    case greatCircle = "great_circle"
  }

  /// How the angles of progressions move on.
  public enum Angles: String, CaseIterable, Hashable, Sendable, Codable {
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
  public enum HousesBy: String, CaseIterable, Hashable, Sendable, Codable {
    /// Midpoints of the two charts' cusps.
    case midpoint
    /// The latitude of a place, under the midpoint of the two Midheavens.
    case referencePlace = "reference_place"
  }

  /// The charts it was derived from: one, two, or none where a sky is nobody's transit.
  public var from: [Origin]
  public var method: Method?
  public var angles: Angles?
  public var housesBy: HousesBy?
  /// Where the sky is seen from.
  public var place: Site?
  /// The moment of life that a progression or direction is for.
  public var target: Moment?
  /// Degrees by which everything was moved on.
  public var arc: Double?
  /// What came back.
  public var body: Body?
  /// How many times it had come back, this time included; a year of life for the Sun.
  public var cycle: Int?
  /// Which meeting of that cycle, from 1 on, and how many there are: a body that turns back meets a place thrice.
  public var pass: Int?
  public var passes: Int?
  /// Whether the return is one among the stars, precession taken out.
  public var isPrecessed: Bool?
  /// By what a harmonic multiplies.
  public var number: Int?

  public init(
    from: [Origin] = [], method: Method? = nil, angles: Angles? = nil, housesBy: HousesBy? = nil,
    place: Site? = nil, target: Moment? = nil, arc: Double? = nil, body: Body? = nil, cycle: Int? = nil,
    pass: Int? = nil, passes: Int? = nil, isPrecessed: Bool? = nil, number: Int? = nil
  ) {
    (self.from, self.method, self.angles, self.housesBy) = (from, method, angles, housesBy)
    (self.place, self.target, self.arc, self.body) = (place, target, arc, body)
    (self.cycle, self.pass, self.passes) = (cycle, pass, passes)
    (self.isPrecessed, self.number) = (isPrecessed, number)
  }
}

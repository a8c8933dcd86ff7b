import AstroChartModel
import AstroThemes
import AstroWording

/// Members that several tools take or give.
enum Fields {
  static let language = Schema.Field(
    "language", .name(among: Language.allCases.map(\.tag)), "The language of all words in the answer.")

  // MARK: - Births and charts

  static let birth = Schema.Field(
    "birth",
    .open([
      .init("date", .text, "Local date, YYYY-MM-DD; years as far as the ephemeris reaches.").required,
      .init(
        "time", .text,
        "Local time HH:MM or HH:MM:SS by the clocks of that day. Leave out or null if unknown; never guess.",
        canBeNull: true),
      .init(
        "place", .text,
        "A town, optionally with region or country after a comma; enough where it is unambiguous."),
      .init(
        "latitude", .number(in: -90...90),
        "Degrees north; with longitude, instead of finding the place by name."),
      .init("longitude", .number(in: -180...180), "Degrees east."),
      .init(
        "timeZone", .text,
        "IANA name, fixed offset such as +03:00, or LMT. Needed with coordinates; else that of the place."),
      .init(
        "fold", .name(among: BirthData.Fold.allCases.map(\.rawValue)),
        "Which of two readings of a time that occurred twice, when clocks went back.", canBeNull: true),
      .init(
        "calendar", .name(among: CivilCalendar.allCases.map(\.rawValue)),
        "Needed before 1582-10-15; gregorian by default.", canBeNull: true),
    ]), "A birth. Places, zones and summer time of the past are looked up, not assumed.")

  static let settings = Schema.Field(
    "settings",
    .open([
      .init("houseSystem", .name(among: HouseSystem.allCases.map(\.rawValue)), "placidus by default."),
      .init("zodiac", .text, "tropical (default) or sidereal:NAME, such as sidereal:lahiri."),
    ]), "How the chart is computed; leave out for the usual settings.", canBeNull: true)

  static let name = Schema.Field("name", .text, "Whose chart it is, at most 200 characters.", canBeNull: true)

  static func chart(_ field: String, _ about: String) -> Schema.Field {
    .init(field, .open([name, birth, settings]), about)
  }

  static let natal = chart(
    "chart", "The birth as {\"birth\": {…}}, or a chart that natal_chart answered, unchanged.")

  static let area = Schema.Field(
    "area", .name(among: Area.allCases.map(\.rawValue)), "The area of life; general is the whole person.")

  // MARK: - Moments and places

  static func moment(_ field: String, _ about: String) -> Schema.Field {
    .init(
      field, .text,
      about + " ISO 8601: 2027-03-01, 2027-03-01T12:00 or with Z or an offset; “now” for this moment.")
  }

  static let zone = Schema.Field(
    "zone", .text, "IANA name or offset of moments without one; by default that of the birth, else UTC.")

  static let at = Schema.Field(
    "at",
    .object(
      [
        Schema.Field("latitude", .number(in: -90...90), "Degrees north.").required,
        Schema.Field("longitude", .number(in: -180...180), "Degrees east.").required,
        .init("timeZone", .text, "IANA name or offset of its moments."),
      ], isOpen: false), "Where the sky is seen from; by default the birth place.")

  static let place = Schema.Field("place", .text, "The same by the name of a town, instead of at.")

  // MARK: - What is answered

  static let warnings = Schema.Field(
    "warnings", .list(of: .open([.init("code", .text), .init("message", .text)])),
    "What the reader should know, such as that the house system fell back.")

  /// The members of a chart file that matter to a reader.
  static let chartMembers: [Schema.Field] = [
    Schema.Field("format", .name(among: ["astrosvitla.chart/1"])).required,
    Schema.Field("kind", .text, "natal, transit, return …").required,
    .init("name", .text).nullable,
    Schema.Field(
      "planets", .list(of: .open(placement)), "Sun to Pluto, in this order."
    ).required,
    Schema.Field("points", .list(of: .open(placement)), "Nodes, Chiron, Lilith and others.").required,
    .init(
      "houses",
      .list(
        of: .open([
          .init("number", .integer(in: 1...12)), .init("sign", .text), .init("degree", .number(in: 0...360)),
          .init("dms", .text), .init("ruler", .text),
        ])), "The twelve cusps; empty without a time of birth."),
    .init(
      "angles", .any,
      "ascendant, midheaven, descendant, imumCoeli, each {degree, sign, dms}; null without a time of birth."),
    Schema.Field(
      "aspects",
      .list(
        of: .open([
          .init("body1", .text), .init("body2", .text), .init("aspectType", .text),
          .init("orb", .number, "Degrees from exact, 0 or more."),
          .init("applying", .truth, "Whether the orb shrinks.").nullable,
          .init("certain", .truth, "false: without a time of birth it does not hold for the whole day."),
        ]))
    ).required,
    warnings,
  ]

  private static let placement: [Schema.Field] = [
    .init("name", .text), .init("sign", .text),
    .init("degree", .number(in: 0...360), "Ecliptic longitude, 0 to 360."),
    .init("dms", .text, "Degrees and minutes within the sign."),
    .init("house", .integer(in: 1...12), "null: no time of birth.").nullable,
    .init("retrograde", .truth).nullable, .init("speed", .number, "Degrees a day.").nullable,
    .init("range", .list(of: .number), "Without a time: degrees at local midnight and the next."),
  ]
}

import AstroBirthplaces
import AstroDiagnostics
import AstroJSON

/// Finds places by their names, or the nearest to a point.
struct PlaceSearch: Tool {
  let name = "place_search"
  let title = "Find a place"
  let about = """
    Finds towns by name, in any script and by former names too, with coordinates, IANA time zone and population: the \
    best match first. Use it when a birth's place is ambiguous or unknown to the other tools. Knows 39,107 places: \
    all with 15,000 people or more, in Ukraine all with about 500.
    """

  let takes = Schema.object(
    [
      .init(
        "name", .text,
        "The name, optionally with region or country: Springfield, Illinois. Needed unless near is given."),
      .init("limit", .integer(in: 1...50), "The most places to list; 10 by default."),
      .init(
        "near",
        .object(
          [
            Schema.Field("latitude", .number(in: -90...90), "Degrees north.").required,
            Schema.Field("longitude", .number(in: -180...180), "Degrees east.").required,
          ], isOpen: false), "Prefer places near this point; without a name, list the nearest."),
      Fields.language,
    ], isOpen: false)

  let gives = Schema.open([
    Schema.Field(
      "places",
      .list(
        of: .open([
          .init("name", .text), .init("country", .text, "ISO 3166."), .init("region", .text).nullable,
          .init("latitude", .number), .init("longitude", .number), .init("timeZone", .text, "IANA name."),
          .init("population", .integer(in: nil)), .init("matched", .text, "The name that matched."),
          .init("how", .text, "exact, prefix, word, misspelt or near: anything but exact is a suggestion."),
          .init("former", .truth, "Present if the matched name is a former one."),
        ])), "The best first; empty if nothing has such a name."
    ).required
  ])

  func answer(_ desk: Desk) throws -> ToolAnswer {
    let (name, limit) = (
      try desk.arguments["name"].text(), try desk.arguments["limit"].integer(in: 1...50) ?? 10
    )
    let near = desk.arguments["near"]
    let point = try near["latitude"].number().flatMap { latitude in
      try near["longitude"].number().map { (latitude: latitude, longitude: $0) }
    }
    let found: PlaceList
    switch (name, point) {
    case (let name?, _): found = try PlaceList(named: name, limit: limit, near: point, in: desk.language)
    case (nil, let point?): found = try PlaceList(nearestTo: point, limit: limit, in: desk.language)
    case (nil, nil): throw desk.arguments["name"].problem(AgentFault.needsOneOf(["name", "near"]))
    }
    return ToolAnswer(try desk.limited(found.json))
  }
}

extension Chart {
  /// The chart as a chart file: the same bytes for the same chart, every time.
  public var json: String { JSONText.of(jsonValue) }

  /// The chart in the form and order of a chart file.
  package var jsonValue: JSONValue {
    [
      "format": .string(ChartDocument.format),
      "kind": "natal",
      "name": JSONValue(name),
      "birth": birth?.jsonValue ?? .null,
      "settings": settings.jsonValue,
      "moment": moment?.jsonValue ?? .null,
      "ephemeris": ephemeris?.jsonValue ?? .null,
      "planets": .array(planets.map(\.jsonValue)),
      "points": .array(points.map(\.jsonValue)),
      "houses": .array(houses?.jsonValues ?? []),
      "angles": angles?.jsonValue ?? .null,
      "aspects": .array(aspects.map(\.jsonValue)),
      "distributions": distributions.jsonValue,
      "warnings": .array(warnings.map(\.jsonValue)),
    ]
  }
}

extension ChartDocument {
  /// A birth as a chart file whose positions are still to be computed.
  public static func json(name: String?, birth: BirthData, settings: ChartSettings) -> String {
    JSONText.of([
      "format": .string(format), "kind": "natal", "name": JSONValue(name),
      "birth": birth.jsonValue, "settings": settings.jsonValue,
    ])
  }
}

extension BirthData {
  fileprivate var jsonValue: JSONValue {
    // The calendar only where the birth said it.
    let day =
      [JSONValue.Member("date", .string(dateText))]
      + (calendar.map { [JSONValue.Member("calendar", .string($0.rawValue))] } ?? [])
    return .object(
      day + [
        .init("time", JSONValue(time?.text)), .init("timeZone", .string(timeZone)),
        .init("fold", JSONValue(fold?.rawValue)), .init("latitude", .number(latitude)),
        .init("longitude", .number(longitude)), .init("place", JSONValue(place)),
      ])
  }
}

extension ChartSettings {
  fileprivate var jsonValue: JSONValue {
    let types = AspectType.allCases.filter { orbs[$0] != nil }
    return [
      "houseSystem": .string(houseSystem.rawValue), "zodiac": .string(zodiac.name),
      "node": .string(node.rawValue), "lilith": .string(lilith.rawValue),
      "points": .array(points.map { .string($0.rawValue) }),
      "orbs": .object(types.map { JSONValue.Member($0.rawValue, JSONValue(orbs[$0])) }),
    ]
  }
}

extension Moment {
  fileprivate var jsonValue: JSONValue {
    [
      "utc": .string(utcText), "julianDay": .number(julianDay),
      "utcOffsetSeconds": JSONValue(utcOffsetSeconds), "offsetSource": .string(offsetSource.rawValue),
    ]
  }
}

extension EphemerisSource {
  /// The house system only where another than the one asked for was used.
  fileprivate var jsonValue: JSONValue {
    let used = houseSystem.map { [JSONValue.Member("houseSystem", .string($0.rawValue))] } ?? []
    return .object([.init("source", .string(source)), .init("version", .string(version))] + used)
  }
}

extension Distributions {
  fileprivate var jsonValue: JSONValue {
    func counts<Quality: CaseIterable & RawRepresentable<String> & Hashable>(
      _ counts: [Quality: Int]
    ) -> JSONValue {
      .object(Quality.allCases.map { JSONValue.Member($0.rawValue, JSONValue(counts[$0] ?? 0)) })
    }
    return [
      "elements": counts(elements), "modalities": counts(modalities), "polarities": counts(polarities),
    ]
  }
}

extension ChartWarning {
  fileprivate var jsonValue: JSONValue { ["code": .string(code), "message": .string(message)] }
}

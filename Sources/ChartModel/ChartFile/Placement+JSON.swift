extension Placement {
  /// A body in the form of a chart file; the drawing response adds to it.
  package var jsonValue: JSONValue {
    let rangeEnds = range.map { [$0.atMidnight, $0.atNextMidnight].map { JSONValue.number($0.degrees) } }
    return .object(
      longitude.jsonMembers(namedFor: body)
        + [
          .init("house", JSONValue(house)), .init("retrograde", .bool(isRetrograde)),
          .init("element", .string(sign.element.rawValue)),
          .init("modality", .string(sign.modality.rawValue)),
          .init("dms", .string(longitude.dms)), .init("latitude", JSONValue(latitude)),
          .init("speed", JSONValue(speed)), .init("declination", JSONValue(declination)),
        ] + (rangeEnds.map { [.init("range", .array($0))] } ?? []))
  }
}

extension Aspect {
  /// An aspect in the form of a chart file; the drawing response adds to it.
  package var jsonValue: JSONValue {
    .object(
      [
        .init("body1", .string(body1.rawValue)), .init("body2", .string(body2.rawValue)),
        .init("aspectType", .string(type.rawValue)), .init("aspectSymbol", .string(type.symbol)),
        .init("orb", .number(orb)), .init("applying", JSONValue(isApplying)),
        .init("exactDegree", .number(type.exactDegree)),
      ] + (isCertain ? [] : [.init("certain", .bool(false))]))
  }
}

extension Houses {
  /// The twelve houses in the form of a chart file, in their order.
  package var jsonValues: [JSONValue] {
    (1...12).map { house in
      [
        "number": JSONValue(house), "sign": .string(cusp(house).sign.rawValue),
        "degree": .number(cusp(house).degrees), "dms": .string(cusp(house).dms),
        "ruler": .string(ruler(of: house).rawValue),
      ]
    }
  }
}

extension Angles {
  /// The four angles in the form of a chart file.
  package var jsonValue: JSONValue {
    .object(
      ChartAngle.allCases.map { angle in
        JSONValue.Member(
          angle.rawValue,
          [
            "degree": .number(self[angle].degrees), "sign": .string(self[angle].sign.rawValue),
            "dms": .string(self[angle].dms),
          ])
      })
  }
}

extension Longitude {
  /// Degrees and minutes within the sign as chart files have them, in ASCII: `25°11'`.
  public var dms: String {
    let (degree, minute) = degreeAndMinute
    return "\(degree)°\(ClockDigits.padded(minute))'"
  }

  fileprivate func jsonMembers(namedFor body: Body) -> [JSONValue.Member] {
    [
      .init("name", .string(body.rawValue)), .init("sign", .string(sign.rawValue)),
      .init("signSymbol", .string(sign.symbol)), .init("degree", .number(degrees)),
      .init("signedDegree", .number(degreeInSign)),
    ]
  }
}

extension Houses {
  /// Twelve cusps in order, or `nil` for none.
  init?(_ field: Field) throws(ChartFormatError) {
    let elements = try field.elements()
    guard !elements.isEmpty else { return nil }
    guard elements.count == 12 else {
      throw field.error(
        "holds \(elements.count) houses", hint: "twelve in order, or none without a birth time")
    }
    var cusps: [Longitude] = []
    for (index, element) in elements.enumerated() {
      try element.requireObject()
      if let number = try element["number"].integer(in: 1...12), number != index + 1 {
        throw element["number"].error(
          "is \(number), where house \(index + 1) should stand", hint: "houses go 1 to 12")
      }
      _ = try element["sign"].name(of: "sign", Sign.self)
      cusps.append(try element["degree"].longitude())
    }
    self.init(cusps: cusps)
    try checkOrder(field)
  }

  /// Twelve houses go around the zodiac once: what they hold together is a circle.
  private func checkOrder(_ field: Field) throws(ChartFormatError) {
    let circle = (1...12).reduce(0) { $0 + span($1) }
    guard abs(circle - 360) > 0.001 else { return }
    throw field.error("are out of order", hint: "cusps go around the zodiac once, from house 1 to house 12")
  }
}

extension Angles {
  /// `nil` where there are none; each angle's opposite follows from it.
  init?(_ field: Field, isRequired: Bool) throws(ChartFormatError) {
    guard !field.isAbsent else {
      if isRequired { throw field.missing(hint: "a chart with houses has an ascendant and a midheaven") }
      return nil
    }
    try field.requireObject()
    for angle in ChartAngle.allCases where !field[angle.rawValue].isAbsent {
      let angle = field[angle.rawValue]
      try angle.requireObject()
      _ = try angle["sign"].name(of: "sign", Sign.self)
      _ = try angle["degree"].longitude()
    }
    self.init(
      ascendant: try field["ascendant"]["degree"].longitude(),
      midheaven: try field["midheaven"]["degree"].longitude())
  }
}

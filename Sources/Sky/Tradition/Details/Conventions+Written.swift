package import AstroDiagnostics

extension Conventions {
  private static let keys = ["triplicities", "terms", "beams", "firdaria", "dashaYear"]

  /// Reads a list such as `triplicities=lilly,beams=17`; what it leaves out is as usual.
  ///
  /// - Throws: `invalidValue` for a part that is not a convention.
  package init(written list: String) throws(Problem) {
    self.init()
    var keys: Set<String> = []
    for part in list.split(separator: ",") {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2 else { throw Problem(.invalidValue, ConventionFault.none(String(part))) }
      guard keys.insert(sides[0]).inserted else { throw Problem(.invalidValue, ListFault.twice(sides[0])) }
      try set(sides[0], to: sides[1])
    }
  }

  private mutating func set(_ key: String, to value: String) throws(Problem) {
    switch key {
    case "triplicities": triplicities = try Self.name(value)
    case "terms": terms = try Self.name(value)
    case "beams": beams = try Self.beams(value)
    case "firdaria": firdaria = try Self.name(value)
    case "dashaYear": dashaYear = try Self.name(value)
    default: throw Problem(.invalidValue, ListFault.unknown(key, among: Self.keys))
    }
  }

  private static func name<Named: RawRepresentable & CaseIterable>(_ text: String) throws(Problem) -> Named
  where Named.RawValue == String {
    guard let named = Named(named: text) else {
      throw Problem(.invalidValue, ListFault.unknown(text, among: Named.allCases.map(\.rawValue)))
    }
    return named
  }

  private static func beams(_ text: String) throws(Problem) -> Double {
    guard let degrees = Double(text), (8.5...30).contains(degrees) else {
      throw Problem(.invalidValue, ConventionFault.beams(text))
    }
    return degrees
  }
}

/// What is wrong with conventions that somebody wrote.
private enum ConventionFault {
  static func none(_ text: String) -> Told {
    Told(
      "\(Quotation.of(text)) is not a convention", hint: "as in triplicities=lilly,beams=17",
      ukrainian: "\(Quotation.angular(text)) – не умова", hint: "як-от triplicities=lilly,beams=17")
  }

  static func beams(_ text: String) -> Told {
    Told(
      "\(Quotation.of(text)) cannot be the reach of the Sun’s beams",
      hint: "degrees from 8.5 to 30, as in beams=17",
      ukrainian: "промені Сонця не сягають \(Quotation.angular(text))",
      hint: "градуси від 8.5 до 30, як-от beams=17")
  }
}

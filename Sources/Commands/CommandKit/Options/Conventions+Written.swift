import AstroDiagnostics
import AstroTradition

extension Conventions {
  private static let option = "--conventions"
  private static let keys = ["triplicities", "beams", "firdaria", "dashaYear"]

  /// Reads a list such as `triplicities=lilly,beams=17`; what it leaves out is as usual.
  ///
  /// - Throws: `usage` at the option.
  init(written list: String) throws(Problem) {
    self.init()
    var keys: Set<String> = []
    for part in list.split(separator: ",") {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2 else { throw .usage(Self.option, OptionFault.convention(String(part))) }
      guard keys.insert(sides[0]).inserted else { throw .usage(Self.option, OptionFault.twice(sides[0])) }
      try set(sides[0], to: sides[1])
    }
  }

  private mutating func set(_ key: String, to value: String) throws(Problem) {
    switch key {
    case "triplicities": triplicities = try Self.name(value)
    case "beams": beams = try Self.beams(value)
    case "firdaria": firdaria = try Self.name(value)
    case "dashaYear": dashaYear = try Self.name(value)
    default: throw .usage(Self.option, OptionFault.unknown(key, among: Self.keys))
    }
  }

  private static func name<Named: RawRepresentable & CaseIterable>(_ text: String) throws(Problem) -> Named
  where Named.RawValue == String {
    guard let named = Named(named: text) else {
      throw .usage(option, OptionFault.unknown(text, among: Named.allCases.map(\.rawValue)))
    }
    return named
  }

  private static func beams(_ text: String) throws(Problem) -> Double {
    guard let degrees = Double(text), (8.5...30).contains(degrees) else {
      throw .usage(option, OptionFault.beams(text))
    }
    return degrees
  }
}

import AstroDiagnostics

extension Zodiac {
  /// `tropical`, or `sidereal:` followed by the name of an ayanamsa.
  public var name: String {
    switch self {
    case .tropical: "tropical"
    case .sidereal(let ayanamsa): "sidereal:\(ayanamsa.rawValue)"
    }
  }

  /// The zodiac with this name; `nil` for an unknown name.
  package init?(name: String) {
    guard NearestName.isPlausible(name), let zodiac = Zodiac.all.first(where: { $0.name == name }) else {
      return nil
    }
    self = zodiac
  }

  /// The tropical zodiac and every sidereal one.
  package static let all: [Zodiac] = [.tropical] + Ayanamsa.allCases.map(Zodiac.sidereal)
}

extension HouseSystem {
  /// A house system by its name, or by ARCA's name for equal houses; `nil` for an unknown name.
  public init?(name: String) {
    guard NearestName.isPlausible(name) else { return nil }
    self.init(rawValue: name == "equal_house" ? "equal" : name)
  }
}

/// Where the zodiac begins.
public enum Zodiac: Hashable, Sendable {
  /// At the vernal equinox of date.
  case tropical
  /// At a point among the stars, by one of the customary definitions.
  case sidereal(Ayanamsa)
}

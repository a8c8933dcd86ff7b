public import AstroChartModel

/// How much of the zodiac goes once around a dial.
///
/// On a dial of 90° bodies in conjunction, opposition and square stand in one place, on one of 45° also those in
/// semisquare and sesquiquadrate. Source: Reinhold Ebertin, *The Combination of Stellar Influences* (1940), after Alfred
/// Witte.
public enum DialModulus: Int, CaseIterable, Hashable, Sendable, Codable {
  /// An eighth of the zodiac.
  case fortyFive = 45
  /// A quarter: cardinal, fixed and mutable signs, one after the other.
  case ninety = 90
  /// The whole zodiac.
  case whole = 360

  /// The degrees of each, in words of options.
  package static let names = allCases.map { "\($0.rawValue)" }

  /// The dial of so many degrees; `nil` for what is no such number.
  package init?(name: String) {
    guard let degrees = Int(name) else { return nil }
    self.init(rawValue: degrees)
  }

  /// The place on the dial, 0 ≤ degrees < modulus.
  public func position(of longitude: Longitude) -> Double {
    Double(longitude.millionths % (rawValue * 1_000_000)) / 1_000_000
  }

  /// The contacts that fall on the axis of a pointer, at either of its ends.
  package var contacts: Set<AspectType> {
    switch self {
    case .fortyFive, .ninety: [.conjunction, .opposition, .square, .semisquare, .sesquiquadrate]
    case .whole: [.conjunction, .opposition]
    }
  }
}

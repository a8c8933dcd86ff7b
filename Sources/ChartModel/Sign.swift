/// The twelve signs in the order of the zodiac.
public enum Sign: String, CaseIterable, Hashable, Sendable, Codable {
  case aries, taurus, gemini, cancer, leo, virgo, libra, scorpio, sagittarius, capricorn, aquarius, pisces

  /// 0 for Aries … 11 for Pisces.
  public var index: Int { Sign.allCases.firstIndex(of: self) ?? 0 }

  /// The sign at a place in the zodiac, counted around from Aries; any whole number is one.
  public init(index: Int) { self = Sign.allCases[((index % 12) + 12) % 12] }

  /// The longitude at which the sign begins, in degrees.
  public var start: Double { Double(index) * 30 }

  public var symbol: String { ["♈", "♉", "♊", "♋", "♌", "♍", "♎", "♏", "♐", "♑", "♒", "♓"][index] }

  public var element: Element { Element.allCases[index % 4] }
  public var modality: Modality { Modality.allCases[index % 3] }
  public var polarity: Polarity { index % 2 == 0 ? .positive : .negative }

  /// The planet that rules the sign, the modern rulers included.
  public var ruler: Body {
    switch self {
    case .aries: .mars
    case .taurus, .libra: .venus
    case .gemini, .virgo: .mercury
    case .cancer: .moon
    case .leo: .sun
    case .scorpio: .pluto
    case .sagittarius: .jupiter
    case .capricorn: .saturn
    case .aquarius: .uranus
    case .pisces: .neptune
    }
  }
}

/// The four elements, in the order in which the signs go through them.
public enum Element: String, CaseIterable, Hashable, Sendable, Codable { case fire, earth, air, water }

/// The three modalities, in the order in which the signs go through them.
public enum Modality: String, CaseIterable, Hashable, Sendable, Codable { case cardinal, fixed, mutable }

/// The two polarities; positive signs are those of fire and air.
public enum Polarity: String, CaseIterable, Hashable, Sendable, Codable { case positive, negative }

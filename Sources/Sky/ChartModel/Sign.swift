/// The twelve signs in the order of the zodiac.
public enum Sign: String, CaseIterable, Hashable, Sendable, Codable {
  /// ♈, from 0° to 30°.
  case aries
  /// ♉, from 30° to 60°.
  case taurus
  /// ♊, from 60° to 90°.
  case gemini
  /// ♋, from 90° to 120°.
  case cancer
  /// ♌, from 120° to 150°.
  case leo
  /// ♍, from 150° to 180°.
  case virgo
  /// ♎, from 180° to 210°.
  case libra
  /// ♏, from 210° to 240°.
  case scorpio
  /// ♐, from 240° to 270°.
  case sagittarius
  /// ♑, from 270° to 300°.
  case capricorn
  /// ♒, from 300° to 330°.
  case aquarius
  /// ♓, from 330° to 360°.
  case pisces

  /// Its position in the zodiac, 0 for Aries … 11 for Pisces.
  ///
  /// Written out, because charts ask thousands of times.
  package var index: Int {
    switch self {
    case .aries: 0
    case .taurus: 1
    case .gemini: 2
    case .cancer: 3
    case .leo: 4
    case .virgo: 5
    case .libra: 6
    case .scorpio: 7
    case .sagittarius: 8
    case .capricorn: 9
    case .aquarius: 10
    case .pisces: 11
    }
  }

  /// The sign at an index counted from Aries; any integer is valid and wraps around.
  package init(index: Int) { self = Sign.allCases[((index % 12) + 12) % 12] }

  /// The longitude at which the sign begins, in degrees.
  package var start: Double { Double(index) * 30 }

  /// The sign's Unicode character.
  public var symbol: String { ["♈", "♉", "♊", "♋", "♌", "♍", "♎", "♏", "♐", "♑", "♒", "♓"][index] }

  /// The element of the sign; every fourth sign has the same one.
  public var element: Element { Element.allCases[index % 4] }
  /// The modality of the sign; every third sign has the same one.
  public var modality: Modality { Modality.allCases[index % 3] }
  package var polarity: Polarity { index % 2 == 0 ? .positive : .negative }

  /// The planets that rule the sign: the traditional one, and the modern one if it is another.
  package var rulers: [Body] {
    ruler == traditionalRuler ? [ruler] : [traditionalRuler, ruler]
  }

  /// The planet that rules the sign, with modern rulers.
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

/// The four elements, in the order in which the signs cycle through them.
public enum Element: String, CaseIterable, Hashable, Sendable, Codable {
  /// Aries, Leo, Sagittarius.
  case fire
  /// Taurus, Virgo, Capricorn.
  case earth
  /// Gemini, Libra, Aquarius.
  case air
  /// Cancer, Scorpio, Pisces.
  case water
}

/// The three modalities, in the order in which the signs cycle through them.
public enum Modality: String, CaseIterable, Hashable, Sendable, Codable {
  /// Aries, Cancer, Libra, Capricorn.
  case cardinal
  /// Taurus, Leo, Scorpio, Aquarius.
  case fixed
  /// Gemini, Virgo, Sagittarius, Pisces.
  case mutable
}

/// The two polarities; the fire and air signs are positive.
package enum Polarity: String, CaseIterable, Hashable, Sendable, Codable { case positive, negative }

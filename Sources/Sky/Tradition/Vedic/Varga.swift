public import AstroChartModel

/// The sixteen divisions of the signs, after *Brihat Parashara Hora Shastra*, chapter 6.
///
/// Each sign is cut into as many parts as the number says, and each part belongs to a sign. Signs are counted odd from
/// Aries; the seventh, ninth and so on are counted with the sign itself as the first.
public enum Varga: Int, CaseIterable, Hashable, Sendable, Codable {
  /// The signs themselves.
  case d1 = 1
  /// Hora: halves, of the Sun's sign Leo and the Moon's sign Cancer.
  case d2 = 2
  /// Drekkana: thirds, of the signs of one element.
  case d3 = 3
  /// Chaturthamsha: quarters, of the signs of one modality.
  case d4 = 4
  /// Saptamsha: from the sign, or from the seventh in even signs.
  case d7 = 7
  /// Navamsha: without a break from 0° Aries.
  case d9 = 9
  /// Dashamsha: from the sign, or from the ninth in even signs.
  case d10 = 10
  /// Dvadashamsha: from the sign.
  case d12 = 12
  /// Shodashamsha: from Aries, Leo or Sagittarius, by modality.
  case d16 = 16
  /// Vimshamsha: from Aries, Sagittarius or Leo, by modality.
  case d20 = 20
  /// Chaturvimshamsha: from Leo, or from Cancer in even signs.
  case d24 = 24
  /// Bhamsha: without a break from 0° Aries.
  case d27 = 27
  /// Trimshamsha: five unequal parts.
  case d30 = 30
  /// Khavedamsha: from Aries, or from Libra in even signs.
  case d40 = 40
  /// Akshavedamsha: from Aries, Leo or Sagittarius, by modality.
  case d45 = 45
  /// Shashtiamsha: from the sign.
  case d60 = 60

  /// Its customary name, as in `D9`.
  public var name: String { "D\(rawValue)" }

  /// The names of all divisions.
  package static let names = allCases.map(\.name)

  /// The division of a name such as `D9` or `d9`; `nil` for an unknown one.
  package init?(name: String) {
    guard let varga = Varga.allCases.first(where: { $0.name == name.uppercased() }) else { return nil }
    self = varga
  }

  /// The sign to which a place of a sidereal zodiac belongs.
  package func sign(of longitude: Longitude) -> Sign {
    let sign = longitude.sign
    let within = longitude.millionths - sign.index * 30_000_000
    return self == .d30
      ? Varga.thirtieth(of: sign, at: within / 1_000_000)
      : Sign(index: start(in: sign) + step(in: sign) * (within * rawValue / 30_000_000))
  }

  /// How many signs lie between one part and the next.
  private func step(in sign: Sign) -> Int {
    switch self {
    case .d2: sign.index % 2 == 0 ? -1 : 1
    case .d3: 4
    case .d4: 3
    default: 1
    }
  }

  /// The index of the sign to which the first part belongs.
  private func start(in sign: Sign) -> Int {
    let (index, isOdd) = (sign.index, sign.index % 2 == 0)
    switch self {
    case .d1, .d3, .d4, .d12, .d60: return index
    case .d2: return isOdd ? Sign.leo.index : Sign.cancer.index
    case .d7: return isOdd ? index : index + 6
    case .d10: return isOdd ? index : index + 8
    case .d9, .d27: return index * rawValue
    case .d16, .d45: return [Sign.aries, .leo, .sagittarius][index % 3].index
    case .d20: return [Sign.aries, .sagittarius, .leo][index % 3].index
    case .d24: return isOdd ? Sign.leo.index : Sign.cancer.index
    case .d40: return isOdd ? Sign.aries.index : Sign.libra.index
    case .d30: return index
    }
  }

  /// The five parts of the trimshamsha: their ends in degrees, and whose they are, in odd and in even signs.
  private static func thirtieth(of sign: Sign, at degree: Int) -> Sign {
    let parts: [(end: Int, sign: Sign)] =
      sign.index % 2 == 0
      ? [(5, .aries), (10, .aquarius), (18, .sagittarius), (25, .gemini), (30, .libra)]
      : [(5, .taurus), (12, .virgo), (20, .pisces), (25, .capricorn), (30, .scorpio)]
    return parts.first { degree < $0.end }?.sign ?? sign
  }
}

/// The signs of one division, in which the planets, nodes and Ascendant of a chart stand.
public struct VargaChart: Hashable, Sendable {
  /// The division.
  public let varga: Varga
  /// Who stands in which sign, in the order of chart files; on a day whose hour is not known, those that stay there.
  public let places: [Place]

  /// Who stands in a sign of a division.
  public struct Place: Hashable, Sendable {
    /// The body or angle.
    public let end: AspectEnd
    /// The sign of the division.
    public let sign: Sign
  }

  package init(_ varga: Varga, of places: [SiderealPlace]) {
    self.varga = varga
    self.places = places.compactMap { place in
      place.allDay(varga.sign).map { Place(end: place.end, sign: $0) }
    }
  }
}

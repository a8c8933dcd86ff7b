public import AstroChartModel

/// The 27 mansions of the Moon, each 13°20′ of a sidereal zodiac.
///
/// Source: *Brihat Parashara Hora Shastra*, chapter 46 for the lords.
public enum Nakshatra: String, CaseIterable, Hashable, Sendable, Codable {
  /// From 0° Aries, as all that follow, in order.
  case ashvini, bharani, krittika, rohini, mrigashira, ardra, punarvasu, pushya, ashlesha
  /// From 0° Leo.
  case magha, purvaPhalguni, uttaraPhalguni, hasta, chitra, svati, vishakha, anuradha, jyeshtha
  /// From 0° Sagittarius.
  case mula, purvaAshadha, uttaraAshadha, shravana, dhanishta, shatabhisha, purvaBhadrapada, uttaraBhadrapada
  /// The last one.
  case revati

  /// The mansion at a place of a sidereal zodiac.
  package init(at longitude: Longitude) { self = Nakshatra.allCases[longitude.millionths * 27 / 360_000_000] }

  /// Its number, 1…27.
  public var number: Int { (Nakshatra.allCases.firstIndex(of: self) ?? 0) + 1 }

  /// The planet whose period of life it begins; Rahu is the north node, Ketu the south node.
  public var lord: Body { Nakshatra.lords[(number - 1) % 9] }

  /// The nine lords in the order of their periods.
  package static let lords: [Body] = [
    .southNode, .venus, .sun, .moon, .mars, .northNode, .jupiter, .saturn, .mercury,
  ]

  /// The quarter of a mansion, 1…4, at a place of a sidereal zodiac.
  package static func pada(at longitude: Longitude) -> Int {
    longitude.millionths * 108 / 360_000_000 % 4 + 1
  }
}

/// The mansion in which a body or the Ascendant stands.
public struct NakshatraPlace: Hashable, Sendable {
  /// The body or angle.
  public let end: AspectEnd
  /// Its longitude in the sidereal zodiac.
  public let longitude: Longitude
  /// The mansion.
  public let nakshatra: Nakshatra
  /// Its quarter, 1…4; `nil` if it changes on a day whose hour is not known.
  public let pada: Int?

  /// The mansions of planets, nodes and Ascendant; on a day whose hour is not known, of those that stay in theirs.
  package static func all(_ places: [SiderealPlace]) -> [NakshatraPlace] {
    places.compactMap { place in
      place.allDay(Nakshatra.init(at:)).map {
        NakshatraPlace(
          end: place.end, longitude: place.longitude, nakshatra: $0, pada: place.allDay(Nakshatra.pada))
      }
    }
  }
}

import AstroChartModel
import AstroWording

/// A language that nobody speaks: English with accents, longer, and with plural forms of its own.
///
/// It is all that a new language needs: one type that says what `Phrasebook` asks for, and a value of `Language`.
struct PseudoPhrasebook: Phrasebook {
  let english = Language.en.phrasebook

  func allows(_ scalar: Unicode.Scalar) -> Bool { english.allows(scalar) || Accent.isLetter(scalar) }

  // MARK: - Names

  func name(of body: Body, _ form: GrammaticalCase) -> String { Accent.on(english.name(of: body, form)) }
  func name(of sign: Sign, _ form: GrammaticalCase) -> String { Accent.on(english.name(of: sign, form)) }
  func name(of angle: ChartAngle, _ form: GrammaticalCase) -> String {
    Accent.on(english.name(of: angle, form))
  }
  func name(ofHouse house: Int) -> String { Accent.on(english.name(ofHouse: house)) }
  func spelledName(ofHouse house: Int, _ form: GrammaticalCase) -> String {
    Accent.on(english.spelledName(ofHouse: house, form))
  }
  func name(of aspect: AspectType) -> String { Accent.on(english.name(of: aspect)) }
  func name(of aspect: AspectType, _ form: GrammaticalCase) -> String {
    Accent.on(english.name(of: aspect, form))
  }
  func name(of nature: AspectNature) -> String { Accent.on(english.name(of: nature)) }
  func name(of dignity: Dignity) -> String { Accent.on(english.name(of: dignity)) }
  func name(of phase: MoonPhase) -> String { Accent.on(english.name(of: phase)) }
  func name(of element: Element) -> String { Accent.on(english.name(of: element)) }
  func name(of modality: Modality) -> String { Accent.on(english.name(of: modality)) }
  func name(of polarity: Polarity) -> String { Accent.on(english.name(of: polarity)) }
  func houses(of system: HouseSystem) -> String { Accent.on(english.houses(of: system)) }
  var tropicalZodiac: String { Accent.on(english.tropicalZodiac) }
  var siderealZodiac: String { Accent.on(english.siderealZodiac) }
  func name(of ayanamsa: Ayanamsa) -> String { Accent.on(english.name(of: ayanamsa)) }
  func name(of area: Area) -> String { Accent.on(english.name(of: area)) }
  func summary(of area: Area) -> String { Accent.on(english.summary(of: area)) }

  // MARK: - Places and numbers

  func whereabouts(in sign: Sign, after previous: String) -> String {
    Accent.on(english.whereabouts(in: sign, after: previous))
  }
  func whereabouts(inHouse house: Int, after previous: String) -> String {
    Accent.on(english.whereabouts(inHouse: house, after: previous))
  }
  func spelledWhereabouts(inHouse house: Int, after previous: String) -> String {
    Accent.on(english.spelledWhereabouts(inHouse: house, after: previous))
  }
  func whereabouts(of body: Body, in sign: Sign, house: Int?) -> String {
    Accent.on(english.whereabouts(of: body, in: sign, house: house))
  }
  func position(_ degrees: String, in sign: Sign) -> String { Accent.on(english.position(degrees, in: sign)) }
  func tie(_ aspect: Aspect) -> String { Accent.on(english.tie(aspect)) }
  func coordinates(_ latitude: String, isNorth: Bool, _ longitude: String, isEast: Bool) -> String {
    Accent.on(english.coordinates(latitude, isNorth: isNorth, longitude, isEast: isEast))
  }
  func date(year: Int, month: Int, day: Int) -> String {
    Accent.on(english.date(year: year, month: month, day: day))
  }
  func date(month: Int, day: Int) -> String { Accent.on(english.date(month: month, day: day)) }
  var localMeanTime: String { Accent.on(english.localMeanTime) }
  func orb(_ degrees: String) -> String { Accent.on(english.orb(degrees)) }
  var decimalMark: String { english.decimalMark }

  func numeral(_ count: Int, _ form: GrammaticalCase) -> String { Accent.on(english.numeral(count, form)) }

  /// One, two, a few and many are four forms here.
  func planets(_ count: Int, _ form: GrammaticalCase) -> String {
    switch count {
    case 1: "ťŵóó-pľáñ"
    case 2: "ďúú-pľáñéé"
    case 3, 4: "\(count) pľáñéét-řéé"
    default: "\(count) pľáñéét-ñýý"
    }
  }
}

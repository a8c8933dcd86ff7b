package import ChartModel

/// What things in a chart are called.
package protocol NameWords: Sendable {
  /// As in “Sun” and «Сонця».
  func name(of body: Body, _ form: GrammaticalCase) -> String
  func name(of sign: Sign, _ form: GrammaticalCase) -> String
  func name(of angle: ChartAngle, _ form: GrammaticalCase) -> String
  /// With the house's number in figures, as in “9th house”.
  ///
  /// - Parameter house: 1…12, as everywhere here.
  func name(ofHouse house: Int) -> String
  /// With the house's number in words, as in “ninth house”.
  func spelledName(ofHouse house: Int, _ form: GrammaticalCase) -> String

  func name(of aspect: AspectType) -> String
  func name(of aspect: AspectType, _ form: GrammaticalCase) -> String
  func name(of nature: AspectNature) -> String
  func name(of dignity: Dignity) -> String
  func name(of phase: MoonPhase) -> String
  func name(of element: Element) -> String
  /// Of the signs that share it, where the language has a plural for them.
  func name(of modality: Modality) -> String
  func name(of polarity: Polarity) -> String

  /// What a chart has that is divided by the system, as in “Placidus houses”.
  func houses(of system: HouseSystem) -> String
  var tropicalZodiac: String { get }
  var siderealZodiac: String { get }
  func name(of ayanamsa: Ayanamsa) -> String

  /// What a report on the area is called.
  func name(of area: Area) -> String
  /// One line about what a report on the area holds.
  func summary(of area: Area) -> String
}

extension NameWords {
  /// What a body or an angle is called.
  func name(of end: AspectEnd, _ form: GrammaticalCase) -> String {
    switch end {
    case .body(let body): name(of: body, form)
    case .angle(let angle): name(of: angle, form)
    }
  }
}

/// The cases that our sentences need of any language; one without cases has one form for all.
package enum GrammaticalCase: CaseIterable, Hashable, Sendable {
  case nominative, genitive, dative, accusative, instrumental, locative
}

package import AstroChartModel

/// The names of things in a chart.
package protocol NameWords: Sendable {
  /// The name of a body in a case, as in “Sun” and «Сонця».
  func name(of body: Body, _ form: GrammaticalCase) -> String
  func name(of sign: Sign, _ form: GrammaticalCase) -> String
  func name(of angle: ChartAngle, _ form: GrammaticalCase) -> String
  /// The name of a house with its number in figures, as in “9th house”.
  ///
  /// - Parameter house: 1…12, as in all these functions.
  func name(ofHouse house: Int) -> String
  /// The name of a house with its number in words, as in “ninth house”.
  func spelledName(ofHouse house: Int, _ form: GrammaticalCase) -> String

  func name(of aspect: AspectType) -> String
  func name(of aspect: AspectType, _ form: GrammaticalCase) -> String
  func name(of nature: AspectNature) -> String
  func name(of dignity: Dignity) -> String
  func name(of phase: MoonPhase) -> String
  func name(of element: Element) -> String
  /// The name of the signs that share it, as a plural if the language has one.
  func name(of modality: Modality) -> String
  func name(of polarity: Polarity) -> String

  /// The houses of a system, as in “Placidus houses”.
  func houses(of system: HouseSystem) -> String
  var tropicalZodiac: String { get }
  var siderealZodiac: String { get }
  func name(of ayanamsa: Ayanamsa) -> String

  /// The title of a report on the area.
  func name(of area: Area) -> String
  /// One line about the content of a report on the area.
  func summary(of area: Area) -> String
}

extension NameWords {
  /// The name of a body or an angle in the nominative.
  package func name(ofEnd end: AspectEnd) -> String { name(of: end, .nominative) }

  /// The name of a body or an angle.
  package func name(of end: AspectEnd, _ form: GrammaticalCase) -> String {
    switch end {
    case .body(let body): name(of: body, form)
    case .angle(let angle): name(of: angle, form)
    }
  }
}

/// The grammatical cases that sentences need; a language without cases has one form for all.
package enum GrammaticalCase: CaseIterable, Hashable, Sendable {
  case nominative, genitive, dative, accusative, instrumental, locative
}

import AstroBirthplaces
public import AstroChartModel
import AstroChartSheet
import AstroCouples
public import AstroDiagnostics
import AstroDrawing
import AstroInterpretation
import AstroPeriods
import AstroSkies
import AstroSvitlaCore
import AstroSynastry
public import AstroWording

extension Studio {
  /// A chart as a card to share: the name, the Sun, the Moon and the Ascendant, large, a wheel as ornament, and
  /// one sentence of the book on the Sun and the Moon, where it has one that is short enough.
  ///
  ///     let card = try studio.card(of: chart, CardStyle(.story, theme: .celestial))
  ///     let picture = try card.value.bytes(as: .png)
  ///
  /// Without a time of birth it has no Ascendant.
  /// - Parameter language: By default that of the studio.
  /// - Throws: `missingFont` for text that no face can show at all, `outOfRange` beyond the limits of the studio.
  public func card(
    of chart: Chart, _ style: CardStyle = CardStyle(), in language: Language? = nil
  ) throws(Problem) -> Made<CardDrawing> {
    let language = chosen(language)
    let shown = (style.showsTitle ? chart : chart.anonymous).namingPlaces(in: language)
    let sentence = LightsSentence(of: chart, in: language, atMost: CardDrawing.longestSentence)
    let info = DocumentInfo(of: shown, in: language, createdAt: options.createdAt)
    let drawing = try CardDrawing(style, info, with: self) { (shaper) throws(Problem) in
      try Card(
        of: shown, sentence: sentence?.text, format: style.format, showsTitle: style.showsTitle,
        byline: style.byline, theme: style.theme, language: language, shaper: shaper)
    }
    return Made(drawing, notes: chart.warnings + drawing.notes)
  }
}

extension Studio {
  /// Two people as a card to share: both wheels as ornament, each name above its Sun and Moon, what comes most easily
  /// to the two, and five scores as bars, each with its weightiest reason in glyphs.
  ///
  /// - Parameters:
  ///   - first: The chart of the person who is named first.
  ///   - second: The other chart.
  ///   - language: By default that of the studio.
  /// - Throws: What ``synastry(of:with:)`` and ``card(of:_:in:)`` throw.
  public func card(
    of first: Chart, with second: Chart, _ style: CardStyle = CardStyle(), in language: Language? = nil
  ) throws(Problem) -> Made<CardDrawing> {
    let language = chosen(language)
    let synastry = try synastry(of: first, with: second)
    let sentence = try CoupleReport.easiest(of: synastry.value, in: language)
    let shown = [first, second].map { style.showsTitle ? $0 : $0.anonymous }
    var info = DocumentInfo(
      of: shown[0], around: [OuterSky(shown[1], as: .partner)], in: language, createdAt: options.createdAt)
    info.description = ([sentence] + synastry.value.scores(in: language) + [info.description])
      .joined(separator: " ")
    let drawing = try CardDrawing(style, info, with: self) { (shaper) throws(Problem) in
      try Card(
        of: synastry.value, sentence: sentence, format: style.format, showsTitle: style.showsTitle,
        byline: style.byline, theme: style.theme, language: language, shaper: shaper)
    }
    return Made(drawing, notes: synastry.notes + drawing.notes)
  }

  /// A day as a card to share: the Moon as it is seen, where it is in words, and what the day is about for a birth,
  /// as ``day(of:on:zone:in:)`` reads it.
  ///
  /// - Parameters:
  ///   - chart: The chart of a birth.
  ///   - date: The local day.
  ///   - zone: The time zone whose clock begins and ends it; by default that of the birth, else UTC.
  ///   - language: By default that of the studio.
  /// - Throws: What ``day(of:on:zone:in:)`` and ``card(of:_:in:)`` throw.
  public func card(
    of chart: Chart, on date: CivilDate, zone: String? = nil, _ style: CardStyle = CardStyle(),
    in language: Language? = nil
  ) throws(Problem) -> Made<CardDrawing> {
    let language = chosen(language)
    let day = try day(of: chart, on: date, zone: zone, in: language)
    let told = CardDay(day.value, in: try skies.transit(to: chart, at: day.value.middle))
    let shown = (style.showsTitle ? chart : chart.anonymous).namingPlaces(in: language)
    var info = DocumentInfo(of: shown, in: language, createdAt: options.createdAt)
    info.title = ([shown.name].compactMap(\.self) + [told.title]).joined(separator: " · ")
    info.description = day.value.text
    let drawing = try CardDrawing(style, info, with: self) { (shaper) throws(Problem) in
      try Card(
        of: shown, on: told, format: style.format, showsTitle: style.showsTitle, byline: style.byline,
        theme: style.theme, language: language, shaper: shaper)
    }
    return Made(drawing, notes: day.notes + drawing.notes)
  }
}

extension CardDay {
  /// What a reading tells on a card: where the Moon is, and what the day is about if that is short enough.
  fileprivate init(_ day: PeriodReport, in sky: Chart) {
    let isShort = day.headline.count <= CardDrawing.longestSentence
    self.init(
      title: day.title, zone: day.from.offsetText, moon: day.moon, headline: isShort ? day.headline : nil,
      sky: sky)
  }
}

extension Synastry {
  /// The scores in words, as in “Emotional: 62”, each as a sentence.
  fileprivate func scores(in language: Language) -> [String] {
    CoupleDomain.allCases.compactMap { domain in
      scores[domain].map { "\(domain.name(in: language)): \($0.score)." }
    }
  }
}

extension PeriodReport {
  /// The moment in the middle of the span.
  fileprivate var middle: Moment {
    Moment(secondsSince1970: (from.secondsSince1970 + to.secondsSince1970) / 2)
  }
}

extension CardDrawing {
  /// The most letters of a sentence.
  static let longestSentence = 90
}

public import AstroBylines
public import AstroChartModel
public import AstroCouples
public import AstroDiagnostics
public import AstroThemes
public import AstroTypesetting
import AstroWheelLayout
public import AstroWording

extension Studio {
  /// A reading of two people: what joins their charts most closely, a word to each, and advice for both.
  ///
  /// - Parameters:
  ///   - first: The chart of the person who is named first.
  ///   - second: The other chart.
  ///   - language: By default that of the studio.
  /// - Throws: What ``synastry(of:with:)`` throws, and `noReport` if nothing that the book knows ties the two.
  public func reading(
    of first: Chart, with second: Chart, in language: Language? = nil
  ) throws(Problem) -> Made<CoupleReport> {
    try reading(of: first, with: second, generatedAt: options.createdAt, in: language)
  }

  /// - Parameter date: The time of making stated in it.
  package func reading(
    of first: Chart, with second: Chart, generatedAt date: Moment?, in language: Language? = nil
  ) throws(Problem) -> Made<CoupleReport> {
    try synastry(of: first, with: second).map { synastry throws(Problem) in
      try CoupleReport(of: synastry, in: chosen(language), generatedAt: date)
    }
  }

  /// A PDF book about two people: the wheel of both, scores with their reasons, the reading, and both charts in figures.
  ///
  ///     let book = try studio.document(of: oksana, with: taras, in: .uk)
  ///
  /// - Parameters:
  ///   - first: The chart of the person who is named first.
  ///   - second: The other chart.
  ///   - paper: The size and layout of the pages.
  ///   - theme: The colors of the wheel and the headings.
  ///   - purchaseDate: The day the book was bought, which is stated in it.
  ///   - byline: In whose name the book is made.
  ///   - language: By default that of the studio.
  /// - Throws: What ``reading(of:with:in:)`` throws, and `tooLong` for texts longer than a document may be.
  public func document(
    of first: Chart, with second: Chart, on paper: PageStyle = .a4, theme: Theme = .light,
    purchaseDate: CivilDate? = nil, byline: Byline? = nil, in language: Language? = nil
  ) throws(Problem) -> Made<[UInt8]> {
    try document(
      of: first, with: OuterSky(second, as: .partner), on: paper, theme: theme, purchaseDate: purchaseDate,
      byline: byline, generatedAt: options.createdAt, in: language)
  }

  /// The same with the aspects in its figures as a sky around the first chart has them.
  ///
  /// - Parameter date: The time of making stated in it.
  package func document(
    of first: Chart, with partner: OuterSky, on paper: PageStyle, theme: Theme,
    purchaseDate: CivilDate?, byline: Byline?, generatedAt date: Moment?, in language: Language? = nil
  ) throws(Problem) -> Made<[UInt8]> {
    let reading = try reading(of: first, with: partner.chart, generatedAt: date, in: language)
    return try reading.then { reading throws(Problem) in
      let subject = try SkySubject(of: first, around: [partner], by: ephemeris)
      var document = try subject.document(in: chosen(language), theme: theme, shaper: tools.fonts)
      (document.couple, document.purchaseDate) = (reading, purchaseDate)
      return try bytes(of: document, on: paper, theme, byline)
    }
  }
}

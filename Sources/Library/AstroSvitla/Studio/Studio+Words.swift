import AstroAlmanac
import AstroBirthplaces
public import AstroBylines
public import AstroChartModel
import AstroChartSheet
public import AstroDiagnostics
package import AstroDocuments
import AstroDrawing
import AstroEphemeris
public import AstroInterpretation
import AstroPainting
import AstroShaping
import AstroSkies
import AstroSvitlaCore
public import AstroThemes
public import AstroTradition
public import AstroTypesetting
import AstroWheelLayout
public import AstroWording

extension Studio {
  /// A report on an area of life, written from rules.
  ///
  /// - Parameters:
  ///   - area: The area of life.
  ///   - chart: The chart of a birth.
  ///   - length: The length of the analysis.
  ///   - book: The rules; by default the built-in ones for the area. A book may be kept for any number of
  ///     reports.
  ///   - language: By default that of the studio.
  /// - Throws: `invalidChart` for a chart that has too little to interpret.
  public func report(
    on area: Area, of chart: Chart, length: ReportLength = .standard, from book: RuleBook? = nil,
    in language: Language? = nil
  ) throws(Problem) -> Made<Report> {
    try chapter(on: area, of: chart, length: length, from: book, in: language).map(\.report)
  }

  /// A report with what it rests on.
  ///
  /// - Parameter date: The time of making stated in it; by default that of the studio.
  package func chapter(
    on area: Area, of chart: Chart, length: ReportLength = .standard, from book: RuleBook?,
    generatedAt date: Moment? = nil, in language: Language? = nil
  ) throws(Problem) -> Made<ReportChapter> {
    let plan = try chart.plan(on: area, length: length, from: book, in: chosen(language))
    return plan.map {
      ReportChapter(Report($0, generatedAt: date ?? options.createdAt), ranking: $0.ranking)
    }
  }

  /// A PDF document for a person to keep: the wheel, the facts, and a reading of each area.
  ///
  /// - Parameters:
  ///   - chart: The chart of a birth.
  ///   - areas: The areas of life, in the order of the book.
  ///   - paper: The size and layout of the pages.
  ///   - theme: The colors of the wheel and the headings.
  ///   - purchaseDate: The day the document was bought, which is stated in it.
  ///   - byline: In whose name the document is made.
  ///   - book: The rules; by default the built-in ones.
  ///   - language: By default that of the studio.
  /// - Throws: What ``report(on:of:length:from:in:)`` throws, `tooLong` for texts longer than a document may
  ///   be.
  public func document(
    of chart: Chart, about areas: [Area], on paper: PageStyle = .a4, theme: Theme = .light,
    purchaseDate: CivilDate? = nil, byline: Byline? = nil, from book: RuleBook? = nil,
    in language: Language? = nil
  ) throws(Problem) -> Made<[UInt8]> {
    var chapters = Made<[ReportChapter]>([])
    for area in areas {
      let chapter = try chapter(on: area, of: chart, from: book, in: language)
      chapters.value.append(chapter.value)
      chapters.add(chapter.notes)
    }
    return try chapters.then { (chapters) throws(Problem) in
      try document(
        of: chart, chapters, on: paper, theme: theme, purchaseDate: purchaseDate, byline: byline, in: language
      )
    }
  }

  /// A PDF document with a worksheet: the wheel, the facts, perhaps a reading, and the pages of what was looked up.
  ///
  /// - Parameters:
  ///   - chart: The chart of a birth.
  ///   - details: What was looked up in it.
  ///   - reports: What is read in it; none for the figures alone.
  ///   - paper: The size and layout of the pages.
  ///   - theme: The colors of the wheel and the headings.
  ///   - byline: In whose name the document is made.
  ///   - language: By default that of the studio.
  /// - Throws: `tooLong` for texts longer than a document may be.
  public func document(
    of chart: Chart, _ details: ChartDetails, _ reports: [Report] = [], on paper: PageStyle = .a4,
    theme: Theme = .light, byline: Byline? = nil, in language: Language? = nil
  ) throws(Problem) -> Made<[UInt8]> {
    try document(
      of: chart, reports.map { ReportChapter($0) }, details, on: paper, theme: theme, byline: byline,
      in: language)
  }

  /// The same document with given reports, written by a person or a model.
  ///
  /// - Throws: `tooLong` for texts longer than a document may be.
  public func document(
    of chart: Chart, _ reports: [Report], on paper: PageStyle = .a4, theme: Theme = .light,
    purchaseDate: CivilDate? = nil, byline: Byline? = nil, in language: Language? = nil
  ) throws(Problem) -> Made<[UInt8]> {
    try document(
      of: chart, reports.map { ReportChapter($0) }, on: paper, theme: theme, purchaseDate: purchaseDate,
      byline: byline, in: language)
  }

  /// The same document of chapters, with what they rest on in the margin.
  package func document(
    of chart: Chart, _ chapters: [ReportChapter], _ details: ChartDetails? = nil, on paper: PageStyle,
    theme: Theme,
    purchaseDate: CivilDate? = nil, byline: Byline? = nil, in language: Language? = nil
  ) throws(Problem) -> Made<[UInt8]> {
    let fonts = try tools.fonts
    let (language, chart) = (chosen(language), chart.namingPlaces(in: chosen(language)))
    var document = ReportDocument(
      of: chart, chapters: chapters, language: language, theme: theme,
      purchaseDate: purchaseDate, shaper: fonts)
    document.worksheet =
      details.map { details in
        Worksheet(of: chart, details, pixels: 2400, theme: theme, language: language, shaper: fonts)
          .plates(shaper: fonts)
      } ?? []
    return try bytes(of: document, on: paper, theme, byline)
  }

  /// A PDF document of other skies in figures: their wheel, positions and aspects.
  ///
  /// A sky that was derived from one birth is shown around that birth; a sky of two births alone, followed by
  /// both.
  ///
  /// - Parameters:
  ///   - chart: The chart in the middle, or a derived sky.
  ///   - skies: The skies around it, from the inside out.
  ///   - paper: The size and layout of the pages.
  ///   - theme: The colors of the wheel and the headings.
  ///   - byline: In whose name the document is made.
  ///   - language: By default that of the studio.
  /// - Throws: `tooLong` for texts longer than a document may be, and what ``chart(of:name:settings:)`` throws
  ///   for a birth from which the sky was derived.
  public func document(
    of chart: Chart, around skies: [OuterSky], on paper: PageStyle = .a4,
    theme: Theme = .light, byline: Byline? = nil, in language: Language? = nil
  ) throws(Problem) -> Made<[UInt8]> {
    let subject = try SkySubject(of: chart, around: skies, by: ephemeris)
    let fonts = try tools.fonts
    return try bytes(
      of: subject.document(in: chosen(language), theme: theme, shaper: fonts), on: paper, theme, byline)
  }

  /// A PDF document about a year of a birth: the wheel with the slow planets around it, the year in words, a
  /// timeline, every event by its day and hour, and for each month its words and a sheet.
  ///
  /// - Parameters:
  ///   - year: The year of the Gregorian calendar.
  ///   - chart: The chart of a birth.
  ///   - zone: The time zone in which the year and its days begin; by default that of the birth.
  ///   - paper: The size and layout of the pages.
  ///   - theme: The colors.
  ///   - purchaseDate: The day the document was bought, which is stated in it.
  ///   - byline: In whose name the document is made.
  ///   - language: By default that of the studio.
  /// - Throws: `unknownZone`, `outOfRange` for a year without positions, and what
  ///   ``calendar(of:over:listing:zone:seenFrom:settings:in:)`` throws.
  public func document(
    ofYear year: Int, of chart: Chart, zone: String? = nil, on paper: PageStyle = .a4,
    theme: Theme = .light, purchaseDate: CivilDate? = nil, byline: Byline? = nil,
    in language: Language? = nil
  ) throws(Problem) -> Made<[UInt8]> {
    let subject = try YearSubject.of(chart, year, zone: zone, by: self)
    let reading = try yearReading(of: chart, year, zone: zone, in: chosen(language))
    return try subject.then { (year) throws(Problem) in
      let fonts = try tools.fonts
      let document = try year.document(
        in: chosen(language), reading: reading, theme: theme, purchaseDate: purchaseDate, shaper: fonts)
      return try bytes(of: document, on: paper, theme, byline)
    }
  }

  /// The typeset document as the bytes of a file, with notes on the theme and the setting.
  func bytes(
    of document: ReportDocument, on paper: PageStyle, _ theme: Theme, _ byline: Byline?
  ) throws(Problem) -> Made<[UInt8]> {
    let tools = try tools
    let document = document.signed(by: byline, shaper: tools.fonts)
    let set = try document.printDocument(
      on: paper, hyphenation: hyphenation, shaper: tools.fonts, createdAt: options.createdAt)
    let bytes = try options.limits.check(tools.renderer.pdf(set.value))
    return Made(bytes, notes: theme.weaknesses + set.notes + (byline?.notes(in: theme) ?? []))
  }
}

extension Worksheet {
  /// The pages for a document.
  fileprivate func plates(shaper: any TextShaper) -> [YearFacts.Picture] {
    pages(width: Worksheet.paperWidth, isTransparent: true, shaper: shaper).map {
      YearFacts.Picture($0, title: name, description: description)
    }
  }
}

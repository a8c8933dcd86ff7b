import AstroAlmanac
public import AstroChartModel
public import AstroDiagnostics
package import AstroDocuments
package import AstroDrawing
import AstroEphemeris
public import AstroInterpretation
import AstroPainting
import AstroShaping
import AstroSkies
import AstroSvitlaCore
public import AstroThemes
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

  private func chapter(
    on area: Area, of chart: Chart, length: ReportLength, from book: RuleBook?, in language: Language?
  ) throws(Problem) -> Made<ReportChapter> {
    let plan = try chart.plan(on: area, length: length, from: book, in: chosen(language))
    return plan.map { ReportChapter(Report($0, generatedAt: options.createdAt), ranking: $0.ranking) }
  }

  /// A PDF document for a person to keep: the wheel, the facts, and a reading of each area.
  ///
  /// - Parameters:
  ///   - chart: The chart of a birth.
  ///   - areas: The areas of life, in the order of the book.
  ///   - paper: The size and layout of the pages.
  ///   - theme: The colors of the wheel and the headings.
  ///   - book: The rules; by default the built-in ones.
  ///   - language: By default that of the studio.
  /// - Throws: What ``report(on:of:length:from:in:)`` throws, `tooLong` for texts longer than a document may
  ///   be.
  public func document(
    of chart: Chart, about areas: [Area], on paper: PageStyle = .a4, theme: Theme = .light,
    from book: RuleBook? = nil, in language: Language? = nil
  ) throws(Problem) -> Made<[UInt8]> {
    var chapters = Made<[ReportChapter]>([])
    for area in areas {
      let chapter = try chapter(on: area, of: chart, length: .standard, from: book, in: language)
      chapters.value.append(chapter.value)
      chapters.add(chapter.notes)
    }
    return try chapters.then { (chapters) throws(Problem) in
      try document(of: chart, chapters, on: paper, theme: theme, in: language)
    }
  }

  /// The same document with given reports, written by a person or a model.
  ///
  /// - Throws: `tooLong` for texts longer than a document may be.
  public func document(
    of chart: Chart, _ reports: [Report], on paper: PageStyle = .a4, theme: Theme = .light,
    in language: Language? = nil
  ) throws(Problem) -> Made<[UInt8]> {
    try document(of: chart, reports.map { ReportChapter($0) }, on: paper, theme: theme, in: language)
  }

  private func document(
    of chart: Chart, _ chapters: [ReportChapter], on paper: PageStyle, theme: Theme,
    in language: Language?
  ) throws(Problem) -> Made<[UInt8]> {
    let document = ReportDocument(
      of: chart, chapters: chapters, language: chosen(language), theme: theme, shaper: fonts)
    return try bytes(of: document, on: paper).noting(theme.weaknesses)
  }

  /// A PDF document of a chart and other skies in figures: their wheel, positions and aspects.
  ///
  /// - Throws: `tooLong` for texts longer than a document may be.
  public func document(
    of chart: Chart, around skies: [OuterSky], on paper: PageStyle = .a4,
    theme: Theme = .light, in language: Language? = nil
  ) throws(Problem) -> Made<[UInt8]> {
    let document = ReportDocument(
      of: chart, around: skies.dated(around: chart, by: ephemeris), language: chosen(language),
      theme: theme, shaper: fonts)
    return try bytes(of: document, on: paper).noting(theme.weaknesses)
  }

  /// The typeset document as the bytes of a file.
  ///
  /// - Throws: `tooLong` for texts longer than a document may be.
  package func bytes(of document: ReportDocument, on paper: PageStyle = .a4) throws(Problem) -> Made<[UInt8]>
  {
    try set(document, on: paper).map { (pages) throws(Problem) in
      try options.limits.check(renderer.pdf(pages))
    }
  }

  /// The typeset document, ready to be written.
  ///
  /// - Throws: `tooLong` for texts longer than a document may be.
  package func set(
    _ document: ReportDocument, on paper: PageStyle = .a4
  ) throws(Problem) -> Made<PrintDocument> {
    try document.printDocument(
      on: paper, hyphenation: hyphenation, shaper: fonts, createdAt: options.createdAt)
  }
}

extension Made {
  /// A copy with more notes.
  fileprivate func noting(_ notes: [Note]) -> Made {
    var made = self
    made.add(notes)
    return made
  }
}

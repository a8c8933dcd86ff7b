import Almanac
import AstroSvitlaCore
public import ChartModel
public import Diagnostics
package import Drawing
import Ephemeris
public import Interpretation
import Painting
package import Reports
import Shaping
import Skies
public import Typesetting
public import WheelLayout
public import Wording

extension Studio {
  /// A report on an area of life, written from rules.
  ///
  /// - Parameters:
  ///   - area: What it is about.
  ///   - chart: That of a birth.
  ///   - length: Of its analysis.
  ///   - book: The rules; ours on the area unless given. A book may be kept for any number of reports.
  ///   - language: That of the studio unless given.
  /// - Throws: `invalidChart` for a chart that holds too little to be read.
  public func report(
    on area: Area, of chart: Chart, length: ReportLength = .standard, from book: RuleBook? = nil,
    in language: Language? = nil
  ) throws(Problem) -> Made<Report> {
    try chapter(on: area, of: chart, length: length, from: book, in: language).map(\.report)
  }

  private func chapter(
    on area: Area, of chart: Chart, length: ReportLength, from book: RuleBook?, in language: Language?
  ) throws(Problem) -> Made<ReportChapter> {
    let date = options.createdAt.map(Timestamp.init(secondsSince1970:))
    let plan = try chart.plan(on: area, length: length, from: book, in: chosen(language))
    return plan.map { ReportChapter(Report($0, generatedAt: date), ranking: $0.ranking) }
  }

  /// What a person keeps: the wheel, the facts, and a reading of each area, as a PDF document.
  ///
  /// - Parameters:
  ///   - chart: That of a birth.
  ///   - areas: In the order of the book.
  ///   - paper: The sheet.
  ///   - theme: The inks of its wheel and its headings.
  ///   - book: The rules; ours unless given.
  ///   - language: That of the studio unless given.
  /// - Throws: What ``report(on:of:length:from:in:)`` throws, `tooLong` for texts longer than a document may be.
  public func document(
    of chart: Chart, about areas: [Area], on paper: PageStyle = .a4, theme: WheelTheme = .light,
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

  /// The same document around reports that are there already, written by a person or a model.
  ///
  /// - Throws: `tooLong` for texts longer than a document may be.
  public func document(
    of chart: Chart, _ reports: [Report], on paper: PageStyle = .a4, theme: WheelTheme = .light,
    in language: Language? = nil
  ) throws(Problem) -> Made<[UInt8]> {
    try document(of: chart, reports.map { ReportChapter($0) }, on: paper, theme: theme, in: language)
  }

  private func document(
    of chart: Chart, _ chapters: [ReportChapter], on paper: PageStyle, theme: WheelTheme,
    in language: Language?
  ) throws(Problem) -> Made<[UInt8]> {
    let document = ReportDocument(
      of: chart, chapters: chapters, language: chosen(language), theme: theme, shaper: fonts)
    return try bytes(of: document, on: paper).noting(theme.weaknesses)
  }

  /// A chart and other skies in figures: their wheel, positions and aspects, as a PDF document.
  ///
  /// - Throws: `tooLong` for texts longer than a document may be.
  public func document(
    of chart: Chart, around skies: [OuterSky], on paper: PageStyle = .a4,
    theme: WheelTheme = .light, in language: Language? = nil
  ) throws(Problem) -> Made<[UInt8]> {
    let document = ReportDocument(
      of: chart, around: skies.dated(around: chart, by: ephemeris), language: chosen(language),
      theme: theme, shaper: fonts)
    return try bytes(of: document, on: paper).noting(theme.weaknesses)
  }

  /// A document on its pages, as the bytes of a file.
  ///
  /// - Throws: `tooLong` for texts longer than a document may be.
  package func bytes(of document: ReportDocument, on paper: PageStyle = .a4) throws(Problem) -> Made<[UInt8]>
  {
    try set(document, on: paper).map { (pages) throws(Problem) in
      try options.limits.check(renderer.pdf(pages))
    }
  }

  /// A document on its pages, ready to be written.
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
  /// The same with more notes.
  fileprivate func noting(_ notes: [Note]) -> Made {
    var made = self
    made.add(notes)
    return made
  }
}

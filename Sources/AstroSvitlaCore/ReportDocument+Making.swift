public import ChartModel
public import Diagnostics
public import Drawing
public import Reports
public import Typesetting
public import WheelLayout
public import Wording

extension ReportDocument {
  /// A report with its wheel, both in the inks of one theme.
  ///
  /// - Parameter purchaseDate: The day it was paid for; `nil` takes that of the receipt, where there is one.
  public init(
    of chart: Chart, chapters: [ReportChapter], language: Language, theme: WheelTheme = .light,
    purchaseDate: CivilDate? = nil, shaper: any TextShaper
  ) {
    let options = WheelOptions(language: language.tag)
    let wheel = Wheel(of: chart, options: options, theme: theme, shaper: shaper)
    self.init(
      of: chart, chapters: chapters, language: language, theme: ReportTheme(theme),
      purchaseDate: purchaseDate, wheel: wheel.scene(isTransparent: true))
  }

  /// The report on its pages, ready to be written, and what a reader of it should know.
  ///
  /// - Parameters:
  ///   - paper: The sheet; it is painted only in themes that are not made for paper.
  ///   - createdAt: Seconds since 1970; `nil` leaves dates out of the document's data.
  /// - Throws: `tooLong` where texts are longer than a document may be.
  public func printDocument(
    on paper: PageStyle = .a4, hyphenation: Hyphenation, shaper: any TextShaper, createdAt: Int? = nil
  ) throws(Problem) -> Made<PrintDocument> {
    let page = page(paper)
    let typesetter = Typesetter(page: page, hyphenation: hyphenation, shaper: shaper)
    let set = try typesetter.pages(of: document(on: page))
    return Made(
      PrintDocument(set, info: info(createdAt: createdAt)), notes: set.warnings)
  }
}

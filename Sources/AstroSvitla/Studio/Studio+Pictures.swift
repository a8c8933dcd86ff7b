public import ChartModel
public import Diagnostics
public import Drawing
public import Interpretation
public import WebPage
public import WheelLayout
public import Wording

extension Studio {
  /// A chart laid out, to be written in several formats or asked what it shows.
  ///
  /// - Parameters:
  ///   - chart: Stands in the middle.
  ///   - skies: Stand in rings around it, from the inside out; two at most are drawn.
  ///   - style: What is drawn, in which theme and size.
  ///   - uses: What will be asked for, so that no more is laid out; everything unless given.
  ///   - language: That of the studio unless given.
  /// - Throws: `missingFont` for what no face can show at all, `outOfRange` beyond the limits of the studio.
  public func drawing(
    of chart: Chart, around skies: [OuterSky] = [], _ style: PictureStyle = PictureStyle(),
    for uses: Set<DrawingUse> = [.pixels, .anySize], in language: Language? = nil
  ) throws(Problem) -> ChartDrawing {
    try ChartDrawing(of: chart, around: skies, style, for: uses, in: chosen(language), with: self)
  }

  /// A picture as the bytes of a file.
  ///
  ///     let wheel = try studio.picture(of: chart, as: .svg)
  ///     let couple = try studio.picture(of: chart, around: [.init(other, as: .partner)], as: .png)
  ///
  /// - Parameters:
  ///   - chart: Stands in the middle.
  ///   - skies: Stand in rings around the chart, from the inside out; two at most are drawn.
  ///   - style: What is drawn, in which theme and size.
  ///   - format: PNG, SVG or PDF.
  ///   - language: That of the studio unless given.
  /// - Throws: What ``drawing(of:around:_:for:in:)`` throws, and `size` for more than the format can hold.
  public func picture(
    of chart: Chart, around skies: [OuterSky] = [], _ style: PictureStyle = PictureStyle(),
    as format: PictureFormat, in language: Language? = nil
  ) throws(Problem) -> Made<[UInt8]> {
    let drawing = try drawing(of: chart, around: skies, style, for: [DrawingUse(format)], in: language)
    return Made(try drawing.bytes(as: format), notes: drawing.notes)
  }

  /// The wheel with its tables on one page; of several skies with the aspects between them, and the day on which each
  /// aspect of a transit is next exact.
  ///
  /// - Throws: What ``picture(of:around:_:as:in:)`` throws.
  public func sheet(
    of chart: Chart, around skies: [OuterSky] = [], theme: WheelTheme = .light,
    as format: PictureFormat = .pdf, in language: Language? = nil
  ) throws(Problem) -> Made<[UInt8]> {
    try picture(
      of: chart, around: skies.dated(around: chart, by: ephemeris), PictureStyle(.sheet, theme: theme),
      as: format, in: language)
  }

  /// The wheel as a page that can be touched: one HTML text that asks for nothing else.
  ///
  /// - Parameters:
  ///   - chart: Stands in the middle.
  ///   - skies: Stand in rings around it; one of transits brings a year to slide through.
  ///   - report: Its paragraphs stand in the page.
  ///   - options: Whether it is a whole document or to be set into one.
  ///   - language: That of the studio unless given.
  /// - Throws: What ``drawing(of:around:_:for:in:)`` throws, and `invalidValue` for a prefix that cannot be.
  public func page(
    of chart: Chart, around skies: [OuterSky] = [], report: Report? = nil,
    _ options: WebPage.Options = WebPage.Options(), in language: Language? = nil
  ) throws(Problem) -> Made<[UInt8]> {
    let drawing = try drawing(
      of: chart, around: skies.dated(around: chart, by: ephemeris), for: [.anySize], in: language)
    return Made(try drawing.page(options, report: report), notes: drawing.notes)
  }
}

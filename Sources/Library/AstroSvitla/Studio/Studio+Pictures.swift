public import AstroChartModel
public import AstroDiagnostics
public import AstroDrawing
public import AstroInterpretation
public import AstroThemes
public import AstroWebPage
import AstroWheelLayout
public import AstroWording

extension Studio {
  /// A laid-out chart, which can be written in several formats and queried for what it shows.
  ///
  /// - Parameters:
  ///   - chart: The chart in the middle.
  ///   - skies: The skies in rings around it, from the inside out; at most two.
  ///   - style: What is drawn, in which theme and size.
  ///   - uses: What the drawing will be used for, so that nothing else is laid out; by default everything.
  ///   - language: By default that of the studio.
  /// - Throws: `missingFont` for text that no face can show at all, `outOfRange` for more skies than can be
  ///   drawn and beyond the limits of the studio.
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
  ///   - chart: The chart in the middle.
  ///   - skies: The skies in rings around the chart, from the inside out; at most two.
  ///   - style: What is drawn, in which theme and size.
  ///   - format: PNG, SVG or PDF.
  ///   - language: By default that of the studio.
  /// - Throws: What ``drawing(of:around:_:for:in:)`` throws, and `size` for more than the format can hold.
  public func picture(
    of chart: Chart, around skies: [OuterSky] = [], _ style: PictureStyle = PictureStyle(),
    as format: PictureFormat, in language: Language? = nil
  ) throws(Problem) -> Made<[UInt8]> {
    let drawing = try drawing(of: chart, around: skies, style, for: [DrawingUse(format)], in: language)
    return Made(try drawing.bytes(as: format), notes: drawing.notes)
  }

  /// The wheel with its tables on one page.
  ///
  /// If there are several skies, the tables also list the aspects between them, and for each aspect of a
  /// transit the day on which it is next exact.
  ///
  /// - Throws: What ``picture(of:around:_:as:in:)`` throws.
  public func sheet(
    of chart: Chart, around skies: [OuterSky] = [], theme: Theme = .light,
    as format: PictureFormat = .pdf, in language: Language? = nil
  ) throws(Problem) -> Made<[UInt8]> {
    try picture(
      of: chart, around: skies.dated(around: chart, by: ephemeris), PictureStyle(.sheet, theme: theme),
      as: format, in: language)
  }

  /// The wheel as an interactive page: a single HTML text that loads nothing else.
  ///
  /// - Parameters:
  ///   - chart: The chart in the middle.
  ///   - skies: The skies in rings around it; one of transits adds a slider for a year.
  ///   - report: A report whose paragraphs are included in the page.
  ///   - options: Whether it is a whole document, or a part to be inserted into one.
  ///   - language: By default that of the studio.
  /// - Throws: What ``drawing(of:around:_:for:in:)`` throws, and `invalidValue` for an invalid prefix.
  public func page(
    of chart: Chart, around skies: [OuterSky] = [], report: Report? = nil,
    _ options: WebPage.Options = WebPage.Options(), in language: Language? = nil
  ) throws(Problem) -> Made<[UInt8]> {
    let drawing = try drawing(
      of: chart, around: skies.dated(around: chart, by: ephemeris), for: [.anySize], in: language)
    return Made(try drawing.page(options, report: report), notes: drawing.notes)
  }
}

import AstroBirthplaces
public import AstroBylines
public import AstroChartModel
import AstroChartSheet
public import AstroDiagnostics
public import AstroDrawing
import AstroPainting
import AstroSvitlaCore
public import AstroThemes
public import AstroTradition
import AstroWheelLayout
public import AstroWording

/// How a worksheet looks.
public struct WorksheetStyle: Hashable, Sendable {
  /// The inks and strokes.
  public var theme: Theme
  /// The width of a page, in pixels of PNG, or in points of SVG and PDF; by default 1200 and A4.
  public var size: Int?
  /// Whether the pages name whose chart it is.
  public var showsTitle: Bool
  /// Whether the pages are left unpainted.
  public var isTransparent: Bool
  /// In whose name it is made; `nil` for nobody’s.
  public var byline: Byline?

  /// By default in the light theme.
  public init(
    theme: Theme = .light, size: Int? = nil, showsTitle: Bool = true, isTransparent: Bool = false,
    byline: Byline? = nil
  ) {
    (self.theme, self.size, self.showsTitle) = (theme, size, showsTitle)
    (self.isTransparent, self.byline) = (isTransparent, byline)
  }
}

/// The worksheet of a chart, laid out and ready to be written: a PDF has pages, PNG and SVG have them one below the other.
///
/// It holds the faces of the studio that made it, and must stay on the same thread.
public struct WorksheetDrawing: DrawnPicture {
  private let style: WorksheetStyle
  private let info: DocumentInfo
  private let tools: Tools
  private let limits: StudioLimits
  private let pages: [Scene]
  private let scroll: Scene

  /// Everything in the layout that breaks a promise, such as two words that touch, in one sentence each; empty if all is
  /// well.
  public let audit: [String]

  init(
    of chart: Chart, _ details: ChartDetails, _ style: WorksheetStyle, in language: Language,
    with studio: Studio
  ) throws(Problem) {
    try studio.options.limits.check(width: Double(style.size ?? 0))
    let tools = try studio.tools
    let shown = (style.showsTitle ? chart : chart.anonymous).namingPlaces(in: language)
    let sheet = Worksheet(
      of: shown, details, pixels: style.size ?? 1200, theme: style.theme, language: language,
      shaper: tools.fonts)
    func signed(_ scene: Scene) -> Scene {
      style.byline.map {
        scene.signed(by: $0, theme: style.theme, language: language.tag, shaper: tools.fonts)
      } ?? scene
    }
    let width = style.size.map(Double.init) ?? Worksheet.paperWidth
    let plain = sheet.pages(width: width, isTransparent: style.isTransparent, shaper: tools.fonts)
    pages = plain.prefix(1).map(signed) + plain.dropFirst()
    scroll = signed(
      sheet.scroll(
        width: style.size.map(Double.init) ?? 600, isTransparent: style.isTransparent, shaper: tools.fonts))
    try tools.fonts.check()
    audit = sheet.audit(shaper: tools.fonts)
    info = DocumentInfo(
      title: ([shown.name].compactMap(\.self) + [sheet.name]).joined(separator: " · "),
      language: language.tag, description: sheet.description,
      createdAt: studio.options.createdAt?.secondsSince1970
    ).by(style.byline?.name)
    (self.style, self.tools, limits) = (style, tools, studio.options.limits)
  }

  /// The notes that a reader of the pages should see.
  public var notes: [Note] {
    style.theme.weaknesses + scroll.notes + (style.byline?.notes(in: style.theme) ?? [])
  }

  /// The worksheet as the bytes of a file.
  ///
  /// - Throws: `size` for more than a file of the format can hold, `outOfRange` and `tooLong` beyond the limits of the
  ///   studio.
  public func bytes(as format: PictureFormat) throws(Problem) -> [UInt8] {
    let bytes =
      switch format {
      case .png: try tools.renderer.png(scroll, pixelWidth: style.size ?? 1200, info: info)
      case .svg: try tools.svg.svg(scroll, info: info)
      case .pdf:
        try tools.renderer.pdf(PrintDocument(pages: pages.map { PrintDocument.Page($0) }, info: info))
      }
    return try limits.check(bytes)
  }
}

extension Studio {
  /// A worksheet: the wheel, and a table for everything that was looked up, with the conventions at its end.
  ///
  ///     let details = try studio.details(of: chart, on: Moment(…))
  ///     let sheet = try studio.worksheet(of: chart, details)
  ///     let pages = try sheet.value.bytes(as: .pdf)
  ///
  /// - Parameters:
  ///   - chart: The chart in the wheel.
  ///   - details: What was looked up in it.
  ///   - language: By default that of the studio.
  /// - Throws: `missingFont` for text that no face can show at all, `outOfRange` beyond the limits of the studio.
  public func worksheet(
    of chart: Chart, _ details: ChartDetails, _ style: WorksheetStyle = WorksheetStyle(),
    in language: Language? = nil
  ) throws(Problem) -> Made<WorksheetDrawing> {
    let drawing = try WorksheetDrawing(of: chart, details, style, in: chosen(language), with: self)
    return Made(drawing, notes: chart.warnings + drawing.notes)
  }
}

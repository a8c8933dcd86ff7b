import AstroBirthplaces
public import AstroBylines
public import AstroChartModel
public import AstroChartSheet
public import AstroDiagnostics
public import AstroDrawing
import AstroPainting
import AstroSvitlaCore
public import AstroThemes
import AstroWheelLayout
public import AstroWording

/// How a part of a sheet looks.
public struct PartStyle: Hashable, Sendable {
  /// What is drawn.
  public var part: SheetPart
  /// The inks and strokes.
  public var theme: Theme
  /// The width of the page, in pixels of PNG, or in points of SVG and PDF; by default as much as it needs: a cell of a
  /// grid has then 64 pixels, a row of a table 36, and in SVG and PDF the type is as large as on a sheet.
  public var size: Int?
  /// Whether the page names whose chart it is.
  public var showsTitle: Bool
  /// Whether the page is left unpainted.
  public var isTransparent: Bool
  /// In whose name it is made; `nil` for nobody’s.
  public var byline: Byline?

  /// By default as large as it needs, in the light theme.
  public init(
    _ part: SheetPart, theme: Theme = .light, size: Int? = nil, showsTitle: Bool = true,
    isTransparent: Bool = false, byline: Byline? = nil
  ) {
    (self.part, self.theme, self.size) = (part, theme, size)
    (self.showsTitle, self.isTransparent, self.byline) = (showsTitle, isTransparent, byline)
  }
}

/// A part of a sheet, laid out and ready to be written.
///
/// It holds the faces of the studio that made it, and must stay on the same thread.
public struct PartDrawing {
  private let scene: Scene
  private let pixels: Int
  private let style: PartStyle
  private let info: DocumentInfo
  private let tools: Tools
  private let limits: StudioLimits

  /// Everything in the layout that breaks a promise, such as two words that touch, in one sentence each; empty if all is
  /// well.
  public let audit: [String]

  init(
    of chart: Chart, with partner: OuterSky?, _ style: PartStyle, in language: Language, with studio: Studio
  ) throws(Problem) {
    try studio.options.limits.check(width: Double(style.size ?? 0))
    let tools = try studio.tools
    let shown = (style.showsTitle ? chart : chart.anonymous).namingPlaces(in: language)
    let outer = partner.map { partner in
      var outer = partner.namingPlaces(in: language)
      if !style.showsTitle { outer.chart = outer.chart.anonymous }
      return outer
    }
    let sheet = PartSheet(
      style.part, of: shown, with: outer, showsTitle: style.showsTitle, theme: style.theme,
      language: language, shaper: tools.fonts)
    let width = style.size.map(Double.init) ?? sheet.size.width
    scene = sheet.scene(width: width, isTransparent: style.isTransparent, shaper: tools.fonts)
      .signed(by: style.byline, style.theme, language, designWidth: sheet.size.width, tools.fonts)
    try tools.fonts.check()
    pixels = style.size ?? Int((sheet.size.width * PartSheet.scale).rounded())
    audit = sheet.audit(shaper: tools.fonts)
    info = DocumentInfo(
      of: shown, around: [outer].compactMap(\.self), in: language, createdAt: studio.options.createdAt
    ).by(style.byline?.name)
    (self.style, self.tools, limits) = (style, tools, studio.options.limits)
  }

  /// The notes that a reader of the picture should see.
  public var notes: [Note] {
    style.theme.weaknesses + scene.notes + (style.byline?.notes(in: style.theme) ?? [])
  }

  /// The picture as the bytes of a file.
  ///
  /// - Throws: `size` for more than a file of the format can hold, `outOfRange` and `tooLong` beyond the limits of the
  ///   studio.
  public func bytes(as format: PictureFormat) throws(Problem) -> [UInt8] {
    let bytes =
      switch format {
      case .png: try tools.renderer.png(scene, pixelWidth: pixels, info: info)
      case .svg: try tools.svg.svg(scene, info: info)
      case .pdf: try tools.renderer.pdf(scene, info: info)
      }
    return try limits.check(bytes)
  }
}

extension Studio {
  /// The grid of aspects or the table of positions alone, on a page that is as large as it needs.
  ///
  ///     let grid = try studio.part(of: chart, PartStyle(.grid))
  ///     let picture = try grid.value.bytes(as: .svg)
  ///
  /// - Parameters:
  ///   - partner: The other of two people, for the grid of the aspects between them; a table ignores it.
  ///   - language: By default that of the studio.
  /// - Throws: `missingFont` for text that no face can show at all, `outOfRange` beyond the limits of the studio.
  public func part(
    of chart: Chart, with partner: OuterSky? = nil, _ style: PartStyle, in language: Language? = nil
  ) throws(Problem) -> Made<PartDrawing> {
    let drawing = try PartDrawing(of: chart, with: partner, style, in: chosen(language), with: self)
    return Made(drawing, notes: chart.warnings + drawing.notes)
  }
}

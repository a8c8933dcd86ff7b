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
import AstroWording

/// How a dial looks.
public struct DialStyle: Hashable, Sendable {
  /// How much of the zodiac goes once around it.
  public var modulus: DialModulus
  /// The planet, hypothetical planet, Ascendant or Midheaven at which the pointer is; `nil` for no pointer.
  public var pointer: AspectEnd?
  /// The inks and strokes.
  public var theme: Theme
  /// The width of the page, in pixels of PNG, or in points of SVG and PDF; by default 1200 and 600.
  public var size: Int?
  /// Whether the page names whose chart it is.
  public var showsTitle: Bool
  /// Whether the page is left unpainted.
  public var isTransparent: Bool
  /// In whose name it is made; `nil` for nobody’s.
  public var byline: Byline?

  /// By default a dial of 90° with the pointer at the Sun, in the light theme.
  public init(
    _ modulus: DialModulus = .ninety, pointer: AspectEnd? = .body(.sun), theme: Theme = .light,
    size: Int? = nil, showsTitle: Bool = true, isTransparent: Bool = false, byline: Byline? = nil
  ) {
    (self.modulus, self.pointer, self.theme, self.size) = (modulus, pointer, theme, size)
    (self.showsTitle, self.isTransparent, self.byline) = (showsTitle, isTransparent, byline)
  }
}

extension DialStyle {
  /// Whether the dial of a chart has a place for the pointer there.
  package func has(_ end: AspectEnd, in chart: Chart) -> Bool {
    DialFigure(of: chart, modulus: modulus, pointer: end).pointed != nil
  }
}

/// A dial with its midpoint trees, ready to be written: laid out once for each kind of format.
///
/// It holds the faces of the studio that made it, and must stay on the same thread.
public struct DialDrawing {
  private let raster, vector: DialSheet
  private let style: DialStyle
  private let info: DocumentInfo
  private let tools: Tools
  private let limits: StudioLimits
  private let scenes: (raster: Scene, vector: Scene)

  init(of chart: Chart, _ style: DialStyle, in language: Language, with studio: Studio) throws(Problem) {
    try studio.options.limits.check(width: Double(style.size ?? 0))
    let tools = try studio.tools
    let shown = (style.showsTitle ? chart : chart.anonymous).namingPlaces(in: language)
    let figure = DialFigure(of: shown, modulus: style.modulus, pointer: style.pointer)
    func sheet(pixels: Int) -> DialSheet {
      DialSheet(
        of: shown, figure: figure, pixels: pixels, theme: style.theme, language: language,
        shaper: tools.fonts)
    }
    (raster, vector) = (sheet(pixels: style.size ?? 1200), sheet(pixels: 1200))
    let width = Double(style.size ?? 600)
    func scene(_ sheet: DialSheet) -> Scene {
      sheet.scene(width: width, isTransparent: style.isTransparent, shaper: tools.fonts)
        .signed(by: style.byline, style.theme, language, designWidth: sheet.size.width, tools.fonts)
    }
    scenes = (scene(raster), scene(vector))
    try tools.fonts.check()
    info = DocumentInfo(
      title: ([shown.name].compactMap(\.self) + [vector.name]).joined(separator: " · "),
      language: language.tag, description: vector.description,
      createdAt: studio.options.createdAt?.secondsSince1970
    ).by(style.byline?.name)
    (self.style, self.tools, limits) = (style, tools, studio.options.limits)
  }

  /// Everything in the layout that breaks a promise, such as two labels that overlap, in one sentence each; empty if all
  /// is well.
  public var audit: [String] { raster.audit() + vector.audit() }

  /// The notes that a reader of the pictures should see.
  public var notes: [Note] {
    style.theme.weaknesses + scenes.vector.notes + (style.byline?.notes(in: style.theme) ?? [])
  }

  /// The picture as the bytes of a file.
  ///
  /// - Throws: `size` for more than a file of the format can hold, `outOfRange` and `tooLong` beyond the limits of the
  ///   studio.
  public func bytes(as format: PictureFormat) throws(Problem) -> [UInt8] {
    let bytes =
      switch format {
      case .png: try tools.renderer.png(scenes.raster, pixelWidth: style.size ?? 1200, info: info)
      case .svg: try tools.svg.svg(scenes.vector, info: info)
      case .pdf: try tools.renderer.pdf(scenes.vector, info: info)
      }
    return try limits.check(bytes)
  }
}

extension Studio {
  /// A dial with the midpoints that each place strikes.
  ///
  ///     let dial = try studio.dial(of: chart, DialStyle(.ninety, pointer: .body(.moon)))
  ///     let picture = try dial.value.bytes(as: .pdf)
  ///
  /// Without a time of birth it has no angles and no Moon.
  /// - Parameter language: By default that of the studio.
  /// - Throws: `missingFont` for text that no face can show at all, `outOfRange` beyond the limits of the studio.
  public func dial(
    of chart: Chart, _ style: DialStyle = DialStyle(), in language: Language? = nil
  ) throws(Problem) -> Made<DialDrawing> {
    let drawing = try DialDrawing(of: chart, style, in: chosen(language), with: self)
    return Made(drawing, notes: chart.warnings + drawing.notes)
  }
}

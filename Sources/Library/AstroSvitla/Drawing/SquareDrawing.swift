import AstroBirthplaces
public import AstroBylines
public import AstroChartModel
public import AstroChartSheet
public import AstroDiagnostics
public import AstroDrawing
import AstroPainting
import AstroSvitlaCore
public import AstroThemes
public import AstroTradition
import AstroWording

/// How a Vedic square looks.
public struct SquareStyle: Hashable, Sendable {
  /// Which of its two kinds it is.
  public var form: SquareForm
  /// The division whose square stands beside that of the signs; `d1` for none.
  public var varga: Varga
  /// Whether it shows Uranus, Neptune and Pluto besides the nine of tradition.
  public var showsOuterPlanets: Bool
  /// The inks and strokes.
  public var theme: Theme
  /// The width of the page, in pixels of PNG, or in points of SVG and PDF; by default 1200 and 600, with a second
  /// square 2324 and 1162.
  public var size: Int?
  /// Whether the page names whose chart it is.
  public var showsTitle: Bool
  /// Whether the page is left unpainted.
  public var isTransparent: Bool
  /// In whose name it is made; `nil` for nobody’s.
  public var byline: Byline?

  /// By default the square of the signs alone, in the light theme.
  public init(
    _ form: SquareForm, varga: Varga = .d1, showsOuterPlanets: Bool = false, theme: Theme = .light,
    size: Int? = nil, showsTitle: Bool = true, isTransparent: Bool = false, byline: Byline? = nil
  ) {
    (self.form, self.varga, self.showsOuterPlanets) = (form, varga, showsOuterPlanets)
    (self.theme, self.size, self.showsTitle) = (theme, size, showsTitle)
    (self.isTransparent, self.byline) = (isTransparent, byline)
  }
}

/// A Vedic square, ready to be written: laid out once for each kind of format.
///
/// It holds the faces of the studio that made it, and must stay on the same thread.
public struct SquareDrawing: DrawnPicture {
  private let style: SquareStyle
  private let info: DocumentInfo
  private let tools: Tools
  private let limits: StudioLimits
  private let pixels: Int
  private let scenes: (raster: Scene, vector: Scene)

  /// Everything in the layout that breaks a promise, such as a body outside its cell, in one sentence each; empty if all
  /// is well.
  public let audit: [String]

  init(of chart: Chart, _ style: SquareStyle, in language: Language, with studio: Studio) throws(Problem) {
    try chart.requireSquare(style.form)
    try studio.options.limits.check(width: Double(style.size ?? 0))
    let tools = try studio.tools
    let shown = (style.showsTitle ? chart : chart.anonymous).namingPlaces(in: language)
    let ayanamsa = studio.ayanamsa(of: chart)
    func sheet(pixels: Int?) -> SquareSheet {
      SquareSheet(
        of: shown, style.form, varga: style.varga, showsOuterPlanets: style.showsOuterPlanets,
        ayanamsa: ayanamsa, pixels: pixels, theme: style.theme, language: language, shaper: tools.fonts)
    }
    func scene(_ sheet: SquareSheet) -> Scene {
      let width = style.size.map(Double.init) ?? sheet.size.width
      let page = sheet.scene(width: width, isTransparent: style.isTransparent, shaper: tools.fonts)
      return style.byline.map {
        page.signed(
          by: $0, theme: style.theme, language: language.tag, designWidth: sheet.size.width,
          shaper: tools.fonts)
      } ?? page
    }
    let (raster, vector) = (sheet(pixels: style.size), sheet(pixels: nil))
    (scenes, audit) = (
      (scene(raster), scene(vector)),
      raster.audit(shaper: tools.fonts) + vector.audit(shaper: tools.fonts)
    )
    try tools.fonts.check()
    pixels = style.size ?? SquareSheet.usualPixels(of: vector.squares.count)
    info = DocumentInfo(
      title: ([shown.name].compactMap(\.self) + [vector.name]).joined(separator: " · "),
      language: language.tag, description: vector.description,
      createdAt: studio.options.createdAt?.secondsSince1970
    ).by(style.byline?.name)
    (self.style, self.tools, limits) = (style, tools, studio.options.limits)
  }

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
      case .png: try tools.renderer.png(scenes.raster, pixelWidth: pixels, info: info)
      case .svg: try tools.svg.svg(scenes.vector, info: info)
      case .pdf: try tools.renderer.pdf(scenes.vector, info: info)
      }
    return try limits.check(bytes)
  }
}

extension Studio {
  /// A Vedic square of a sidereal chart, with the square of a division beside it if one is asked for.
  ///
  ///     let square = try studio.square(of: chart, SquareStyle(.north, varga: .d9))
  ///     let picture = try square.value.bytes(as: .pdf)
  ///
  /// Signs are houses, whatever houses the chart was computed with. Without a time of birth a square of the south has
  /// no houses, and no Moon on a day on which it changes its sign.
  /// - Parameter language: By default that of the studio.
  /// - Throws: `invalidChart` for a tropical chart, and for a square of the north without a time of birth; `missingFont`
  ///   for text that no face can show at all, `outOfRange` beyond the limits of the studio.
  public func square(
    of chart: Chart, _ style: SquareStyle, in language: Language? = nil
  ) throws(Problem) -> Made<SquareDrawing> {
    let drawing = try SquareDrawing(of: chart, style, in: chosen(language), with: self)
    // Signs are houses here: it does not matter which houses a place lacks.
    let own = chart.warnings.filter { $0.code != .houseSystemFallback }
    return Made(drawing, notes: own + drawing.notes)
  }
}

extension Chart {
  /// Refuses a chart of which no such square can be drawn.
  fileprivate func requireSquare(_ form: SquareForm) throws(Problem) {
    if settings.zodiac == .tropical { throw Problem(.invalidChart, StudioFault.tropicalSquare) }
    if form == .north, angles == nil { throw Problem(.invalidChart, StudioFault.squareWithoutTime) }
  }
}

extension Studio {
  /// How far after the equinox the zodiac of a computed chart begins, in degrees, from the Sun's two longitudes.
  ///
  /// - Returns: `nil` for positions that were given without an instant, or where there are no ephemerides.
  fileprivate func ayanamsa(of chart: Chart) -> Double? {
    guard chart.ephemeris != nil, let moment = chart.moment, let sun = chart.placement(of: .sun),
      let tropical = try? sky(of: nil, at: moment, ChartSettings(points: [])).placement(of: .sun)
    else { return nil }
    return sun.longitude.distance(forwardTo: tropical.longitude)
  }
}

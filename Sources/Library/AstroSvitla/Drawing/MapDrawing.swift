import AstroBirthplaces
public import AstroBylines
public import AstroChartModel
import AstroChartSheet
public import AstroDiagnostics
public import AstroDrawing
import AstroPainting
import AstroSkies
import AstroSvitlaCore
public import AstroThemes
public import AstroTradition
import AstroWording

/// How a map of lines looks.
public struct MapStyle: Hashable, Sendable {
  /// How uncertain the time is, in minutes either way, 1…120: each line is then a band of the lines within it; `nil` for
  /// lines alone.
  public var doubt: Int?
  /// The inks and strokes.
  public var theme: Theme
  /// The width of the page, in pixels of PNG, or in points of SVG and PDF; by default 1600 and 800.
  public var size: Int?
  /// Whether the page names whose chart it is.
  public var showsTitle: Bool
  /// Whether the page is left unpainted; the map itself keeps its ground.
  public var isTransparent: Bool
  /// In whose name it is made; `nil` for nobody’s.
  public var byline: Byline?

  /// By default lines without bands, in the light theme.
  public init(
    doubt: Int? = nil, theme: Theme = .light, size: Int? = nil, showsTitle: Bool = true,
    isTransparent: Bool = false, byline: Byline? = nil
  ) {
    (self.doubt, self.theme, self.size) = (doubt, theme, size)
    (self.showsTitle, self.isTransparent, self.byline) = (showsTitle, isTransparent, byline)
  }

  /// How many minutes a time may be uncertain.
  package static let doubts = 1...120
}

/// A map of lines, ready to be written: laid out once for each kind of format.
///
/// It holds the faces of the studio that made it, and must stay on the same thread.
public struct MapDrawing: DrawnPicture {
  /// The lines that are drawn, and where they cross.
  public let map: AstroMap
  private let style: MapStyle
  private let info: DocumentInfo
  private let tools: Tools
  private let limits: StudioLimits
  private let scenes: (raster: Scene, vector: Scene)

  /// Everything in the layout that breaks a promise, such as a label on another, in one sentence each; empty if all is well.
  public let audit: [String]

  init(of chart: Chart, _ style: MapStyle, in language: Language, with studio: Studio) throws(Problem) {
    try studio.options.limits.check(width: Double(style.size ?? 0))
    map = try studio.map(of: chart)
    let doubt = try style.doubt.map { (minutes) throws(Problem) in try studio.doubt(of: chart, minutes) }
    let coast = try studio.coastline
    let tools = try studio.tools
    let shown = (style.showsTitle ? chart : chart.anonymous).namingPlaces(in: language)
    let sheets = [style.size, nil].map { [map] in
      MapSheet(
        of: shown, map, doubt: doubt, over: coast, pixels: $0, theme: style.theme, language: language,
        shaper: tools.fonts)
    }
    func scene(_ sheet: MapSheet) -> Scene {
      let width = style.size.map(Double.init) ?? MapSheet.width
      let page = sheet.scene(width: width, isTransparent: style.isTransparent, shaper: tools.fonts)
      return style.byline.map {
        page.signed(
          by: $0, theme: style.theme, language: language.tag, designWidth: MapSheet.width, shaper: tools.fonts
        )
      } ?? page
    }
    scenes = (scene(sheets[0]), scene(sheets[1]))
    audit = sheets.flatMap { $0.audit() }
    try tools.fonts.check()
    info = DocumentInfo(
      title: ([shown.name].compactMap(\.self) + [sheets[1].name]).joined(separator: " · "),
      language: language.tag, description: sheets[1].description,
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
      case .png:
        try tools.renderer.png(scenes.raster, pixelWidth: style.size ?? MapSheet.usualPixels, info: info)
      case .svg: try tools.svg.svg(scenes.vector, info: info)
      case .pdf: try tools.renderer.pdf(scenes.vector, info: info)
      }
    return try limits.check(bytes)
  }
}

extension Studio {
  /// Where on the Earth the ten planets culminate, rise and set at the moment of a chart.
  ///
  ///     let map = try studio.map(of: chart)
  ///     let longitude = map.line(of: .venus, at: .midheaven)?.longitude(at: 0)
  ///     let parans = map.parans()
  ///
  /// - Throws: `invalidChart` for a chart whose time is not known, or that has no moment of its own, such as a composite;
  ///   `outOfRange` for a moment that the ephemeris does not cover, `missingEphemeris` without its files.
  public func map(of chart: Chart) throws(Problem) -> AstroMap { try skies.map(of: chart) }

  /// The map of a chart over the coasts of the Earth: the MC, IC, ASC and DSC lines of the ten planets, a ring at the place,
  /// a key, and in a picture that is large enough the parans within 60° of the equator.
  ///
  ///     let map = try studio.map(of: chart, MapStyle(doubt: 10))
  ///     let picture = try map.value.bytes(as: .pdf)
  ///
  /// Coasts are those of GSHHG, from the folder that the options of the studio name.
  /// - Parameter language: By default that of the studio.
  /// - Throws: `invalidChart` for a chart whose time is not known, or that has no moment of its own; `outOfRange` for a doubt
  ///   of more than two hours, a moment that the ephemeris does not cover, and beyond the limits of the studio;
  ///   `missingCoasts`, `missingEphemeris`, and `missingFont` for text that no face can show at all.
  public func map(
    of chart: Chart, _ style: MapStyle, in language: Language? = nil
  ) throws(Problem) -> Made<MapDrawing> {
    let drawing = try MapDrawing(of: chart, style, in: chosen(language), with: self)
    return Made(drawing, notes: chart.warnings + drawing.notes)
  }

  fileprivate func doubt(of chart: Chart, _ minutes: Int) throws(Problem) -> MapDoubt {
    guard MapStyle.doubts.contains(minutes) else {
      throw Problem(.outOfRange, at: .field("doubt"), StudioFault.doubt(minutes, MapStyle.doubts))
    }
    return MapDoubt(
      minutes: minutes, earlier: try skies.map(of: chart, later: -Double(minutes)),
      later: try skies.map(of: chart, later: Double(minutes)))
  }
}

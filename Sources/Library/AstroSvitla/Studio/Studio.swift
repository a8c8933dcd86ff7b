import AstroChartModel
import AstroChartSheet
package import AstroDaybook
public import AstroDiagnostics
public import AstroEphemeris
package import AstroPainting
package import AstroSVG
package import AstroShaping
import AstroSkies
package import AstroTypesetting
public import AstroWording

/// The main entry point: finds once what drawing and writing need, and turns births into charts, pictures,
/// pages, reports, documents and calendars.
///
///     let studio = try Studio()
///     let chart = try studio.chart(of: birth, name: "Oksana")
///     let picture = try studio.picture(of: chart.value, as: .png)
///
/// Every result comes with the notes that its reader should see. A studio must stay on the thread that made
/// it, because the faces that it holds must; ``StudioPool`` has one studio for each of several threads.
public final class Studio {
  /// The options with which it was made.
  public let options: StudioOptions
  private var loaded: Tools?
  /// The hyphenation of all languages, read on first use.
  ///
  /// A language whose patterns are not installed keeps whole words, and documents have a note about it.
  package private(set) lazy var hyphenation = options.patterns.hyphenation()

  /// The coasts of maps, once they are read.
  private var readCoastline: Coastline?

  /// The fitted skies of earlier calendars, by zodiac.
  var fitted: [Zodiac: SkyCalendar] = [:]
  /// Looks things up in charts, and keeps the stars of a day.
  lazy var finder = DetailFinder(ephemeris)
  /// What readings of days share.
  package lazy var daybook = Daybook(ephemeris)

  /// - Throws: `missingFont` if a face is not installed, is damaged, or is not in the folders that the options
  ///   name; `noInput` if the folder of hyphenation patterns that they name has none.
  public convenience init(_ options: StudioOptions = StudioOptions()) throws(Problem) {
    self.init(drawingOnDemand: options)
    _ = try tools
  }

  /// A studio that looks for its faces when it first draws: what is computed and listed needs none.
  package init(drawingOnDemand options: StudioOptions) { self.options = options }

  /// What draws and writes.
  package var tools: Tools {
    get throws(Problem) {
      if let loaded { return loaded }
      let made = try Tools(options)
      loaded = made
      return made
    }
  }

  /// The coasts of the Earth, read on first use.
  var coastline: Coastline {
    get throws(Problem) {
      if let readCoastline { return readCoastline }
      let folder = options.coastFolder.map { CoastFolder(path: $0) } ?? .customary
      let read = try folder.coastline()
      readCoastline = read
      return read
    }
  }

  /// The source of positions.
  package var ephemeris: SwissEphemeris { options.ephemeris }

  /// - Returns: The given language, or else that of the studio.
  func chosen(_ language: Language?) -> Language { language ?? options.language }
}

/// What draws and writes, made once.
package struct Tools {
  /// The faces, which also measure words.
  package let fonts: FontBook
  /// Writes PNG and PDF.
  package let renderer: Renderer
  /// Writes SVG, and remembers the outlines it has written.
  package let svg: SVGWriter

  fileprivate init(_ options: StudioOptions) throws(Problem) {
    if options.hyphenationFolder != nil { try options.patterns.check() }
    fonts = try options.fontFolders.isEmpty ? FontBook() : FontBook(inFolders: options.fontFolders)
    (renderer, svg) = (Renderer(fonts: fonts), SVGWriter(glyphs: fonts))
  }
}

/// The options for everything that a studio makes.
public struct StudioOptions: Sendable {
  /// The language of words, unless a call names another.
  public var language: Language
  /// The source of positions.
  public var ephemeris: SwissEphemeris
  /// Folders that hold the files of the faces, such as `Inter-Bold.otf`, and are searched instead of those of the
  /// machine.
  ///
  /// If it is empty, files are searched for in the folders that the environment variable `ASTROSVITLA_FONTS`
  /// names, separated by colons, then where Debian and users put fonts. A character that no shipped face covers
  /// is looked for among the fonts of the machine in either case.
  public var fontFolders: [String]
  /// The folder that holds the patterns by which English words are divided, `hyph_en_US.dic`.
  ///
  /// If it is `nil`, they are searched for in the folder that the environment variable `ASTROSVITLA_HYPHENATION`
  /// names, or else where Debian puts them, and if they are not there, documents keep whole words and have a
  /// note about it.
  public var hyphenationFolder: String?
  /// The folder that holds the coasts of maps, with the files `c/GSHHS_c_L1.shp` and `l/GSHHS_l_L2.shp`.
  ///
  /// If it is `nil`, they are searched for in the folder that the environment variable `ASTROSVITLA_COASTS` names, or
  /// else where Debian’s python-cartopy-data puts them. Only maps need them.
  public var coastFolder: String?
  /// The time of making stated in documents and reports.
  ///
  /// If it is `nil`, dates are left out, so that the same input always gives the same bytes.
  public var createdAt: Moment?
  /// The limits for one request.
  public var limits: StudioLimits

  /// By default, English, the installed ephemeris, fonts and patterns, no dates, and wide limits.
  public init(
    language: Language = .en, ephemeris: SwissEphemeris = SwissEphemeris(), fontFolders: [String] = [],
    hyphenationFolder: String? = nil, coastFolder: String? = nil, createdAt: Moment? = nil,
    limits: StudioLimits = StudioLimits()
  ) {
    (self.language, self.ephemeris, self.createdAt, self.limits) = (language, ephemeris, createdAt, limits)
    (self.fontFolders, self.hyphenationFolder) = (fontFolders, hyphenationFolder)
    self.coastFolder = coastFolder
  }
}

extension StudioOptions {
  fileprivate var patterns: HyphenationFolder {
    hyphenationFolder.map { HyphenationFolder(path: $0) } ?? .customary
  }
}

/// Limits on what a studio makes for one request, for services that are open to strangers.
public struct StudioLimits: Hashable, Sendable, Codable {
  /// The widest picture, in pixels of PNG or points of SVG and PDF.
  public var width: Int
  /// The largest size of one result, in bytes.
  public var bytes: Int
  /// How long a request may wait for its turn in a ``StudioPool``; `nil` for no limit.
  public var wait: Duration?
  /// How many requests may wait in a ``StudioPool``; more are refused at once.
  public var queue: Int

  /// By default pictures up to 20,000 wide, the absolute maximum, results up to a quarter of a gigabyte, and a
  /// queue of 1,024 requests.
  public init(width: Int = 20_000, bytes: Int = 256 << 20, wait: Duration? = nil, queue: Int = 1024) {
    (self.width, self.bytes, self.wait, self.queue) = (width, bytes, wait, queue)
  }

  func check(width: Double) throws(Problem) {
    guard width > Double(self.width) else { return }
    throw Problem(
      .outOfRange, at: .field("size"), StudioFault.picture(Int(width), most: self.width))
  }

  /// The bytes of a result, unless they are too many.
  package func check(_ bytes: [UInt8]) throws(Problem) -> [UInt8] {
    guard bytes.count > self.bytes else { return bytes }
    throw Problem(
      .tooLong, StudioFault.bytes(bytes.count, most: self.bytes))
  }
}

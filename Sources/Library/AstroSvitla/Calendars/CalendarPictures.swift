import AstroChartModel
public import AstroDiagnostics
public import AstroDrawing
import AstroPainting
import AstroShaping
public import AstroThemes
import AstroTimeline
import AstroWheelLayout
import AstroWording

/// The pictures of a calendar, one page per year or month, or of the Moon's years, of a life or of curves, each laid out once and written in each format.
public struct CalendarPictures {
  /// What a page shows.
  public enum Form: String, CaseIterable, Hashable, Sendable, Codable {
    /// A timeline of a year.
    case year
    /// A calendar sheet of a month.
    case month
  }

  /// How pictures of a calendar style.
  public struct Style: Hashable, Sendable, Codable {
    /// What a page shows.
    public var form: Form
    /// The inks.
    public var theme: Theme
    /// The width of a page, in pixels of PNG, or in points of SVG and PDF; by default 1600 pixels, and A4 in
    /// landscape.
    public var width: Int?
    /// Whether the page is left unpainted.
    public var isTransparent: Bool

    /// By default, a year of the usual width in the light theme.
    public init(_ form: Form = .year, theme: Theme = .light, width: Int? = nil, isTransparent: Bool = false) {
      (self.form, self.theme, self.width, self.isTransparent) = (form, theme, width, isTransparent)
    }
  }

  /// One page, and the suffix of its file name if there are several.
  struct Page {
    var suffix: String
    var scene: Scene
    var description: String
    var findings: [TimelineFinding]
    /// Whether it comes after a picture in a document, and is no picture of its own.
    var isForDocuments = false
  }

  private let pages: [Page]
  private let weaknesses: [Note]
  private let title: String
  private let author: String?
  private let language: Language
  private let createdAt: Moment?
  private let limits: StudioLimits
  private let renderer: Renderer
  private let pixels: Int

  /// The largest number of pages in one call.
  public static let mostPages = 120

  init(
    of subject: CalendarSubject, _ style: Style, in language: Language, with studio: Studio
  ) throws(Problem) {
    let fonts = try studio.tools.fonts
    let width = style.width.map(Double.init) ?? YearTimeline.size.width
    try studio.options.limits.check(width: width)
    let pages: [Page]
    switch style.form {
    case .year:
      pages = try subject.years(in: language).map { year in
        let picture = YearTimeline(of: year.figure, theme: style.theme, language: language, shaper: fonts)
        return Page(
          suffix: year.suffix, scene: picture.scene(width: width, isTransparent: style.isTransparent),
          description: picture.description, findings: picture.audit())
      }
    case .month:
      pages = try subject.months(in: language).map { month in
        let sheet = MonthSheet(of: month.figure, theme: style.theme, language: language, shaper: fonts)
        return Page(
          suffix: month.suffix, scene: sheet.scene(width: width, isTransparent: style.isTransparent),
          description: sheet.description, findings: sheet.audit())
      }
    }
    let name = subject.name(in: language) ?? CalendarPictureWords(language).skyAlone
    try self.init(
      pages, title: name + " · " + subject.clock.period(of: subject.span, in: language),
      notes: style.theme.weaknesses, pixels: style.width ?? 1600,
      in: language, with: studio)
  }

  /// - Parameters:
  ///   - notes: What is to be said of the inks.
  ///   - pixels: The width of a PNG.
  init(
    _ pages: [Page], title: String, author: String? = nil, notes: [Note], pixels: Int,
    in language: Language, with studio: Studio
  ) throws(Problem) {
    let tools = try studio.tools
    try tools.fonts.check()
    (self.pages, self.title, self.author, weaknesses) = (pages, title, author, notes)
    (self.language, createdAt, limits) = (language, studio.options.createdAt, studio.options.limits)
    (renderer, self.pixels) = (tools.renderer, pixels)
  }

  /// Everything in the layout that breaks a promise, such as two words that overlap, in one sentence each;
  /// empty if all is well.
  public var audit: [String] { pages.flatMap(\.findings).map(\.description) }

  /// The notes that a reader of the pictures should see.
  public var notes: [Note] { weaknesses + Set(pages.flatMap(\.scene.notes)) }

  /// The bytes of each file with the suffix of its name; a PDF is a single document with all pages.
  ///
  /// - Throws: `size` for more than a file of the format can hold, `tooLong` beyond the limits of the studio.
  public func files(as format: PictureFormat) throws(Problem) -> [(suffix: String, bytes: [UInt8])] {
    if format == .pdf { return [("", try limits.check(renderer.pdf(document)))] }
    let pages = pages.filter { !$0.isForDocuments }
    var files: [(suffix: String, bytes: [UInt8])] = []
    for page in pages {
      let info = info(page.description)
      let bytes =
        format == .png
        ? try renderer.png(page.scene, pixelWidth: pixels, info: info)
        : try renderer.svg(page.scene, info: info)
      files.append((pages.count == 1 ? "" : "-" + page.suffix, try limits.check(bytes)))
    }
    return files
  }

  private func info(_ description: String) -> DocumentInfo {
    DocumentInfo(
      title: title, language: language.tag, description: description, createdAt: createdAt?.secondsSince1970
    ).by(author)
  }

  /// Each page is tagged as a single figure, with its description.
  private var document: PrintDocument {
    PrintDocument(
      pages: pages.map { page in
        var scene = page.scene
        scene.items = [
          .group(
            Scene.Group("picture", role: .figure(alternative: page.description), items: scene.items))
        ]
        return PrintDocument.Page(scene)
      },
      outline: pages.enumerated().map { PrintDocument.OutlineEntry($1.suffix, page: $0) }, info: info(title))
  }
}

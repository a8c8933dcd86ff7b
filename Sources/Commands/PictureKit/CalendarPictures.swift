import AstroChartModel
import AstroCommandKit
package import AstroDiagnostics
package import AstroDrawing
import AstroPainting
import AstroShaping
package import AstroSvitla
package import AstroThemes
package import AstroTimeline
import AstroWheelLayout
package import AstroWording

/// The pictures of a calendar, one page per year or month, each laid out once and written in each format.
package struct CalendarPictures {
  package enum Form: String, CaseIterable, Sendable { case year, month }

  /// The look of calendar pictures.
  package struct Look: Sendable {
    package var form: Form
    package var theme: Theme
    /// The width of a page, in pixels for PNG, in points for SVG and PDF; by default 1600 pixels, and A4 in
    /// landscape.
    package var width: Int?
    package var isTransparent: Bool

    package init(_ form: Form, theme: Theme, width: Int? = nil, isTransparent: Bool = false) {
      (self.form, self.theme, self.width, self.isTransparent) = (form, theme, width, isTransparent)
    }
  }

  /// One page, and the suffix of its file name if there are several.
  private struct Page {
    var suffix: String
    var scene: Scene
    var description: String
    var findings: [TimelineFinding]
  }

  private let pages: [Page]
  private let themeNotes: [Note]
  private let title: String
  private let language: Language
  private let createdAt: Moment?
  private let renderer: Renderer
  private let pixels: Int

  /// The largest number of pages in one call.
  package static let mostPages = 120

  package init(
    of subject: CalendarSubject, _ look: Look, _ themeNotes: [Note] = [], in language: Language,
    with studio: Studio
  ) throws(Problem) {
    self.themeNotes = themeNotes
    let fonts = studio.fonts
    let width = look.width.map(Double.init) ?? YearTimeline.size.width
    switch look.form {
    case .year:
      pages = try subject.years(in: language).map { year in
        let picture = YearTimeline(of: year.figure, theme: look.theme, language: language, shaper: fonts)
        return Page(
          suffix: year.suffix, scene: picture.scene(width: width, isTransparent: look.isTransparent),
          description: picture.description, findings: picture.audit())
      }
    case .month:
      pages = try subject.months(in: language).map { month in
        let sheet = MonthSheet(of: month.figure, theme: look.theme, language: language, shaper: fonts)
        return Page(
          suffix: month.suffix, scene: sheet.scene(width: width, isTransparent: look.isTransparent),
          description: sheet.description, findings: sheet.audit())
      }
    }
    try fonts.check()
    title = ([subject.name(in: language) ?? CalendarPictureWords(language).skyAlone] + [subject.period])
      .joined(separator: " · ")
    (self.language, createdAt) = (language, studio.options.createdAt)
    (renderer, pixels) = (studio.renderer, look.width ?? 1600)
  }

  /// Everything in the pictures that breaks a promise; empty if all is well.
  package var findings: [TimelineFinding] { pages.flatMap(\.findings) }

  /// The notes that a reader of the pictures should see.
  package var notes: [Note] { themeNotes + Set(pages.flatMap(\.scene.notes)) }

  /// The bytes of each file with the suffix of its name; a PDF is a single document with all pages.
  package func files(_ format: PictureFormat) throws(Problem) -> [(suffix: String, bytes: [UInt8])] {
    if format == .pdf { return [("", try renderer.pdf(document))] }
    var files: [(suffix: String, bytes: [UInt8])] = []
    for page in pages {
      let info = info(page.description)
      let bytes =
        format == .png
        ? try renderer.png(page.scene, pixelWidth: pixels, info: info)
        : try renderer.svg(page.scene, info: info)
      files.append((pages.count == 1 ? "" : "-" + page.suffix, bytes))
    }
    return files
  }

  private func info(_ description: String) -> DocumentInfo {
    DocumentInfo(
      title: title, language: language.tag, description: description, createdAt: createdAt?.secondsSince1970)
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

package import AstroSvitla
import ChartModel
import CommandKit
package import Diagnostics
package import Drawing
import Painting
import Shaping
package import Timeline
package import WheelLayout
package import Wording

/// The pictures of a calendar, a page a year or a month, each laid out once and written in each format.
package struct CalendarPictures {
  package enum Form: String, CaseIterable, Sendable { case year, month }

  /// How pictures of a calendar look.
  package struct Look: Sendable {
    package var form: Form
    package var theme: WheelTheme
    /// The width of a page: pixels for PNG, points for SVG and PDF; 1600, and A4 on its side, unless it is given.
    package var width: Int?
    package var isTransparent: Bool

    package init(_ form: Form, theme: WheelTheme, width: Int? = nil, isTransparent: Bool = false) {
      (self.form, self.theme, self.width, self.isTransparent) = (form, theme, width, isTransparent)
    }
  }

  /// One page, and what its file is called behind the name of all where there are several.
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
  private let createdAt: Int?
  private let renderer: Renderer
  private let pixels: Int

  /// The most pages of one call.
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

  /// What in the pictures breaks a promise; empty as it should be.
  package var findings: [TimelineFinding] { pages.flatMap(\.findings) }

  /// What a reader of the pictures should know.
  package var notes: [Note] { themeNotes + Set(pages.flatMap(\.scene.notes)) }

  /// The bytes of each file, with what its name ends in before the ending: PDF is one document of all pages.
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
    DocumentInfo(title: title, language: language.tag, description: description, createdAt: createdAt)
  }

  /// Each page is one figure, said by its description.
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

import AstroChartModel
import AstroDiagnostics
import AstroDocuments
import AstroDrawing
import AstroGeometry
import AstroInterpretation
import AstroSvitla
import AstroSvitlaCore
import AstroThemes
import AstroTypesetting
import AstroWheelLayout
import AstroWording

/// A page of a report with labels for its parts.
struct LabelledPage {
  private let page: Scene
  private let heading: Double?
  private let style = PageStyle.a4
  private let shaper: any TextShaper

  private static let margin = 170.0

  init(_ chart: Chart, _ studio: Studio) throws(Problem) {
    let fonts = try studio.tools.fonts
    let report = try studio.report(on: .career, of: chart).value
    let book = ReportDocument(
      of: chart, chapters: [ReportChapter(report)], language: .en, theme: .light, shaper: fonts)
    let print = try book.printDocument(on: style, hyphenation: studio.hyphenation, shaper: fonts).value
    let text = min(LabelledPage.textPage, print.pages.count - 1)
    page = print.pages[text].scene
    heading = print.outline.first { $0.page == text && $0.level > 1 }?.y
    shaper = fonts
  }

  /// The index of the page on which the analysis continues.
  private static let textPage = 2

  func scene() -> Scene {
    let corner = Vector(dx: LabelledPage.margin, dy: 0)
    let theme = Theme.light
    var scene = Scene(
      size: Size(width: page.size.width + 2 * LabelledPage.margin, height: page.size.height),
      background: theme.disc)
    let sheet = Rect(origin: .origin + corner, size: page.size)
    scene.fill(Path(sheet), theme.paper)
    scene.group("page", transform: .translation(corner)) { $0.add(page) }
    var callouts = Callouts(around: sheet, shaper: shaper)
    for (name, place) in parts { callouts.name(name, place.map { $0 + corner }) }
    outline(columns, in: &scene, corner, theme.accent)
    callouts.draw(in: &scene, ink: theme.ink, line: theme.accent)
    return scene
  }

  /// The column of text and the margin column.
  private var columns: [Rect] {
    let area = Rect(origin: .origin, size: page.size).inset(by: style.margins)
    let notes = area.width - style.measure - style.gutter
    return [
      Rect(x: area.maxX - style.measure, y: area.minY, width: style.measure, height: area.height),
      Rect(x: area.minX, y: area.minY, width: notes, height: area.height),
    ]
  }

  private func outline(_ boxes: [Rect], in scene: inout Scene, _ corner: Vector, _ color: Color) {
    for box in boxes {
      scene.stroke(Path(box.offset(by: corner)), Stroke(color, width: 0.5, dash: [3, 3]))
    }
  }

  private var parts: [(String, Point?)] {
    let (text, notes) = (columns[0], columns[1])
    return [
      ("running head", Point(x: notes.minX - 3, y: style.headBaseline - 3)),
      ("margin column", Point(x: notes.minX, y: text.minY + 0.6 * text.height)),
      ("gutter", Point(x: notes.maxX + style.gutter / 2, y: text.minY + 0.9 * text.height)),
      ("measure", Point(x: text.maxX, y: text.minY + 0.55 * text.height)),
      ("paragraph", Point(x: text.maxX + 3, y: text.minY + 0.3 * text.height)),
      ("heading", heading.map { Point(x: text.minX - 4, y: $0 + 12) }),
      ("folio", Point(x: text.maxX + 3, y: page.size.height - style.footBaseline - 3)),
      ("type area", Point(x: text.maxX, y: text.maxY)),
    ]
  }
}

import AstroSvitla
import ChartFiles
package import ChartModel
import ChartSheet
import CommandKit
package import Diagnostics
package import Drawing
import Painting
import Shaping
package import WheelLayout
package import Wording

/// The pictures of one chart: a wheel laid out once, painted once, and written in each format.
package struct WheelPictures {
  package let wheel: Wheel
  /// The chart as it is drawn: with the aspects asked for.
  package let chart: Chart
  private let scene: Scene
  private let info: DocumentInfo
  private let renderer: Renderer
  private let pixels: Int
  private let language: Language
  private let themeNotes: [Note]

  package init(
    of chart: Chart, _ options: PictureOptions, in language: Language
  ) throws(Problem) {
    let theme = try options.theme.theme()
    themeNotes = options.theme.notes(on: theme)
    let fonts = try FontBook()
    let shown = (options.title ? chart : chart.anonymous).showing(options.aspects)
    let wheelOptions = try options.wheel(of: shown, in: language)
    if options.sheet {
      let sheet = ChartSheet(
        of: shown, options: wheelOptions, theme: theme, language: language, shaper: fonts)
      wheel = sheet.wheel
      scene = sheet.scene(width: options.side, isTransparent: options.transparent, shaper: fonts)
    } else {
      wheel = Wheel(of: shown, options: wheelOptions, theme: theme, shaper: fonts)
      scene = wheel.scene(isTransparent: options.transparent)
    }
    try fonts.check()
    info = DocumentInfo(of: shown, in: language, createdAt: try Environment.sourceDate())
    self.chart = chart.showing(options.aspects)
    (renderer, pixels, self.language) = (Renderer(fonts: fonts), options.pixels, language)
  }

  /// The drawn geometry, for programs.
  package var response: [UInt8] { DrawingResponse(of: chart, drawnAs: wheel, in: language).json }

  /// What in the layout breaks a promise; empty as it should be.
  package var findings: [WheelFinding] { wheel.audit(against: chart) }

  /// The picture as the bytes of a file.
  package func bytes(_ format: PictureFormat) throws(Problem) -> [UInt8] {
    switch format {
    case .png: try renderer.png(scene, pixelWidth: pixels, info: info)
    case .svg: try renderer.svg(scene, info: info)
    case .pdf: try renderer.pdf(scene, info: info)
    }
  }

  /// What a reader of the pictures should know.
  package var notes: [Note] { themeNotes + scene.notes }
}

extension PictureOptions {
  fileprivate func wheel(of chart: Chart, in language: Language) throws(Problem) -> WheelOptions {
    try WheelOptions(
      side: side, detail: .init(pixels: pixels), showsAspects: !noAspects,
      caption: title ? WheelCaption(of: chart, in: language) : nil, language: language.tag)
  }
}

extension Chart {
  /// The chart with the aspects asked for; those it has where nothing is asked.
  fileprivate func showing(_ aspects: PictureOptions.Aspects?) -> Chart {
    var chart = self
    switch aspects {
    case nil: break
    case .major: chart.aspects.removeAll { !$0.type.isMajor }
    case .all: chart.aspects += missingAspects()
    }
    return chart
  }

  /// The aspects of all eleven kinds between pairs that are in none so far.
  private func missingAspects() -> [Aspect] {
    let known = Set(aspects.map { Set([$0.body1, $0.body2]) })
    return settings.withAllAspects.aspects(among: placements, angles: angles)
      .filter { !known.contains([$0.body1, $0.body2]) }
  }
}

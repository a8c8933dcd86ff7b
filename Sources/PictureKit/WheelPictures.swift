import AstroSvitla
import ChartFiles
package import ChartModel
package import CommandKit
package import Diagnostics
package import Drawing
import Ephemeris
import Painting
import Shaping
package import WebPage
package import WheelLayout
package import Wording

/// The pictures of one chart, and of the skies around it: laid out once for each kind of format, painted once, and
/// written in each.
package struct WheelPictures {
  /// The chart as it is drawn: with the aspects asked for.
  package let chart: Chart
  /// What the wheel shows.
  private let figure: WheelFigure
  /// For pictures of pixels, and for those that can be seen in any size; the same where that makes no difference.
  private let raster, vector: LaidOutPicture
  private let info: DocumentInfo
  private let tools: DrawingTools
  private let pixels: Int
  private let language: Language
  private let themeNotes: [Note]
  /// The chart as it is told: without a name where none is to be shown.
  private let told: Chart
  private let around: [WheelFigure.Outer]

  /// - Parameter makesPage: Whether a page is made of it, which can be seen in any size.
  package init(
    of chart: Chart, around skies: [WheelFigure.Outer] = [], _ options: PictureOptions,
    makesPage: Bool = false, in language: Language, with tools: DrawingTools
  ) throws(Problem) {
    let theme = try options.theme.theme()
    themeNotes = options.theme.notes(on: theme)
    let shown = (options.title ? chart : chart.anonymous).showing(options.aspects)
    let around = skies.map { $0.captioned(in: language, isAnonymous: !options.title) }
    func laidOut(isVector: Bool) throws(Problem) -> LaidOutPicture {
      try LaidOutPicture(
        of: shown, around: around, options, pixels: options.layoutPixels(isVector: isVector), theme,
        in: language, shaper: tools.fonts)
    }
    let isRaster = options.formats.contains(.png) || options.formats.isEmpty
    let first = try laidOut(isVector: !isRaster)
    let isOne =
      options.formats.allSatisfy { ($0 == .png) == isRaster } && !(isRaster && makesPage)
      || options.layoutPixels(isVector: true) == options.layoutPixels(isVector: false)
    (raster, vector) = (first, isOne ? first : try laidOut(isVector: true))
    try tools.fonts.check()
    figure = WheelFigure(of: shown, around: around)
    info = DocumentInfo(of: shown, around: around, in: language, createdAt: try Environment.sourceDate())
    (self.chart, told, self.around) = (chart.showing(options.aspects), shown, skies)
    (self.tools, pixels, self.language) = (tools, options.pixels, language)
  }

  /// The wheel that is told of: that of the picture of pixels, where there is one.
  package var wheel: Wheel { raster.wheel }

  /// The drawn geometry, for programs.
  package var response: [UInt8] { DrawingResponse(of: chart, drawnAs: wheel, in: language).json }

  /// The same on one line.
  package var responseLine: [UInt8] { DrawingResponse(of: chart, drawnAs: wheel, in: language).jsonLine }

  /// What in the layout breaks a promise; empty as it should be.
  package var findings: [WheelFinding] {
    wheel.audit(against: figure) + (vector.wheel == wheel ? [] : vector.wheel.audit(against: figure))
  }

  /// The picture as the bytes of a file.
  package func bytes(_ format: PictureFormat) throws(Problem) -> [UInt8] {
    switch format {
    case .png: try tools.renderer.png(raster.scene, pixelWidth: pixels, info: info)
    case .svg: try tools.svg.svg(vector.scene, info: info)
    case .pdf: try tools.renderer.pdf(vector.scene, info: info)
    }
  }

  /// The wheel as a page that can be touched.
  ///
  /// - Parameter report: Stands in it, where there is one.
  package func page(
    _ options: PageOptions, by shared: SharedOptions, report: PageReport?
  ) throws(Problem) -> [UInt8] {
    let caption = ChartCaption(of: told, in: language)
    let page = WebPage(
      of: vector.wheel, info: info, facts: caption.time + caption.place + caption.unknownTime + caption.notes,
      in: language, time: PageTime(of: around, around: chart, by: shared), report: report)
    let way = WebPage.Options(isFragment: options.fragment, prefix: options.prefix)
    do throws(Problem) {
      return try page.html(way, glyphs: tools.fonts, digest: SHA256.hex)
    } catch {
      throw error.code == .invalidValue ? .usage("--prefix", "\(error.message)") : error
    }
  }

  /// What a reader of the pictures should know.
  package var notes: [Note] { themeNotes + wheel.notes + raster.scene.notes }
}

extension WheelFigure.Outer {
  /// The sky with what is written beside its ring.
  fileprivate func captioned(in language: Language, isAnonymous: Bool) -> WheelFigure.Outer {
    var outer = self
    if isAnonymous { outer.chart = chart.anonymous }
    outer.caption = SkyCaption(of: outer.chart, as: sky, in: language).ring
    return outer
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

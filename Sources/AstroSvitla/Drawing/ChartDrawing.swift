import AstroSvitlaCore
public import ChartFiles
public import ChartModel
public import Diagnostics
public import Drawing
import Ephemeris
public import Interpretation
import Painting
import Shaping
public import WebPage
package import WheelLayout
import Wording

/// A chart, with the skies around it, on its way to files: laid out once for each kind of format, painted once, and
/// written in each.
///
/// It holds the studio that made it, and belongs to the same thread.
public struct ChartDrawing {
  /// The chart as it is drawn: with the aspects asked for.
  public let chart: Chart
  /// What the wheel shows.
  private let figure: WheelFigure
  /// For pictures of pixels, and for those that can be seen in any size; the same where that makes no difference.
  private let raster, vector: LaidOutPicture
  private let info: DocumentInfo
  private let studio: Studio
  private let pixels: Int
  private let language: Language
  /// The chart as it is told: without a name where none is to be shown.
  private let told: Chart
  private let around: [OuterSky]

  init(
    of chart: Chart, around skies: [OuterSky], _ style: PictureStyle, for uses: Set<DrawingUse>,
    in language: Language, with studio: Studio
  ) throws(Problem) {
    try studio.options.limits.check(width: Double(max(style.pixels, Int(style.side))))
    let shown = (style.showsTitle ? chart : chart.anonymous).showing(style.aspects)
    let around = skies.map { $0.captioned(in: language, isAnonymous: !style.showsTitle) }
    func laidOut(isVector: Bool) throws(Problem) -> LaidOutPicture {
      try LaidOutPicture(
        of: shown, around: around, style, pixels: style.layoutPixels(isVector: isVector), in: language,
        shaper: studio.fonts)
    }
    let isRaster = uses.contains(.pixels) || uses.isEmpty
    let first = try laidOut(isVector: !isRaster)
    let isOne =
      uses.count < 2 || style.layoutPixels(isVector: true) == style.layoutPixels(isVector: false)
    (raster, vector) = (first, isOne ? first : try laidOut(isVector: true))
    try studio.fonts.check()
    figure = WheelFigure(of: shown, around: around)
    info = DocumentInfo(of: shown, around: around, in: language, createdAt: studio.options.createdAt)
    (self.chart, told, self.around) = (chart.showing(style.aspects), shown, skies)
    (self.studio, pixels, self.language) = (studio, style.pixels, language)
  }

  /// The wheel that is told of: that of the picture of pixels, where there is one.
  package var wheel: Wheel { raster.wheel }

  /// The drawn geometry, for programs.
  public var response: DrawingResponse { DrawingResponse(of: chart, drawnAs: wheel, in: language) }

  /// What in the layout breaks a promise; empty as it should be.
  package var findings: [WheelFinding] {
    wheel.audit(against: figure) + (vector.wheel == wheel ? [] : vector.wheel.audit(against: figure))
  }

  /// What a reader of the pictures should know.
  public var notes: [Note] { wheel.theme.weaknesses + wheel.notes + raster.scene.notes }

  /// The picture as the bytes of a file.
  ///
  /// - Throws: `size` for more than a file of the format can hold, `outOfRange` and `tooLong` beyond the limits of the
  ///   studio.
  public func bytes(as format: PictureFormat) throws(Problem) -> [UInt8] {
    let bytes =
      switch format {
      case .png: try studio.renderer.png(raster.scene, pixelWidth: pixels, info: info)
      case .svg: try studio.svg.svg(vector.scene, info: info)
      case .pdf: try studio.renderer.pdf(vector.scene, info: info)
      }
    return try studio.options.limits.check(bytes)
  }

  /// The wheel as a page that can be touched: one HTML text that asks for nothing else.
  ///
  /// - Parameters:
  ///   - options: Whether it is a whole document or to be set into one.
  ///   - report: Stands in it, where there is one.
  /// - Throws: `invalidValue` for a prefix that cannot be.
  public func page(
    _ options: WebPage.Options = WebPage.Options(), report: Report? = nil
  ) throws(Problem) -> [UInt8] {
    let caption = ChartCaption(of: told, in: language)
    let time = PageTime(of: around, around: chart, by: studio.ephemeris)
    let page = WebPage(
      of: vector.wheel, info: info, facts: caption.time + caption.place + caption.unknownTime + caption.notes,
      in: language, time: time, report: report.map(PageReport.init))
    return try studio.options.limits.check(
      page.html(options, glyphs: studio.fonts, digest: SHA256.hex))
  }
}

/// What a drawing is made for: small pixels may leave out what could not be read.
public enum DrawingUse: Hashable, Sendable {
  /// PNG.
  case pixels
  /// SVG, PDF and pages, which can be seen in any size.
  case anySize

  package init(_ format: PictureFormat) { self = format == .png ? .pixels : .anySize }
}

extension OuterSky {
  /// The sky with what is written beside its ring.
  fileprivate func captioned(in language: Language, isAnonymous: Bool) -> OuterSky {
    var outer = self
    if isAnonymous { outer.chart = chart.anonymous }
    outer.caption = SkyCaption(of: outer.chart, as: sky, in: language).ring
    return outer
  }
}

extension Chart {
  /// The chart with the aspects asked for; those it has where nothing is asked.
  fileprivate func showing(_ aspects: PictureStyle.Aspects?) -> Chart {
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

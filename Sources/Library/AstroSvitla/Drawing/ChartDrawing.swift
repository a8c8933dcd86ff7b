import AstroBirthplaces
import AstroBylines
import AstroBytes
import AstroChartFiles
public import AstroChartModel
import AstroCouples
public import AstroDiagnostics
public import AstroDrawing
public import AstroDrawingResponse
import AstroEphemeris
public import AstroInterpretation
import AstroPainting
import AstroShaping
import AstroSkies
import AstroSvitlaCore
import AstroSynastry
public import AstroWebPage
package import AstroWheelLayout
import AstroWording

/// A chart with the skies around it, ready to be written: laid out once for each kind of format, and painted
/// once.
///
/// It holds the faces of the studio that made it, and must stay on the same thread.
public struct ChartDrawing {
  /// The chart as it is drawn, with the requested aspects.
  public let chart: Chart
  /// What the wheel shows.
  private let figure: WheelFigure
  /// The layouts for pictures made of pixels, and for formats of any size; the same if that makes no
  /// difference.
  let raster, vector: LaidOutPicture
  let info: DocumentInfo
  private let tools: Tools
  private let ephemeris: SwissEphemeris
  private let limits: StudioLimits
  private let pixels: Int
  private let language: Language
  /// The chart as it was given, with all aspects that a report may tell.
  private let birth: Chart
  /// The chart as it is described in words: without a name if none is to be shown.
  private let told: Chart
  private let around: [OuterSky]
  private let byline: Byline?

  init(
    of chart: Chart, around skies: [OuterSky], _ style: PictureStyle, for uses: Set<DrawingUse>,
    in language: Language, with studio: Studio
  ) throws(Problem) {
    try OuterSky.check(skies, around: chart)
    try studio.options.limits.check(width: Double(max(style.pixels, Int(style.side))))
    let tools = try studio.tools
    let (chart, skies) = (
      chart.namingPlaces(in: language), skies.map { $0.namingPlaces(in: language) }
    )
    let shown = (style.showsTitle ? chart : chart.anonymous).showing(style.aspects)
    let around = skies.map { $0.captioned(in: language, isAnonymous: !style.showsTitle) }
    let figure = WheelFigure(of: shown, around: around)
    func laidOut(isVector: Bool) throws(Problem) -> LaidOutPicture {
      try LaidOutPicture(
        of: shown, around: around, figure: figure, style, pixels: style.layoutPixels(isVector: isVector),
        in: language, shaper: tools.fonts)
    }
    let isRaster = uses.contains(.pixels) || uses.isEmpty
    let first = try laidOut(isVector: !isRaster)
    let isOne =
      uses.count < 2 || style.layoutPixels(isVector: true) == style.layoutPixels(isVector: false)
    (raster, vector) = (first, isOne ? first : try laidOut(isVector: true))
    try tools.fonts.check()
    (self.figure, birth) = (figure, chart)
    info = DocumentInfo(
      of: shown, around: around, figure: figure, in: language, createdAt: studio.options.createdAt
    ).by(style.drawnByline?.name)
    (self.chart, told, self.around) = (chart.showing(style.aspects), shown, skies)
    (self.tools, ephemeris, limits) = (tools, studio.ephemeris, studio.options.limits)
    (pixels, self.language, byline) = (style.pixels, language, style.drawnByline)
  }

  /// The wheel that is described: that of the pixel layout, if there is one.
  package var wheel: Wheel { raster.wheel }

  /// The drawn geometry, for use by programs.
  public var response: DrawingResponse { DrawingResponse(of: chart, drawnAs: wheel, in: language) }

  /// What the picture shows, in words.
  package var words: String { info.description }

  /// Everything in the layout that breaks a promise, such as two labels that overlap or a body outside its
  /// house, in one sentence each; empty if all is well.
  public var audit: [String] { findings.map(\.description) }

  package var findings: [WheelFinding] {
    wheel.audit(against: figure) + (vector.wheel == wheel ? [] : vector.wheel.audit(against: figure))
  }

  /// The notes that a reader of the pictures should see.
  public var notes: [Note] {
    wheel.theme.weaknesses + wheel.notes + raster.scene.notes + (byline?.notes(in: wheel.theme) ?? [])
  }

  /// The picture as the bytes of a file.
  ///
  /// - Throws: `size` for more than a file of the format can hold, `outOfRange` and `tooLong` beyond the
  ///   limits of the studio.
  public func bytes(as format: PictureFormat) throws(Problem) -> [UInt8] {
    let bytes =
      switch format {
      case .png: try tools.renderer.png(raster.scene, pixelWidth: pixels, info: info)
      case .svg: try tools.svg.svg(vector.scene, info: info)
      case .pdf: try tools.renderer.pdf(vector.scene, info: info)
      }
    return try limits.check(bytes)
  }

  /// The picture as files of several formats, each with the ending of its name.
  package func files(as formats: [PictureFormat]) throws(Problem) -> [(ending: String, bytes: [UInt8])] {
    try formats.map { format throws(Problem) in (format.fileExtension, try bytes(as: format)) }
  }

  /// The picture as paths at their places, for a painter of your own.
  ///
  /// - Throws: `missingFont` for a face that was removed after it was read.
  public func scene() throws(Problem) -> Scene { try vector.scene.outlined(by: tools.fonts) }

  /// The wheel as an interactive page: a single HTML text that loads nothing else.
  ///
  /// - Parameters:
  ///   - options: Whether it is a whole document, or a part to be inserted into one.
  ///   - report: A report to include; without one, a page of two people includes their reading.
  /// - Throws: `invalidValue` for an invalid prefix.
  public func page(
    _ options: WebPage.Options = WebPage.Options(), report: Report? = nil
  ) throws(Problem) -> [UInt8] {
    let caption = ChartCaption(of: told, in: language)
    let time = PageTime(of: around, around: chart, by: ephemeris)
    let words: PageReport? = if let report { PageReport(report, of: birth) } else { try coupleReading() }
    let page = WebPage(
      of: vector.wheel, painted: vector.wheelScene, info: info,
      facts: caption.time + caption.place + caption.unknownTime + caption.notes, in: language, time: time,
      report: words)
    return try limits.check(
      page.html(options, glyphs: tools.fonts, digest: SHA256.hex))
  }
}

extension ChartDrawing {
  /// The reading of two people whose charts the wheel shows; `nil` for other skies, for two house systems or zodiacs, and
  /// where nothing that the book knows ties the two.
  private func coupleReading() throws(Problem) -> PageReport? {
    guard around.count == 1, let partner = around.first, partner.sky == .partner, birth.kind == .natal,
      partner.chart.kind == .natal, partner.chart.settings.houseSystem == birth.settings.houseSystem,
      partner.chart.settings.zodiac == birth.settings.zodiac
    else { return nil }
    var (first, second) = (birth, partner.chart)
    if told.name == nil { (first.name, second.name) = (nil, nil) }
    let synastry = try Skies(ephemeris).synastry(of: first, with: second).value
    do throws(Problem) { return PageReport(try CoupleReport(of: synastry, in: language)) } catch {
      if error.code == .noReport { return nil }
      throw error
    }
  }
}

/// What a drawing is made for: a small picture made of pixels may leave out what could not be read.
public enum DrawingUse: Hashable, Sendable {
  /// PNG.
  case pixels
  /// SVG, PDF and pages, which can be viewed in any size.
  case anySize

  package init(_ format: PictureFormat) { self = format == .png ? .pixels : .anySize }
}

extension OuterSky {
  /// The sky with the caption of its ring.
  fileprivate func captioned(in language: Language, isAnonymous: Bool) -> OuterSky {
    var outer = self
    if isAnonymous { outer.chart = chart.anonymous }
    outer.caption = SkyCaption(of: outer.chart, as: sky, in: language).ring
    return outer
  }
}

extension Chart {
  /// The chart with the requested aspects; `nil` keeps those that it has.
  fileprivate func showing(_ aspects: PictureStyle.Aspects?) -> Chart {
    var chart = self
    switch aspects {
    case nil: break
    case .major: chart.aspects.removeAll { !$0.type.isMajor }
    case .all: chart.aspects += missingAspects()
    }
    return chart
  }

  /// The aspects, of all eleven kinds, between pairs that have none so far.
  private func missingAspects() -> [Aspect] {
    let known = Set(aspects.map { Set([$0.end1, $0.end2]) })
    return settings.withAllAspects.aspects(among: placements, angles: angles)
      .filter { !known.contains([$0.end1, $0.end2]) }
  }
}

import AstroBylines
import AstroChartModel
import AstroChartSheet
import AstroDiagnostics
import AstroDrawing
import AstroSvitlaCore
import AstroWheelLayout
import AstroWording

/// The scene of a wheel laid out for a number of pixels, alone, on a sheet, or as a poster.
struct LaidOutPicture {
  let wheel: Wheel
  let scene: Scene

  /// - Parameters:
  ///   - figure: What the wheel of the chart and the skies shows.
  ///   - pixels: The size at which the picture is viewed; what could not be read is left out.
  init(
    of chart: Chart, around skies: [OuterSky], figure: WheelFigure, _ style: PictureStyle, pixels: Int,
    in language: Language, shaper: any TextShaper
  ) throws(Problem) {
    let (theme, isTransparent) = (style.theme, style.isTransparent)
    let options = try style.wheel(of: chart, around: skies, pixels: pixels, in: language)
    switch style.form {
    case .poster(let format):
      let poster = try Poster(
        of: chart, figure: figure, format: format, options: options, showsTitle: style.showsTitle,
        byline: style.byline, theme: theme, language: language, shaper: shaper)
      (wheel, scene) = (poster.wheel, poster.scene(isTransparent: isTransparent, shaper: shaper))
    case .sheet where !skies.isEmpty:
      let sheet = SkySheet(
        of: chart, around: skies, figure: figure, options: options, theme: theme, language: language,
        shaper: shaper)
      wheel = sheet.wheel
      scene = style.signed(
        sheet.scene(width: style.side, isTransparent: isTransparent, shaper: shaper), in: language, shaper)
    case .sheet:
      let sheet = ChartSheet(
        of: chart, figure: figure, options: options, theme: theme, language: language, shaper: shaper)
      wheel = sheet.wheel
      scene = style.signed(
        sheet.scene(width: style.side, isTransparent: isTransparent, shaper: shaper), in: language, shaper)
    case .wheel:
      wheel = Wheel(of: figure, options: options, theme: theme, shaper: shaper)
      scene = wheel.scene(isTransparent: isTransparent)
    }
  }
}

extension LaidOutPicture {
  /// The wheel alone, as it is painted in the picture: on a sheet and a poster it is a group of its own.
  var wheelScene: Scene {
    Scene.items(ofGroup: "wheel", in: scene.items).map {
      Scene(size: wheel.size, background: Paint?.none, items: $0)
    }
      ?? scene
  }
}

extension Scene {
  /// The items of the first group with a label, at any depth.
  fileprivate static func items(ofGroup label: String, in items: [Item]) -> [Item]? {
    for case .group(let group) in items {
      if group.label == label { return group.items }
      if let found = Scene.items(ofGroup: label, in: group.items) { return found }
    }
    return nil
  }
}

extension PictureStyle {
  /// The page of a sheet, with the by-line if there is one.
  fileprivate func signed(_ page: Scene, in language: Language, _ shaper: any TextShaper) -> Scene {
    byline.map { page.signed(by: $0, theme: theme, language: language.tag, shaper: shaper) } ?? page
  }

  fileprivate func wheel(
    of chart: Chart, around skies: [OuterSky], pixels: Int, in language: Language
  ) throws(Problem) -> WheelOptions {
    var wheel = try WheelOptions(
      side: side, detail: .init(pixels: pixels, rings: skies.count + 1), showsAspects: showsAspects,
      caption: showsTitle ? WheelCaption(of: chart, around: skies, in: language) : nil,
      language: language.tag)
    wheel.minutes = RingMinutes(pixels: pixels)
    wheel.pixelsPerPoint = Double(pixels) / side
    return wheel
  }
}

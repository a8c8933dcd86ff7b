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
        theme: theme, language: language, shaper: shaper)
      (wheel, scene) = (poster.wheel, poster.scene(isTransparent: isTransparent, shaper: shaper))
    case .sheet where !skies.isEmpty:
      let sheet = SkySheet(
        of: chart, around: skies, figure: figure, options: options, theme: theme, language: language,
        shaper: shaper)
      wheel = sheet.wheel
      scene = sheet.scene(width: style.side, isTransparent: isTransparent, shaper: shaper)
    case .sheet:
      let sheet = ChartSheet(of: chart, options: options, theme: theme, language: language, shaper: shaper)
      wheel = sheet.wheel
      scene = sheet.scene(width: style.side, isTransparent: isTransparent, shaper: shaper)
    case .wheel:
      wheel = Wheel(of: figure, options: options, theme: theme, shaper: shaper)
      scene = wheel.scene(isTransparent: isTransparent)
    }
  }
}

extension PictureStyle {
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

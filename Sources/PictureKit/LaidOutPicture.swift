import AstroSvitla
import ChartModel
import ChartSheet
import Diagnostics
import Drawing
import WheelLayout
import Wording

/// A wheel laid out for a number of pixels, alone, on a sheet or in a format, and its scene.
struct LaidOutPicture {
  let wheel: Wheel
  let scene: Scene

  /// - Parameter pixels: How large the picture is seen: what could not be read then gives way.
  init(
    of chart: Chart, around skies: [WheelFigure.Outer], _ options: PictureOptions, pixels: Int,
    _ theme: WheelTheme, in language: Language, shaper: any TextShaper
  ) throws(Problem) {
    let figure = WheelFigure(of: chart, around: skies)
    let wheelOptions = try options.wheel(of: chart, around: skies, pixels: pixels, in: language)
    if let format = options.format {
      let poster = try Poster(
        of: chart, figure: figure, format: format, options: wheelOptions, showsTitle: options.title,
        theme: theme, language: language, shaper: shaper)
      (wheel, scene) = (poster.wheel, poster.scene(isTransparent: options.transparent, shaper: shaper))
    } else if options.sheet, !skies.isEmpty {
      let sheet = SkySheet(
        of: chart, around: skies, options: wheelOptions, theme: theme, language: language, shaper: shaper)
      wheel = sheet.wheel
      scene = sheet.scene(width: options.side, isTransparent: options.transparent, shaper: shaper)
    } else if options.sheet {
      let sheet = ChartSheet(
        of: chart, options: wheelOptions, theme: theme, language: language, shaper: shaper)
      wheel = sheet.wheel
      scene = sheet.scene(width: options.side, isTransparent: options.transparent, shaper: shaper)
    } else {
      wheel = Wheel(of: figure, options: wheelOptions, theme: theme, shaper: shaper)
      scene = wheel.scene(isTransparent: options.transparent)
    }
  }
}

extension PictureOptions {
  fileprivate func wheel(
    of chart: Chart, around skies: [WheelFigure.Outer], pixels: Int, in language: Language
  ) throws(Problem) -> WheelOptions {
    var wheel = try WheelOptions(
      side: side, detail: .init(pixels: pixels, rings: skies.count + 1), showsAspects: !noAspects,
      caption: title ? WheelCaption(of: chart, around: skies, in: language) : nil, language: language.tag)
    wheel.minutes = RingMinutes(pixels: pixels)
    wheel.pixelsPerPoint = Double(pixels) / side
    return wheel
  }
}

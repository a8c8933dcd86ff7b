package import AstroChartModel
package import AstroDrawing
import AstroGeometry
package import AstroThemes

extension Wheel {
  /// Solves the wheel of a chart.
  ///
  /// - Parameters:
  ///   - shaper: Measures the words; the scene is set in the shaped text that it returns.
  package init(
    of chart: Chart, options: WheelOptions = WheelOptions(), theme: Theme, shaper: any TextShaper
  ) {
    self.init(of: WheelFigure(of: chart), options: options, theme: theme, shaper: shaper)
  }

  /// Solves the wheel of one or more skies.
  ///
  /// - Parameters:
  ///   - shaper: Measures the words; the scene is set in the shaped text that it returns.
  package init(
    of figure: WheelFigure, options: WheelOptions = WheelOptions(), theme: Theme, shaper: any TextShaper
  ) {
    self = WheelBuilder(figure: figure, options: options, theme: theme, shaper: shaper).wheel()
  }
}

/// The steps from a figure to a wheel, in one file each.
struct WheelBuilder {
  let figure: WheelFigure
  let options: WheelOptions
  let theme: Theme
  let shaper: any TextShaper
  var plan: WheelPlan
  let metrics: WheelMetrics
  let type: WheelType
  let dial: Dial

  /// - Parameters:
  ///   - plan: By default that for the number of rings.
  ///   - glyphScale: A factor on the size of glyphs; by default that of the theme.
  ///   - origin: The longitude at nine o'clock, in degrees; by default that of the Ascendant.
  init(
    figure: WheelFigure, options: WheelOptions, theme: Theme, shaper: any TextShaper,
    plan: WheelPlan? = nil, glyphScale: Double? = nil, origin: Double? = nil
  ) {
    (self.figure, self.options, self.theme, self.shaper) = (figure, options, theme, shaper)
    var plan = plan ?? WheelPlan(rings: figure.rings.count)
    plan.deepenDividers(to: WheelType.captionDepth(for: options.leastPoints) / (options.side / 2))
    self.plan = plan
    metrics = WheelMetrics(
      halfSide: options.side / 2, detail: options.detail, bodyScale: plan.scale * options.bodyScale,
      signScale: plan.signScale, glyphScale: glyphScale ?? theme.glyphScale,
      houseDepth: plan.houseOuter - plan.aspectOuter)
    type = WheelType(metrics: metrics, theme: theme)
    dial = Dial(
      center: Point(x: options.side / 2, y: options.side / 2), halfSide: options.side / 2,
      origin: origin ?? figure.angles?.ascendant.degrees ?? 0)
  }

  func wheel() -> Wheel {
    let chords = chords()
    let rings = rings(beside: chords.drawn)
    let (rim, corners) = (rim(), captionMarks(undrawn: chords.undrawn, chords.drawn, rings))
    return Wheel(
      figure: figure, size: Size(square: options.side), dial: dial, plan: plan, detail: options.detail,
      theme: theme, rings: rings, signs: signMarks(), houseNumbers: houseNumberMarks(beside: chords.drawn),
      rimLabels: rim.marks, captions: corners.marks, cornerSigns: corners.signs, cusps: cuspLines(),
      axes: axisLines { rings.flatMap(\.marks) },
      labelTicks: rim.ticks, chords: chords.drawn, undrawnAspects: chords.undrawn, language: options.language,
      roomBeside: options.roomBeside)
  }

  /// The prefix of the ids of a ring's elements; `nil` in a wheel of one ring.
  func name(ofRing ring: Int) -> String? { figure.rings.count > 1 ? figure.rings[ring].name : nil }

  /// The text styles of what belongs to a ring.
  func skyType(ofRing ring: Int) -> WheelType {
    type.inRing(ring, of: min(figure.rings.count, plan.bands.count))
  }

  func shape(_ text: String, _ style: TextStyle) -> ShapedText {
    shaper.shape(text, style, language: options.language)
  }

  func symbol(_ characters: String, _ style: TextStyle) -> ShapedText {
    shaper.symbol(
      characters, style, language: options.language, pixelsPerPoint: options.pixelsPerPoint)
  }
}
